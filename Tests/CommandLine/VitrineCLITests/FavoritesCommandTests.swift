import Catalog
import Foundation
import L10n
import Library
import Primitives
import Testing

@testable import VitrineCLI

@Suite("vitrine favorites")
struct FavoritesCommandTests {
    private let provider = ShelfProvider()

    @Test("JSON lists all favorites with their catalog, newest first, after each action")
    func json() async throws {
        let library = try await provider.library()
        _ = await library.run("list books")
        provider.mood.withLock { $0.isForbidden = true }
        let expected = """
            {
              "favorites": [
                {
                  "catalog": "books",
                  "id": "3",
                  "title": "Cee",
                  "favorite": true,
                  "year": 2008,
                  "releaseDate": "2008-07-16",
                  "rating": 8.5,
                  "genres": [
                    "Drama"
                  ],
                  "image": "http://127.0.0.1/images/3.jpg"
                },
                {
                  "catalog": "books",
                  "id": "1",
                  "title": "One",
                  "favorite": true,
                  "image": "http://127.0.0.1/images/1.jpg"
                }
              ]
            }

            """
        let added = await library.run("favorites add books 1 3 --json")
        #expect(added == CommandRun(code: .done, out: expected, err: ""))
        #expect(await library.run("favorites list --json") == added)
        #expect(await library.run("favorites list books --json") == added)
        let removed = await library.run("favorites remove books 3 --json")
        #expect(removed.favorites == ["1"])
        let none = await library.run("favorites remove books 1 --json")
        #expect(none == CommandRun(code: .done, out: "{\n  \"favorites\": []\n}\n", err: ""))
    }

