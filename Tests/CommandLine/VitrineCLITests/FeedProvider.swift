import Catalog
import Foundation
import ImagePipeline
import Library
import Primitives
import Networking

/// A feed of posts, each with a title, a photo and a user.
///
/// The photo's name selects the response: `404`, `403`, `html` and `dead`, or a picture with that
/// number of bytes, such as `250`.
struct FeedProvider: CatalogProvider {
    static let id = CatalogID("pictures")

    /// The posts, or nil while the service is offline.
    let posts: Locked<[(title: String, photo: String, user: String)]?>
    /// The paths requested so far.
    let asked = Locked<[String]>([])
    let descriptor: CatalogDescriptor

    init(_ posts: [(title: String, photo: String, user: String)]?) {
        self.posts = Locked(posts)
        descriptor = CatalogDescriptor(
            id: Self.id,
            title: .words(["en": "Pictures"]),
            lists: [
                ListDescriptor(
                    id: ListID("feed"),
                    title: .words(["en": "Feed"]),
                    shortTitle: .words(["en": "Feed"]),
                    content: .service(.none),
                    layouts: [.stream]
                )
            ],
            facets: [FacetDeclaration(.user, .person, caption: .words(["en": "User"]))],
            row: RowTemplate(lines: [["user"]]),
            tap: .flip,
            favorites: nil,
            images: .run
        )
    }

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        guard let posts = posts.withLock({ $0 }) else { throw .offline }
        let items = posts.enumerated().map { place, post in
            Item(
                id: Item.ID(Self.id, String(place)),
                title: post.title,
                artwork: Artwork(path: post.photo),
                facets: Facets().setting(.user, Person(key: post.user, name: post.user))
            )
        }
        return Page(number: 1, totalPages: 1, elements: items)
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        throw .notFound(message: nil)
    }

    func genres() async throws(CatalogError) -> [Genre] { [] }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        URL(string: "http://127.0.0.1/photos/\(artwork.path)")
            .map { ImageAddress(url: $0, variant: "original") }
    }

    func library(
        at location: StoreLocation = .memory
    ) async throws(CatalogError) -> Library {
        try await Library(
            sources: [CatalogSource(self, realm: .demo)],
            location: location,
            images: { received in
                ImageDataLoader(
                    client: Service(asked: asked),
                    measure: { data throws(ImageError) in
                        guard data.first == 1 else { throw .undecodable }
                        return PixelSize(data.count * 2, data.count)
                    },
                    received: received
                )
            }
        )
    }
}

private struct Service: HTTPClient {
    let asked: Locked<[String]>

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let name = request.url.lastPathComponent
        asked.withLock { $0.append(name) }
        switch name {
        case "dead": throw .offline(.unreachable)
        case "html": return HTTPResponse(status: 200, body: Data("<html>".utf8))
        case "404", "403": return HTTPResponse(status: Int(name) ?? 0)
        default:
            return HTTPResponse(status: 200, body: Data(repeating: 1, count: Int(name) ?? 1))
        }
    }
}
