import Catalog
import Foundation
import Networking
import Providers

/// As many posts of photos as asked for, without a service: the descriptor is that of the photos,
/// the posts are made up, and 10,000 pictures serve them all.
struct PostBenchProvider: CatalogProvider {
    static let postsPerPage = 1_000
    static let userCount = 2_000
    static let pictureCount = 10_000

    let descriptor: CatalogDescriptor
    private let posts: Int

    init(posts: Int) {
        self.posts = posts
        let nowhere = HandlerHTTPClient { _ in HTTPResponse(status: 404) }
        descriptor = PhotoFeedProvider(client: nowhere, base: URL(filePath: "/")).descriptor
    }

    /// How many pages there are.
    var pageCount: Int { max(1, (posts + Self.postsPerPage - 1) / Self.postsPerPage) }

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        let first = (number - 1) * Self.postsPerPage
        let last = min(first + Self.postsPerPage, posts)
        return Page(
            number: number,
            totalPages: pageCount,
            elements: (first..<max(first, last)).map(item)
        )
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        let item = item(Int(key) ?? 0)
        return ItemDetails(item: item, facets: item.facets)
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        ImageAddress(url: URL(filePath: "/").appending(path: artwork.path), variant: "original")
    }

    /// The picture of a post, 0-based.
    static func artwork(of post: Int) -> Artwork { Artwork(path: "photo-\(post % pictureCount)") }

    private func item(_ post: Int) -> Item {
        // Strewn, so that neither the posts of a user nor those of a picture lie side by side.
        let user = (post * 7_919 + post / Self.pictureCount * 37) % Self.userCount
        return Item(
            id: Item.ID(descriptor.id, String(post)),
            title: "Photo \(post)",
            artwork: Self.artwork(of: post),
            facets: Facets().setting(.user, Person(key: "\(user)", name: "Олена Person \(user)"))
        )
    }
}
