public import Catalog
public import Foundation
import JSONText
public import Networking

/// A provider of photos from a feed: an array of all posts, with the photos under `photos/` by key.
///
/// The format is undocumented; it follows published solutions to the exercise, whose service no
/// longer exists.
public struct PhotoFeedProvider: CatalogProvider {
    /// The catalog's descriptor, which doesn't depend on the service.
    public let descriptor: CatalogDescriptor

    private let client: any HTTPClient
    private let base: URL

    /// Creates a provider without sending any request.
    ///
    /// - Parameters:
    ///   - client: a client that throws `status` for error responses.
    ///   - base: the feed's address, with or without a trailing slash.
    public init(client: any HTTPClient, base: URL) {
        descriptor = Self.makeDescriptor()
        self.client = client
        self.base = base
    }

    /// Requests the whole feed, which is page 1 and the only page.
    ///
    /// - Throws: `notFound` for any other page or list; otherwise as the protocol describes.
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        guard number == 1, query.list == Self.feed else { throw .notFound(message: nil) }
        return Page(number: 1, totalPages: 1, rows: try await posts(), mapping.item)
    }

    /// Requests the feed and returns the post, for which there are no more facts than in its row.
    ///
    /// - Throws: `notFound` if the feed doesn't contain the post; otherwise as the protocol
    ///   describes.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        let items = try await posts().lazy.compactMap(mapping.item)
        guard let item = items.first(where: { $0.id.key == key }) else {
            throw .notFound(message: nil)
        }
        return ItemDetails(item: item, facets: item.facets)
    }

    /// Returns the address of a photo's only size; nil if the path isn't a single segment.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        // Compares bytes because a slash with a combining mark is another Character.
        guard !["", ".", ".."].contains(artwork.path),
            !artwork.path.utf8.contains(UInt8(ascii: "/"))
        else { return nil }
        let url = base.appending(path: "photos").appending(path: artwork.path)
        return ImageAddress(url: url, variant: "original")
    }
}

extension PhotoFeedProvider {
    private var mapping: PostMapping { PostMapping(catalog: descriptor.id) }

    private func posts() async throws(CatalogError) -> [JSON] {
        let answer = try await client.json(of: .feed, below: base)
        guard let posts = answer.elements else { throw .badResponse(nil) }
        return posts
    }
}

extension Endpoint {
    /// The feed, which is at the base address.
    static var feed: Self { Self("") }
}
