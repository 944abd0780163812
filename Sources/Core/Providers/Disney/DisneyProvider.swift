public import Catalog
public import Foundation
import JSONText
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
        let answer = try await client.json(
            of: .characters(page: number, search: query.search),
            below: base
        )
        // `info.count` is the number of characters on this page.
        let pages = answer["info"]?["totalPages"]?.lenientInteger
        return Page(
            number: number,
            totalPages: max(pages ?? number, 1),
            rows: try rows(of: answer),
            mapping.item
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
        let rows = try rows(of: try await client.json(of: .character(key), below: base))
        let items = rows.compactMap(mapping.item)
        guard let item = items.first(where: { $0.id.key == key }) else {
            throw items.count < rows.count ? .badResponse(nil) : .notFound(message: nil)
        }
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

    /// Returns the rows of a response: an array, a single row without one, or null for none.
    private func rows(of answer: JSON) throws(CatalogError) -> [JSON] {
        guard let data = answer["data"], data.isNull || data.members != nil else {
            return try answer.rows(at: "data")
        }
        return data.isNull ? [] : [data]
    }
}
