import Catalog
import Foundation
import JSONText
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
        let answer = try await client.json(of: .books(page: number), below: base)
        return Page(
            number: number,
            totalPages: max(answer["pages"]?.lenientInteger ?? number, 1),
            rows: try answer.rows(at: "books"),
            mapping.item
        )
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        let answer = try await client.json(of: .book(key), below: base)
        guard let item = mapping.item(answer) else { throw .badResponse(nil) }
        return ItemDetails(item: item, facets: item.facets)
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        ImageAddress(url: base.appending(path: artwork.path), variant: "original")
    }

    private var mapping: BookMapping { BookMapping(catalog: descriptor.id) }
}
// end provider
