import Catalog
import Foundation
import ImagePipeline
import Primitives
import Networking
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Favorites' pictures", .timeLimit(.minutes(5)))
struct ArtworkProtectionTests {
    private let movies = StubProvider()
    private let folder: TemporaryFolder
    private let time = Locked(Date(timeIntervalSince1970: 1_000))
    private let isDown = Locked(false)

    init() throws {
        folder = TemporaryFolder()
        movies.answer((1...3).map { .movie($0, artwork: Artwork(path: "/\($0).jpg")) })
    }

    /// A library whose image cache removes images unused for 30 days.
    private func library(
        _ providers: StubProvider...,
        realm: Realm = .demo,
        at location: StoreLocation = .memory
    ) async throws -> Library {
        let cache = DataCache(
            folder: folder.url.appending(path: "images"),
            now: { [time] in time.withLock { $0 } }
        )
        return try await Library(
            sources: (providers.isEmpty ? [movies] : providers).map {
                CatalogSource($0, realm: realm)
            },
            location: location,
            clock: HandClock(),
            now: { [time] in time.withLock { $0 } },
            images: { [time, isDown] received in
                ImageDataLoader(
                    client: HandlerHTTPClient { _ in
                        let status = isDown.withLock { $0 } ? 500 : 200
                        return HTTPResponse(status: status, body: Data("picture".utf8))
                    },
                    cache: cache,
                    now: { time.withLock { $0 } },
                    measure: { _ in PixelSize(2, 3) },
                    received: received
                )
            }
        )
    }

    /// The pictures that load: from the network, or from the disk while the network is down.
    private func pictures(
        _ paths: [String],
        of library: Library,
        catalog: String = "movies"
    ) async throws -> [String] {
        var found: [String] = []
        for path in paths {
            let artwork = Artwork(path: path)
            let request = try #require(
                library.imageRequest(for: artwork, of: CatalogID(catalog), fit: .original)
            )
            if (try? await library.images.data(for: request)) != nil { found.append(path) }
        }
        return found
    }

    /// Lets 31 days pass, removes old pictures from the cache, and turns the network off.
    private func grow(old library: Library) async throws {
        time.withLock { $0 += 31 * 86_400 }
        await library.images.cache?.sweep()
        isDown.withLock { $0 = true }
    }

    @Test("keeps a favorite's old picture in the cache, but not others or a former favorite's")
    func lasting() async throws {
        let library = try await library()
        try await library.page(1, of: .movies())
        let all = ["/1.jpg", "/2.jpg", "/3.jpg"]
        #expect(try await pictures(all, of: library) == all)
        for key in 1...2 { try await library.edit([.add(.favorite)], of: .movie(key)) }
        try await library.edit([.remove(.favorite)], of: .movie(2))
        try await grow(old: library)
        #expect(try await pictures(all, of: library) == ["/1.jpg"])
    }

    @Test("a restarted library protects the pictures of its favorites at once")
    func restart() async throws {
        do {
            let library = try await library(at: folder.store)
            try await library.page(1, of: .movies())
            _ = try await pictures(["/1.jpg", "/2.jpg"], of: library)
            try await library.edit([.add(.favorite)], of: .movie(2))
        }
        let again = try await library(at: folder.store)
        try await grow(old: again)
        #expect(try await pictures(["/1.jpg", "/2.jpg"], of: again) == ["/2.jpg"])
    }

    @Test("a favorite with a new picture protects only that one")
    func changing() async throws {
        let library = try await library()
        try await library.edit([.add(.favorite)], of: .movie(1))
        movies.answer([.movie(1, artwork: Artwork(path: "/new.jpg"))])
        try await library.page(1, of: .movies())
        _ = try await pictures(["/1.jpg", "/new.jpg"], of: library)
        try await grow(old: library)
        #expect(try await pictures(["/1.jpg", "/new.jpg"], of: library) == ["/new.jpg"])
    }

    @Test("a realm protects only its own favorites' pictures, and leaves the other realm's alone")
    func realms() async throws {
        do {
            let demo = try await library(at: folder.store)
            try await demo.page(1, of: .movies())
            _ = try await pictures(["/1.jpg"], of: demo)
            try await demo.edit([.add(.favorite)], of: .movie(1))
        }
        let live = try await library(movies, realm: .live, at: folder.store)
        _ = try await pictures(["/1.jpg"], of: live)
        try await grow(old: live)
        #expect(try await pictures(["/1.jpg"], of: live).isEmpty)
        let demo = try await library(at: folder.store)
        #expect(try await pictures(["/1.jpg"], of: demo) == ["/1.jpg"])
    }

    @Test("keeps pictures of session favorites for the session")
    func session() async throws {
        let games = StubProvider(.games)
        let catalog = games.descriptor.id
        games.answer(
            ["1", "2"].map { key in
                let artwork = Artwork(path: "/\(key).jpg")
                return Item(
                    id: Item.ID(catalog, key),
                    title: key,
                    artwork: key == "1" ? artwork : nil,
                    facets: Facets()
                )
            }
        )
        let library = try await library(games)
        try await library.page(1, of: Query(catalog: catalog, list: ListID("popular")))
        for key in ["1", "2"] {
            try await library.edit([.add(.favorite)], of: Item.ID(catalog, key))
        }
        _ = try await pictures(["/1.jpg", "/2.jpg"], of: library, catalog: "games")
        try await grow(old: library)
        let left = try await pictures(["/1.jpg", "/2.jpg"], of: library, catalog: "games")
        #expect(left == ["/1.jpg"])
    }

    @Test("a favorite that another process adds protects its picture")
    func otherProcess() async throws {
        let ours = try await library(at: folder.store)
        try await ours.page(1, of: .movies())
        _ = try await pictures(["/1.jpg", "/2.jpg"], of: ours)
        let theirs = try await Library.test(StubProvider(), at: folder.store)
        try await theirs.edit([.add(.favorite)], of: .movie(2))
        try await grow(old: ours)
        #expect(try await pictures(["/1.jpg", "/2.jpg"], of: ours) == ["/2.jpg"])
    }

    @Test("an unreadable store doesn't remove favorites' pictures")
    func unreadable() async throws {
        let library = try await library(at: folder.store)
        try await library.page(1, of: .movies())
        _ = try await pictures(["/1.jpg"], of: library)
        try await library.edit([.add(.favorite)], of: .movie(1))
        try await library.store.write { connection throws(DatabaseError) in
            try connection.execute("ALTER TABLE marks RENAME TO gone")
            return [.anyMarks]
        }
        try await grow(old: library)
        #expect(try await pictures(["/1.jpg"], of: library) == ["/1.jpg"])
    }
}

extension CatalogDescriptor {
    /// A catalog with session favorites and persistent pictures.
    fileprivate static let games = CatalogDescriptor(
        id: CatalogID("games"),
        title: .key("games"),
        lists: [.popular],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.fromItem),
        favorites: .session,
        images: .persistent
    )
}