    @Test("requests an unknown item once, and a stored one never")
    func fetching() async throws {
        let library = try await provider.library()
        #expect(
            await library.run("favorites add books 3")
                == CommandRun(code: .done, out: "♥ Cee\n", err: "")
        )
        #expect(provider.asked.withLock { $0 } == ["3"])
        provider.mood.withLock { $0.isForbidden = true }
        #expect(await library.run("favorites list --json").favorites == ["3"])
        #expect(await library.run("favorites remove books 3").out == "♡ Cee\n")
        #expect(await library.run("favorites add books 3").code == .done)
        #expect(await library.run("favorites list --json").favorites == ["3"])
    }

    @Test("adding twice and removing a missing favorite succeed")
    func harmless() async throws {
        let library = try await provider.library()
        for _ in 1...2 {
            #expect(await library.run("favorites add books 3 3").code == .done)
            #expect(await library.run("favorites list --json").favorites == ["3"])
        }
        let absent = await library.run("favorites remove books 4 3 --json")
        #expect(absent.code == .done)
        #expect(absent.err == "“4” is not a favorite.\n")
        #expect(absent.favorites.isEmpty)
        #expect(await library.run("favorites remove books 3").err == "“3” is not a favorite.\n")
    }

    @Test("tries every id, stores those that work, and exits with the error's code")
    func several() async throws {
        let library = try await provider.library()
        let missing = await library.run("favorites add books 98 5 99 3")
        #expect(missing.code == .notFound)
        #expect(missing.out == "♥ Eff\n♥ Cee\n")
        #expect(missing.err.hasPrefix("Error: 98, 99: No such book.\n"))
        #expect(missing.err.components(separatedBy: "Error").count == 2)
        #expect(await library.run("favorites list --json").favorites == ["3", "5"])
        let single = await library.run("favorites add books 98", language: .ukrainian)
        #expect(single.code == .notFound)
        #expect(single.err.hasPrefix("Error: No such book.\n"))

        provider.mood.withLock { $0.failure = .offline }
        _ = await library.run("favorites remove books 3")
        let offline = await library.run("favorites add books 97 3 --json")
        #expect(offline.code == .offline)
        #expect(offline.favorites == ["3", "5"])
        #expect(offline.err.hasPrefix("Error: 97: You are offline."))
        provider.mood.withLock { $0.failure = .server(status: 500, message: "Broken.") }
        #expect(await library.run("favorites add books 97").code == .service)
    }

    @Test("reports each of several failures, and exits with the code of the worst")
    func worst() async throws {
        provider.mood.withLock {
            $0.failures = ["96": .offline, "97": .server(status: 500, message: "Broken.")]
        }
        let library = try await provider.library()
        for keys in ["96 97 98 3", "98 3 97 96", "97 96 98"] {
            let run = await library.run("favorites add books \(keys) --json")
            #expect(run.code == .service)
            #expect(run.favorites == ["3"])
            for text in ["96: You are offline.", "97: Broken.", "98: No such book."] {
                #expect(run.err.contains("Error: \(text)"))
            }
        }
        #expect(await library.run("favorites add books 96 98").code == .notFound)
    }

    @Test("rejects catalogs with session favorites or none")
    func policies() async throws {
        var films = ShelfProvider()
        films.descriptor = Shelf.descriptor(CatalogID("films"), title: "F", favorites: .session)
        var photos = ShelfProvider()
        photos.descriptor = Shelf.descriptor(CatalogID("photos"), title: "P", favorites: nil)
        let library = try await provider.library(and: films, photos)
        for line in ["list films", "add films 3", "remove films 3 --json"] {
            let run = await library.run("favorites " + line)
            #expect(run.code == .usage)
            #expect(run.out.isEmpty)
            #expect(
                run.err.hasPrefix(
                    "Error: The favorites of “films” are kept only for the session.\n"
                )
            )
        }
        #expect(films.asked.withLock { $0 }.isEmpty)
        let none = await library.run("favorites add photos 3")
        #expect(none.code == .usage)
        #expect(none.err.hasPrefix("Error: The catalog “photos” has no favorites.\n"))
        let unknown = await library.run("favorites add shelves 3")
        #expect(unknown.code == .usage)
        #expect(unknown.err.contains("books, films, photos"))
        #expect(await library.run("favorites list --json").code == .done)
    }

    @Test("prints a table, with one titled part per catalog")
    func table() async throws {
        var games = ShelfProvider()
        games.descriptor = Shelf.descriptor(
            CatalogID("games"),
            title: "Games",
            favorites: .persistent
        )
        let library = try await provider.library(and: games)
        let empty = await library.run("favorites list")
        #expect(empty == CommandRun(code: .done, out: "", err: "No favorites yet.\n"))
        _ = await library.run("favorites add games 5")
        let head = "ID  Title  Genres  Awards  Rating         Released"
        let one = await library.run("favorites list")
        #expect(one.out == "\(head)\n5   Eff                    Not rated yet\n")
        _ = await library.run("favorites add books 5")
        let two = await library.run("favorites list")
        #expect(two.out == "Books\n\(one.out)\nGames\n\(one.out)")
        let items = await library.run("favorites list --json").json["favorites"]
        let catalogs = (items as? [[String: Any]])?.map { $0["catalog"] as? String }
        #expect(catalogs == ["books", "games"])
        #expect(await library.run("favorites list games").out == one.out)
    }

    @Test("changes are stored for other processes once a command ends")
    func processes() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = StoreLocation.file(folder.appending(path: "library.sqlite"))
        let running = try await provider.library(at: store)
        #expect(await running.run("favorites list --json").favorites.isEmpty)
        let command = try await provider.library(at: store)
        _ = await command.run("favorites add books 3 5")
        provider.mood.withLock { $0.isForbidden = true }
        #expect(await running.run("favorites list --json").favorites == ["5", "3"])
        _ = await running.run("favorites remove books 5")
        let next = try await provider.library(at: store)
        #expect(await next.run("favorites list --json").favorites == ["3"])
    }

    @Test("an interrupted command changes and prints nothing")
    func interruption() async throws {
        let library = try await provider.library()
        let run = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await library.run("favorites add books 3 5 --json")
        }.value
        #expect(run == CommandRun(code: .interrupted, out: "", err: ""))
        #expect(provider.asked.withLock { $0 }.isEmpty)
        #expect(await library.run("favorites list --json").favorites.isEmpty)
    }

    @Test("a closed pipe does not hide a failure, and a full disk is one")
    func outputs() async throws {
        let library = try await provider.library()
        for line in ["favorites list --json", "favorites add books 3", "favorites list"] {
            #expect(await library.run(line, failure: .closed).code == .done)
            #expect(await library.run(line, failure: .failed(code: 28)).code == .storage)
        }
        let mixed = await library.run("favorites add books 99 5", failure: .closed)
        #expect(mixed.code == .notFound)
        #expect(await library.run("favorites list --json").favorites == ["5", "3"])
    }
}

extension CommandRun {
    /// The ids of the favorites in JSON.
    fileprivate var favorites: [String] {
        let items = json["favorites"] as? [[String: Any]] ?? []
        return items.compactMap { $0["id"] as? String }
    }
}
