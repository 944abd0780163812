import Catalog
import Foundation

/// A provider of any number of made-up rows that doesn't need a service.
///
/// It has a real catalog's descriptor; the rows share a few pictures.
struct BenchProvider: CatalogProvider {
    let descriptor: CatalogDescriptor
    private let content: BenchContent
    private var rows: Int
    private let source: any CatalogProvider

    /// Creates a provider; `demo` is the address of the pictures, used only while filling a store.
    init(_ content: BenchContent, rows: Int, demo: URL) {
        self.content = content
        self.rows = rows
        source = content.source(at: demo)
        descriptor = source.descriptor
    }

    /// The number of pages, at least 1.
    var pageCount: Int { max(1, (rows + content.rowsPerPage - 1) / content.rowsPerPage) }

    /// Returns a provider of so many full pages.
    func extended(toPage count: Int) -> BenchProvider {
        var longer = self
        longer.rows = count * content.rowsPerPage
        return longer
    }

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        let first = (number - 1) * content.rowsPerPage
        let last = min(first + content.rowsPerPage, rows)
        return Page(
            number: number,
            totalPages: pageCount,
            elements: (first..<max(first, last)).map(item)
        )
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        let item = item(Int(key) ?? 0)
        let people = companions.first.map { $0.descriptor.id }
        let cast = (0..<20).compactMap { row in people.map { BenchPeople.item(row, in: $0) } }
        return ItemDetails(
            item: item,
            facets: item.facets,
            sections: [
                ItemSection(SectionID("cast"), cast.map { ItemSection.Entry($0) }),
                ItemSection(SectionID("similar"), entries(20)),
            ].compactMap(\.self)
        )
    }

    /// The people who take part in the items; empty if the catalog has none.
    var companions: [any CatalogProvider] {
        source.companions.map { BenchPeople(descriptor: $0.descriptor, items: self) }
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        source.imageAddress(of: artwork, pixelWidth: pixelWidth)
    }

    /// Returns the id of a 0-based row.
    func id(of row: Int) -> Item.ID { Item.ID(descriptor.id, String(row)) }

    /// Returns the first rows as entries of a section.
    fileprivate func entries(_ count: Int) -> [ItemSection.Entry] {
        (0..<count).map { ItemSection.Entry(item($0)) }
    }

    private func item(_ row: Int) -> Item {
        Item(
            id: id(of: row),
            title: content.title(row),
            artwork: content.artwork(of: row),
            facets: content.facets(of: row)
        )
    }
}

/// People without pictures, each with 300 credits.
private struct BenchPeople: CatalogProvider {
    let descriptor: CatalogDescriptor
    let items: BenchProvider

    static func item(_ row: Int, in catalog: CatalogID) -> Item {
        Item(
            id: Item.ID(catalog, String(row)),
            title: "Олена Person \(row)",
            artwork: nil,
            facets: Facets()
        )
    }

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        throw .offline
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        let person = Self.item(Int(key) ?? 0, in: descriptor.id)
        return ItemDetails(
            item: person,
            facets: person.facets,
            sections: [ItemSection(SectionID("credits"), items.entries(300))].compactMap(\.self)
        )
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? { nil }
}
