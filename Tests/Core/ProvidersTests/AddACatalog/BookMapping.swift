import Catalog
import JSONText

@testable import Providers

// docs/add-a-catalog.md shows the marked parts of these files.

extension Facet<[String]> {
    /// The authors' names.
    static var authors: Self { Self("authors") }
}

// begin mapping
/// Converts the service's books to items.
struct BookMapping {
    let catalog: CatalogID

    /// Nil without an id or a title.
    func item(_ book: JSON) -> Item? {
        guard let id = book["id"]?.text, let title = book["title"]?.text else { return nil }
        return Item(
            id: Item.ID(catalog, id),
            title: title,
            // A path below the service's address, such as `covers/b1.jpg`.
            artwork: book["cover"]?.text.map { Artwork(path: $0, aspectRatio: 2.0 / 3.0) },
            facets: Facets()
                .setting(.authors, book["authors"]?.names)
                .setting(.released, book["year"]?.lenientInteger.map { Day(year: $0) })
                .setting(.rating, book["score"]?.lenientNumber.map { Rating($0) })
        )
    }
}
// end mapping
