import Catalog
import Foundation
import L10n
import Library
import Primitives
import Testing

@testable import VitrineCLI

@Suite("vitrine marks and vitrine favorites")
struct MarksCommandTests {
    private let provider = ShelfProvider()

    @Test("JSON lists marks with their catalog, newest first, and a change's items")
    func json() async throws {
        let library = try await provider.library()
        _ = await library.run("list books")
        provider.mood.withLock { $0.isForbidden = true }
        let added = await library.run("favorites add books 1 3 --json")
        #expect(added.code == .done && added.err.isEmpty)
        #expect(added.marks == ["books 3 Cee favorite", "books 1 One favorite"])
        let mark = (added.json["marks"] as? [[String: Any]])?.first ?? [:]
        #expect(Set(mark.keys) == ["catalog", "realm", "id", "title", "kind", "changed"])
        for line in [
            "favorites list", "favorites list books", "marks list", "library list",
            "marks list books --kind favorite",
        ] {
            #expect(await library.run(line + " --json") == added, "\(line)")
        }
        #expect(await library.run("marks list --kind note --json").marks.isEmpty)
        let one = await library.run("marks add books 1 --kind favorite --json")
        #expect(one.marks == ["books 1 One favorite"])
        #expect(await library.run("favorites remove books 3 --json").marks.isEmpty)
        #expect(await library.run("favorites list --json").marks == ["books 1 One favorite"])
        let none = await library.run("favorites remove books 1 --json")
        #expect(none == CommandRun(code: .done, out: "{\n  \"marks\": []\n}\n", err: ""))
    }

