import Catalog

extension Facet<[String]> {
    /// The authors' names.
    static var authors: Self { Self("authors") }
}

// begin mapping
/// Converts the service's books to items.
struct BookMapping {
    let catalog: CatalogID

    func item(_ book: BookPayload) -> Item {
        Item(
            id: Item.ID(catalog, book.id),
            title: book.title,
            artwork: book.cover.map { Artwork(path: $0, aspectRatio: 2.0 / 3.0) },
            facets: Facets()
                .setting(.authors, book.authors)
                .setting(.released, book.year.map { Day(year: $0) })
                .setting(.rating, book.score.map { Rating($0) })
        )
    }
}
// end mapping
