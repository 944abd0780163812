import Catalog
import Foundation
import Primitives

/// A service of films that other services' lists name.
final class FilmService: CatalogProvider {
    typealias Answer = @Sendable (FilmName) async throws(CatalogError) -> FilmMatches

    let descriptor = CatalogDescriptor(
        id: CatalogID("movies"),
        title: .key("catalog.movies"),
        lists: [],
        facets: [FacetDeclaration(.genres, .names, caption: .key("facet.genres"))],
        row: RowTemplate(lines: [[Facet<[String]>.genres.key]]),
        tap: .details(.ownRequest),
        favorites: .persistent,
        marks: [.toWatch, .watched, .rating, .note],
        images: .persistent,
        filmColumn: "tmdbID"
    )

    static let films = [
        film(1, "Alien", 1_979), film(2, "Solaris", 1_972), film(3, "Solaris", 2_002),
        film(4, "Stalker", 1_979), film(5, "Mirror", 1_975),
    ]

    private let answer: Locked<Answer>
    private let asked = Locked<[FilmName]>([])

    init() {
        answer = Locked { @Sendable name in Self.matches(name) }
    }

    /// The names so far.
    var names: [FilmName] { asked.withLock { $0 } }

    func answer(_ answer: @escaping Answer) { self.answer.withLock { $0 = answer } }

    /// Returns the films with a name, and as candidates those with the same title.
    static func matches(_ name: FilmName) -> FilmMatches {
        switch name {
        case .key(let key): return FilmMatches(certain: films.filter { $0.id.key == key })
        case .imdb: return FilmMatches()
        case .title(let title, _):
            var matches = FilmMatches(of: name, in: films)
            matches.possible.removeAll { $0.title != title }
            return matches
        }
    }

    func films(named name: FilmName) async throws(CatalogError) -> FilmMatches {
        asked.withLock { $0.append(name) }
        return try await answer.withLock { $0 }(name)
    }

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        throw .offline
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails { throw .offline }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? { nil }

    private static func film(_ key: Int, _ title: String, _ year: Int) -> Item {
        let facets = Facets().setting(.released, Day(year: year, month: 5))
            .setting(.genres, ["Drama"])
        return Item(
            id: Item.ID(CatalogID("movies"), String(key)),
            title: title,
            artwork: nil,
            facets: facets
        )
    }
}
