import Catalog
import Foundation
import Networking

@testable import Providers

// begin provider
/// Books from an invented service.
struct BooksProvider: CatalogProvider {
    let descriptor = Self.makeDescriptor()
    let client: any HTTPClient
    /// The address that contains `books`.
    let base: URL

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        let payload = try await answer(.books(page: number))
        return Page(
            number: number,
            totalPages: max(payload.pages, 1),
            elements: payload.books.elements.map(mapping.item),
            skipped: payload.books.skipped
        )
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        let item = mapping.item(try await answer(.book(key)))
        return ItemDetails(item: item, facets: item.facets)
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        ImageAddress(url: base.appending(path: artwork.path), variant: "original")
    }

    private var mapping: BookMapping { BookMapping(catalog: descriptor.id) }

    private func answer<Payload>(
        _ endpoint: Endpoint<Payload>
    ) async throws(CatalogError) -> Payload {
        do {
            return try await client.send(endpoint, to: base)
        } catch {
            // This service sends no messages with errors.
            throw CatalogError(error, message: { _ in nil })
        }
    }
}
// end provider
