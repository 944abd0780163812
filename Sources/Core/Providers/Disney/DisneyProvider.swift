public import Catalog
public import Foundation
public import Networking

/// A provider of characters from the Disney API, or from a server with the same protocol.
///
/// https://disneyapi.dev/docs/
public struct DisneyProvider: CatalogProvider {
    /// The catalog's descriptor, which doesn't depend on the service.
    public let descriptor: CatalogDescriptor

    private let client: any HTTPClient
    private let base: URL
    private let images: PictureAddresses

    /// Creates a provider without sending any request.
    ///
    /// - Parameters:
    ///   - client: a client that throws `status` for error responses.
    ///   - base: the address above `character`, such as `https://api.disneyapi.dev`.
    public init(client: any HTTPClient, base: URL) {
        descriptor = Self.makeDescriptor()
        self.client = client
        self.base = base
        images = PictureAddresses(service: base)
    }

    /// Requests a page of a query by its 1-based number.
    ///
    /// A response's links to other pages aren't used: they omit the search and are never HTTPS.
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

    /// Requests a character.
    ///
    /// The service responds to an unknown number with an empty page, and to a non-numeric value
    /// with a page of other characters.
    public func details(of key: String) async throws(CatalogError) -> ItemDetails {
        guard let number = Int(key), number > 0, String(number) == key else {
            throw .notFound(message: nil)
        }
        let payload = try await answer(.character(key))
        guard let character = payload.characters.first(where: { $0.id == number }) else {
            if payload.skipped > 0 { throw .badResponse(nil) }
            throw .notFound(message: nil)
        }
        let item = mapping.item(character)
        return ItemDetails(item: item, facets: item.facets)
    }

    /// Returns the address of a picture's only size; nil if the path is invalid.
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
