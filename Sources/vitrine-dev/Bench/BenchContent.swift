import Catalog
import Foundation
import L10n
import Manifests
import Networking
import Providers
import VitrineCLI

/// A store's content.
enum BenchContent: String, Sendable {
    /// Films with posters and with titles of equal length, which the list's floor program also
    /// uses.
    case list
    /// Films with titles of many words from ``BenchVocabulary``, but without posters.
    case titles
    /// Characters with lists of films, and portraits.
    case cast
    /// The same, in a catalog that a manifest describes.
    case figures
    /// Photo posts by 2,000 users, with their download results.
    case posts

    private static let userCount = 2_000
    /// The contents that the fling workload supports.
    private static let flung = [list, cast, figures]

    /// The number of pictures that all rows share.
    var pictureCount: Int { self == .posts ? 10_000 : 64 }
    /// The number of rows per page; a photo feed is a single page.
    var rowsPerPage: Int { self == .posts ? 1_000 : 20 }

    /// The content for scrolling through a catalog; films by default.
    ///
    /// - Throws: `badValue` if the catalog can't be measured.
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

    /// Returns the title of a 0-based row.
    var title: @Sendable (Int) -> String {
        switch self {
        case .list, .cast, .figures: { row in "Тінь забутих \(row) Amélie noir" }
        case .titles: { row in BenchVocabulary.title(of: row) }
        case .posts: { row in "Photo \(row)" }
        }
    }

    /// Returns the catalog, whose pictures the demonstration service at `address` serves.
    ///
    /// By default `client` has no responses.
    func source(
        at address: URL,
        client: any HTTPClient = HandlerHTTPClient { _ in HTTPResponse(status: 404) }
    ) -> any CatalogProvider {
        switch self {
        case .list, .titles:
            return TMDBProvider(
                client: client,
                base: address,
                imagesBase: address.appending(path: "t/p")
            )
        case .cast: return DisneyProvider(client: client, base: address)
        case .figures: return Self.figures(at: address, client)
        case .posts: return PhotoFeedProvider(client: client, base: address)
        }
    }

    private static func figures(at address: URL, _ client: any HTTPClient) -> ManifestProvider {
        do {
            let manifest = try BenchManifest.disney(at: address)
            return ManifestProvider(
                manifest,
                client: client,
                language: Language.english.contentLanguage
            )
        } catch {
            preconditionFailure("The manifest of the bench cannot be read: \(error)")
        }
    }

    /// Returns the artwork of a 0-based row, which the demonstration service serves.
    func artwork(of row: Int) -> Artwork {
        let number = row % pictureCount
        switch self {
        case .list, .titles:
            return Artwork(path: "/film-\(1_100 + number).jpg", aspectRatio: 2.0 / 3)
        case .cast, .figures: return Artwork(path: "/portraits/\(2_080 + number).webp")
        case .posts: return Artwork(path: "photo-\(number)")
        }
    }

    /// Returns the facets of a 0-based row.
    func facets(of row: Int) -> Facets {
        switch self {
        case .list, .titles:
            Facets()
                .setting(.genres, ["Drama", "Mystery"])
                .setting(.rating, Rating(Double(row % 100) / 10, votes: 100 + row % 900))
                .setting(.released, Day(year: 1920 + row % 100))
                .setting(.overview, "A made-up film for measurements, number \(row).")
        case .cast, .figures:
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

    /// Returns a row's user; posts by the same user, or of the same picture, are never adjacent.
    private func user(of row: Int) -> Person {
        let number = (row * 7_919 + row / pictureCount * 37) % Self.userCount
        return Person(key: "\(number)", name: "Олена Person \(number)")
    }

    private func names(_ kind: String, _ count: Int) -> [String] {
        (0..<count).map { "\(kind) \($0 + 1) of a made-up character" }
    }
}
