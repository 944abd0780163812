public import Catalog
public import Foundation
public import Networking

/// Characters from the Disney API or any server that speaks its protocol.
///
/// https://disneyapi.dev/docs/
public struct DisneyProvider: CatalogProvider {
    /// Fixed; it does not depend on the service.
    public let descriptor: CatalogDescriptor

    private let client: any HTTPClient
    private let base: URL
    private let images: DisneyImages

    /// Sends no request yet.
    ///
    /// - Parameters:
    ///   - client: a client that throws `status` for a refusal.
    ///   - base: the address that `character` is below, such as `https://api.disneyapi.dev`.
    public init(client: any HTTPClient, base: URL) {
        descriptor = Self.makeDescriptor()
        self.client = client
        self.base = base
        images = DisneyImages(service: base)
    }

    /// Requests one page of a query, by its 1-based number.
    ///
    /// The links to other pages in a response are not followed: they lack the search and are never
    /// HTTPS.
    public func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        guard descriptor.list(query.list) != nil else { throw .notFound(message: nil) }
        let payload = try await answer(.characters(page: number, search: query.search))
        return Page(
            number: number,
            totalPages: max(payload.totalPages ?? number, 1),
            elements: payload.characters.map(mapping.item),
            skipped: payload.skipped
        )
    }

    /// Requests one character.
    ///
    /// The service answers an unknown number with an empty page, and anything but a number with a
    /// page of other characters.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        guard let number = Int(key), number > 0, String(number) == key else {
            throw .notFound(message: nil)
        }
        let payload = try await answer(.character(key))
        guard let character = payload.characters.first(where: { $0.id == number }) else {
            if payload.skipped > 0 { throw .badResponse }
            throw .notFound(message: nil)
        }
        let item = mapping.item(character)
        return ItemDetails(item: item, facets: item.facets)
    }

    /// The only size there is, whatever the width; nil if the path is invalid.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        images.address(of: artwork.path)
    }
}

extension DisneyProvider {
    private var mapping: CharacterMapping {
        CharacterMapping(catalog: descriptor.id, images: images)
    }

    private func answer(
        _ endpoint: Endpoint<CharacterPagePayload>
    ) async throws(CatalogError) -> CharacterPagePayload {
        do {
            return try await client.send(endpoint, to: base)
        } catch {
            // The service sends no error messages.
            throw CatalogError(error, message: { _ in nil })
        }
    }
}
