public import Catalog
public import Foundation
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
        let posts: LossyArray<PostPayload> = try await answer()
        return Page(
            number: 1,
            totalPages: 1,
            elements: posts.elements.map(PostMapping(catalog: descriptor.id).item),
            skipped: posts.skipped
        )
    }

    /// Requests the feed and returns the post, for which there are no more facts than in its row.
    ///
    /// - Throws: `notFound` if the feed doesn't contain the post; otherwise as the protocol
    ///   describes.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        let posts: LossyArray<PostPayload> = try await answer()
        guard let post = posts.elements.first(where: { $0.id.text == key }) else {
            throw .notFound(message: nil)
        }
        let item = PostMapping(catalog: descriptor.id).item(post)
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
    private func answer() async throws(CatalogError) -> LossyArray<PostPayload> {
        do {
            return try await client.send(.feed, to: base)
        } catch {
            throw CatalogError(error, message: { _ in nil })
        }
    }
}

extension Endpoint<LossyArray<PostPayload>> {
    /// The feed, which is at the base address.
    static var feed: Self { Self("") }
}