    @Test("all kinds are added, changed, printed and removed")
    func kinds() async throws {
        let library = try await provider.library()
        #expect(await library.run("marks add books 3").out == "Cee: on the watchlist\n")
        #expect(await library.run("marks rate books 3 4.5").out == "Cee: ★ 4.5\n")
        #expect(await library.run("marks note books 3 Fine").out == "Cee: with a note\n")
        #expect(await library.run("marks note books 3").out == "Fine\n")
        let watched = "marks add books 3 --kind watched --day "
        #expect(
            await library.run(watched + "2024-05-14").out == "Cee: watched 2024-05-14\n"
        )
        _ = await library.run(watched + "2024-06-01")
        let table = await library.run("marks list").out
        #expect(
            table.split(separator: "\n").last.map(String.init)
                == "books    3   Cee    watched 2024-05-14, watched 2024-06-01, ★ 4.5, with a note"
        )
        let day = await library.run("marks remove books 3 --kind watched --day 2024-05-14")
        #expect(day.out == "Removed from Cee: watched 2024-05-14\n")
        _ = await library.run(watched + "2024-05-14")
        let days = await library.run("marks remove books 3 --kind watched").out
        #expect(days.split(separator: "\n").count == 2)
        let note = await library.run("marks remove books 3 --kind note")
        #expect(note.out == "Removed from Cee: with a note\n")
        #expect(await library.run("marks list --json").marks == ["books 3 Cee rating"])
        let watchlist = await library.run("marks add books 3 --kind to-watch --json")
        #expect(watchlist.marks == ["books 3 Cee to-watch", "books 3 Cee rating"])
    }

    @Test("requests an unknown item once, and a stored one never")
    func fetching() async throws {
        let library = try await provider.library()
        #expect(
            await library.run("favorites add books 3")
                == CommandRun(code: .done, out: "Cee: ♥\n", err: "")
        )
        #expect(provider.asked.withLock { $0 } == ["3"])
        provider.mood.withLock { $0.isForbidden = true }
        #expect(await library.run("favorites list --json").keys == ["3"])
        #expect(await library.run("favorites remove books 3").out == "Removed from Cee: ♥\n")
        #expect(await library.run("favorites add books 3").code == .done)
        #expect(await library.run("favorites list --json").keys == ["3"])
    }

    @Test("adding twice and removing a missing mark succeed")
    func harmless() async throws {
        let library = try await provider.library()
        for _ in 1...2 {
            #expect(await library.run("favorites add books 3 3").code == .done)
            #expect(await library.run("favorites list --json").keys == ["3"])
        }
        let absent = await library.run("favorites remove books 4 3 --json")
        #expect(absent.code == .done)
        #expect(absent.err == "“4” has no such mark.\n")
        #expect(absent.keys.isEmpty)
        #expect(await library.run("favorites remove books 3").err == "“3” has no such mark.\n")
        #expect(await library.run("marks note books 3").code == .notFound)
    }

    @Test("tries every id, stores those that work, and exits with the error's code")
    func several() async throws {
        let library = try await provider.library()
        let missing = await library.run("favorites add books 98 5 99 3")
        #expect(missing.code == .notFound)
        #expect(missing.out == "Eff: ♥\nCee: ♥\n")
        #expect(missing.err.hasPrefix("Error: 98, 99: No such book.\n"))
        #expect(missing.err.components(separatedBy: "Error").count == 2)
        #expect(await library.run("favorites list --json").keys == ["3", "5"])
        let single = await library.run("favorites add books 98", language: .ukrainian)
        #expect(single.code == .notFound)
        #expect(single.err.hasPrefix("Error: No such book.\n"))

        provider.mood.withLock { $0.failure = .offline }
        _ = await library.run("favorites remove books 3")
        let offline = await library.run("favorites add books 97 3 --json")
        #expect(offline.code == .offline)
        #expect(offline.keys == ["3"])
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
        for keys in ["96 97 98 3", "98 3 97 96", "97 96 98 3"] {
            let run = await library.run("favorites add books \(keys) --json")
            #expect(run.code == .service)
            #expect(run.keys == ["3"])
            for text in ["96: You are offline.", "97: Broken.", "98: No such book."] {
                #expect(run.err.contains("Error: \(text)"))
            }
        }
        #expect(await library.run("favorites add books 96 98").code == .notFound)
    }

    @Test("rejects catalogs with session favorites, or without the kind")
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
        for line in ["add photos 3", "list photos", "remove photos 3"] {
            let none = await library.run("favorites " + line)
            #expect(none.code == .usage)
            let text = "Error: The catalog “photos” has no marks of the kind “favorite”.\n"
            #expect(none.err.hasPrefix(text), "\(line)")
        }
        for line in ["favorites add shelves 3", "marks list shelves", "marks rate shelves 3 4"] {
            let unknown = await library.run(line)
            #expect(unknown.code == .usage)
            #expect(unknown.err.contains("books, films, photos"), "\(line)")
        }
        #expect(await library.run("favorites list --json").code == .done)
    }

    @Test("a catalog that isn't connected keeps its marks of all kinds, and gives them up")
    func unavailable() async throws {
        let library = try await provider.library()
        let item = Shelf.item("7", "Seven", of: CatalogID("maps"))
        let marks: [Mark] = [
            .favorite, .toWatch, .watched(on: nil), .rating(.all[8]), .note("Far"),
        ]
        let exported = marks.map {
            ExportedMark(item, $0, realm: .live, origin: "https://maps.example")
        }
        _ = try await library.add(exported)
        let listed = await library.run("marks list maps --json")
        let available = (listed.json["marks"] as? [[String: Any]])?.map { $0["available"] as? Bool }
        #expect(available == [false, false, false, false, false])
        #expect(await library.run("marks list").out.contains("maps (not available)  7   Seven"))
        #expect(await library.run("marks export - --kind note").out.contains("Far"))
        for kind in MarkKind.allCases {
            let run = await library.run("marks remove maps 7 --kind \(kind.rawValue)")
            #expect(run.code == .done && run.out.hasPrefix("Removed from Seven: "), "\(kind)")
        }
        #expect(await library.run("marks list --json").marks.isEmpty)
        #expect(await library.run("marks list maps").code == .usage)
    }

    @Test("prints one table of all catalogs")
    func table() async throws {
        var games = ShelfProvider()
        games.descriptor = Shelf.descriptor(
            CatalogID("games"),
            title: "Games",
            favorites: .persistent
        )
        let library = try await provider.library(and: games)
        let empty = await library.run("favorites list")
        #expect(empty == CommandRun(code: .done, out: "", err: "Nothing is marked yet.\n"))
        _ = await library.run("favorites add games 5")
        _ = await library.run("favorites add books 5")
        let head = "Catalog  ID  Title  Marks\n"
        #expect(
            await library.run("favorites list").out
                == head + "books    5   Eff    ♥\ngames    5   Eff    ♥\n"
        )
        #expect(await library.run("favorites list games").out == head + "games    5   Eff    ♥\n")
    }

    @Test("changes are stored for other processes once a command ends")
    func processes() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = StoreLocation.file(folder.appending(path: "library.sqlite"))
        let running = try await provider.library(at: store)
        #expect(await running.run("favorites list --json").keys.isEmpty)
        let command = try await provider.library(at: store)
        _ = await command.run("favorites add books 3 5")
        provider.mood.withLock { $0.isForbidden = true }
        #expect(await running.run("favorites list --json").keys == ["5", "3"])
        _ = await running.run("favorites remove books 5")
        let next = try await provider.library(at: store)
        #expect(await next.run("favorites list --json").keys == ["3"])
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
        #expect(await library.run("favorites list --json").keys.isEmpty)
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
        #expect(await library.run("favorites list --json").keys == ["5", "3"])
    }
}

extension CommandRun {
    /// The marks in JSON, such as `books 3 Cee favorite`.
    fileprivate var marks: [String] {
        let marks = json["marks"] as? [[String: Any]] ?? []
        return marks.map { mark in
            ["catalog", "id", "title", "kind"].map { mark[$0] as? String ?? "–" }
                .joined(separator: " ")
        }
    }

    /// The ids of the marks in JSON.
    fileprivate var keys: [String] {
        let marks = json["marks"] as? [[String: Any]] ?? []
        return marks.compactMap { $0["id"] as? String }
    }
}
