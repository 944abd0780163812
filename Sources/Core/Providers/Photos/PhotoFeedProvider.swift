public import Catalog
public import Foundation
public import Networking

/// Photos of a feed: one array with all posts, and each photo under `photos/` by its key.
///
/// There is no documentation; the format follows the public solutions for the exercise's service,
/// which is gone.
public struct PhotoFeedProvider: CatalogProvider {
    /// Fixed; it does not depend on the service.
    public let descriptor: CatalogDescriptor

    private let client: any HTTPClient
    private let base: URL

    /// Sends no request yet.
    ///
    /// - Parameters:
    ///   - client: a client that throws `status` for a refusal.
    ///   - base: the address of the feed, with or without a trailing slash.
    public init(client: any HTTPClient, base: URL) {
        descriptor = Self.makeDescriptor()
        self.client = client
        self.base = base
    }

    /// Requests the whole feed, which is page 1; there is no other.
    ///
    /// - Throws: `notFound` for another page or list; otherwise as the protocol says.
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        guard number == 1, query.list == Self.feed else { throw .notFound(message: nil) }
        let posts: LossyArray<PostPayload> = try await answer()
        return Page(
            number: 1,
            totalPages: 1,
            elements: posts.elements.map(PostMapping(catalog: descriptor.id).item),
            skipped: posts.skipped
        )
    }

    /// Requests the feed and looks for the post, which has no more facts than its row.
    /// - Throws: `notFound` if the feed has no such post; otherwise as the protocol says.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        let posts: LossyArray<PostPayload> = try await answer()
        guard let post = posts.elements.first(where: { $0.id.text == key }) else {
            throw .notFound(message: nil)
        }
        let item = PostMapping(catalog: descriptor.id).item(post)
        return ItemDetails(item: item, facets: item.facets)
    }

    /// The address of a photo; the same at every width, since there is one size.
    ///
    /// Nil if the path is not a single segment.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        // By bytes: a slash and a combining mark are one Character that is no slash.
        guard !["", ".", ".."].contains(artwork.path),
            !artwork.path.utf8.contains(UInt8(ascii: "/"))
        else { return nil }
        let url = base.appending(path: "photos").appending(path: artwork.path)
        return ImageAddress(url: url, variant: "original")
    }
}

extension PhotoFeedProvider {
    private func answer() async throws(CatalogError) -> LossyArray<PostPayload> {
        do {
            return try await client.send(.feed, to: base)
        } catch {
            throw CatalogError(error, message: { _ in nil })
        }
    }
}

extension Endpoint<LossyArray<PostPayload>> {
    /// The feed itself, which is at the base address.
    static var feed: Self { Self("") }
}
