import Catalog
import Foundation
import Networking
import Providers
import VitrineCLI

/// What a store is filled with.
enum BenchContent: String, Sendable {
    /// Films with titles of one length, which the floor program of the list has too, and posters.
    case list
    /// Films with titles of many words, as ``BenchVocabulary`` has them, without posters.
    case titles
    /// Characters with lists of films, and portraits.
    case cast
    /// Posts of photos by 2,000 users, and what their pictures came to.
    case posts

    private static let userCount = 2_000
    /// What can be flung through.
    private static let flung = [list, cast]

    /// How many pictures serve all rows.
    var pictureCount: Int { self == .posts ? 10_000 : 64 }
    /// How many rows come at once; a feed of photos is one page.
    var rowsPerPage: Int { self == .posts ? 1_000 : 20 }

    /// The content of a fling through a catalog of that name; films without one.
    /// - Throws: `badValue` where no such catalog is measured.
    init(catalog name: String?) throws(UsageError) {
        guard let name else {
            self = .list
            return
        }
        let names = Self.flung.map { $0.source(at: URL(filePath: "/")).descriptor.id.rawValue }
        guard let place = names.firstIndex(of: name) else {
            throw .badValue(name, of: "--catalog", allowed: names)
        }
        self = Self.flung[place]
    }

    /// Names a row, 0-based.
    var title: @Sendable (Int) -> String {
        switch self {
        case .list, .cast: { row in "Тінь забутих \(row) Amélie noir" }
        case .titles: { row in BenchVocabulary.title(of: row) }
        case .posts: { row in "Photo \(row)" }
        }
    }

    /// The catalog, with its pictures at the demonstration service that is at `address`.
    func source(at address: URL) -> any CatalogProvider {
        let nobody = HandlerHTTPClient { _ in HTTPResponse(status: 404) }
        switch self {
        case .list, .titles:
            return TMDBProvider(
                client: nobody,
                base: address,
                imagesBase: address.appending(path: "t/p")
            )
        case .cast: return DisneyProvider(client: nobody, base: address)
        case .posts: return PhotoFeedProvider(client: nobody, base: address)
        }
    }

    /// The artwork of a row, 0-based: the demonstration service draws these.
    func artwork(of row: Int) -> Artwork {
        let number = row % pictureCount
        switch self {
        case .list, .titles:
            return Artwork(path: "/film-\(1_100 + number).jpg", aspectRatio: 2.0 / 3)
        case .cast: return Artwork(path: "/portraits/\(2_080 + number).jpg")
        case .posts: return Artwork(path: "photo-\(number)")
        }
    }

    /// What else is known of a row, 0-based.
    func facets(of row: Int) -> Facets {
        switch self {
        case .list, .titles:
            Facets()
                .setting(.genres, ["Drama", "Mystery"])
                .setting(.rating, Rating(Double(row % 100) / 10, votes: 100 + row % 900))
                .setting(.released, Day(year: 1920 + row % 100))
                .setting(.overview, "A made-up film for measurements, number \(row).")
        case .cast:
            Facets()
                .setting(.films, names("Film", row % 7))
                .setting(.shortFilms, names("Short film", row / 7 % 5))
                .setting(.tvShows, names("Show", row % 4))
                .setting(.allies, names("Ally", row % 3))
                .setting(.popularity, Double(row % 7 + row / 7 % 5))
        case .posts:
            Facets().setting(.user, user(of: row))
        }
    }

    /// Strewn, so that neither the posts of a user nor those of a picture lie side by side.
    private func user(of row: Int) -> Person {
        let number = (row * 7_919 + row / pictureCount * 37) % Self.userCount
        return Person(key: "\(number)", name: "Олена Person \(number)")
    }

    private func names(_ kind: String, _ count: Int) -> [String] {
        (0..<count).map { "\(kind) \($0 + 1) of a made-up character" }
    }
}
