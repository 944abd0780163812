import Catalog
import Foundation
import Networking
import Providers

/// As many films as asked for, without a service: the descriptor is that of the movies, the rows
/// are made up, and 64 posters serve them all.
struct BenchProvider: CatalogProvider {
    static let rowsPerPage = 20
    static let posterCount = 64

    let descriptor: CatalogDescriptor
    private let rows: Int
    private let title: @Sendable (Int) -> String
    private let movies: TMDBProvider

    /// `title` names a row, 0-based; `images` is where posters are, asked for only while a store is
    /// filled.
    init(rows: Int, title: @escaping @Sendable (Int) -> String, images: URL) {
        self.rows = rows
        self.title = title
        movies = TMDBProvider(
            client: HandlerHTTPClient { _ in HTTPResponse(status: 404) },
            base: images,
            imagesBase: images
        )
        descriptor = movies.descriptor
    }

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        let first = (number - 1) * Self.rowsPerPage
        let last = min(first + Self.rowsPerPage, rows)
        return Page(
            number: number,
            totalPages: max(1, (rows + Self.rowsPerPage - 1) / Self.rowsPerPage),
            elements: (first..<max(first, last)).map(item)
        )
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        let item = item(Int(key) ?? 0)
        return ItemDetails(item: item, facets: item.facets)
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        movies.imageAddress(of: artwork, pixelWidth: pixelWidth)
    }

    /// The identity of a row, 0-based.
    func id(of row: Int) -> Item.ID { Item.ID(descriptor.id, String(row)) }

    /// The artwork of a row: the demo service draws these films.
    static func artwork(of row: Int) -> Artwork {
        Artwork(path: "/film-\(1_100 + row % posterCount).jpg", aspectRatio: 2.0 / 3)
    }

    private func item(_ row: Int) -> Item {
        Item(
            id: id(of: row),
            title: title(row),
            artwork: Self.artwork(of: row),
            facets: Facets()
                .setting(.genres, ["Drama", "Mystery"])
                .setting(.rating, Rating(Double(row % 100) / 10, votes: 100 + row % 900))
                .setting(.released, Day(year: 1920 + row % 100))
                .setting(.overview, "A made-up film for measurements, number \(row).")
        )
    }
}
