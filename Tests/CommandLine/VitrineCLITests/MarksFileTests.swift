import Catalog
import Foundation
import L10n
import Library
import Primitives
import Testing

@testable import VitrineCLI

/// One library writes a file in a temporary folder, and another reads it.
@Suite("vitrine marks export and import")
final class MarksFileTests {
    private let provider = ShelfProvider()
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "vitrine-\(UUID())")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        // A remaining temporary folder is harmless.
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String = "hearts.json") -> String {
        folder.appending(path: name).path
    }

    private func text(of name: String = "hearts.json") throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }

    private func write(_ text: String) throws {
        try text.write(toFile: path(), atomically: false, encoding: .utf8)
    }

    /// A valid entry, with an optional part replaced.
    private func entry(_ replaced: String = "", with replacement: String = "") -> String {
        """
        {"catalog": "books", "realm": "demo", "id": "7", "title": "Gee",
         "image": {"path": "/7.jpg", "ratio": 1.5}, "facets": {"rating": {"rating": 8, "votes": 3}}}
        """.replacing(replaced.isEmpty ? "\u{0}" : replaced, with: replacement)
    }

    private func file(_ entries: String..., version: String = "1") -> String {
        let list = entries.joined(separator: ",")
        return "{\"format\":\"vitrine-favorites\",\"version\":\(version),\"favorites\":[\(list)]}"
    }

    @Test("exports all stored data in the documented format")
    func format() async throws {
        let library = try await provider.library(now: { Date(timeIntervalSince1970: 1) })
        _ = await library.run("favorites add books 5 3")
        let run = await library.run("favorites export \(path())")
        #expect(run == CommandRun(code: .done, out: "Exported 2 entries\n", err: ""))
        let expected = """
            {
              "format": "vitrine-library",
              "version": 2,
              "items": [
                {
                  "catalog": "books",
                  "realm": "demo",
                  "id": "3",
                  "title": "Cee",
                  "image": {
                    "path": "/3.jpg"
                  },
                  "facets": {
                    "genres": {
                      "names": [
                        "Drama"
                      ]
                    },
                    "rating": {
                      "rating": 8.5,
                      "votes": 10
                    },
                    "released": {
                      "day": "2008-07-16"
                    }
                  },
                  "marks": [
                    {
                      "kind": "favorite",
                      "changed": 1
                    }
                  ]
                },
                {
                  "catalog": "books",
                  "realm": "demo",
                  "id": "5",
                  "title": "Eff",
                  "image": {
                    "path": "/5.jpg"
                  },
                  "marks": [
                    {
                      "kind": "favorite",
                      "changed": 1
                    }
                  ]
                }
              ]
            }

            """
        #expect(try text() == expected)
        #expect(await library.run("favorites export -").out == expected)
        let json = await library.run("favorites export \(path("more.json")) --json")
        #expect(json.out == "{\n  \"exported\": 2\n}\n")
        #expect(try text(of: "more.json") == expected)
    }

    @Test("imports the exported favorites in order, without a request")
    func roundTrip() async throws {
        let first = try await provider.library()
        _ = await first.run("favorites add books 5 3")
        _ = await first.run("favorites export \(path())")
        let other = ShelfProvider()
        other.mood.withLock { $0.isForbidden = true }
        let second = try await other.library()
        let run = await second.run("favorites import \(path())")
        #expect(run == CommandRun(code: .done, out: "Added 2 marks\n", err: ""))
        let list = await second.run("favorites list --json")
        #expect(list == (await first.run("favorites list --json")))
        #expect(await second.run("favorites export -").out == (try text()))
    }

    @Test("importing twice changes nothing, and stored items are not overwritten")
    func merging() async throws {
        let library = try await provider.library()
        _ = await library.run("favorites add books 3")
        try write(file(entry(), entry("\"7\"", with: "\"3\""), entry()))
        let run = await library.run("favorites import \(path())", language: .ukrainian)
        #expect(run.code == .done)
        #expect(run.out == "Додано 1 позначку\n2 позначки вже були або новіші\n")
        let list = await library.run("favorites list --json").out
        #expect(list.contains("Cee"), "an item that is stored stays as it is")
        let again = await library.run("favorites import \(path()) --json")
        #expect(again.json["added"] as? Int == 0 && again.json["present"] as? Int == 3)
        #expect((again.json["skipped"] as? [Any])?.isEmpty == true)
        #expect(await library.run("favorites list --json").out == list)
    }

    @Test(
        "reports each invalid entry with its place, and imports the valid ones",
        arguments: [
            ("\"title\": \"Gee\",", "", "favorites[1].title", "missing"),
            ("\"Gee\"", "7", "favorites[1].title", "malformed"),
            ("\"Gee\"", "\" \"", "favorites[1].title", "malformed"),
            ("\"7\"", "\"\"", "favorites[1].id", "malformed"),
            ("\"7\"", "\"a\\nb\"", "favorites[1].id", "malformed"),
            ("\"demo\"", "\"moon\"", "favorites[1].realm", "malformed"),
            ("\"books\"", "\"shelves\"", "favorites[1].catalog", "unknown-catalog"),
            ("\"books\"", "\"films\"", "favorites[1].catalog", "no-favorites"),
            ("\"books\"", "\"photos\"", "favorites[1].catalog", "no-favorites"),
            ("1.5", "0", "favorites[1].image", "malformed"),
            ("\"/7.jpg\"", "null", "favorites[1].image.path", "malformed"),
            ("\"rating\": 8", "\"rating\": 11", "favorites[1].facets.rating.rating", "malformed"),
            ("\"votes\": 3", "\"votes\": -3", "favorites[1].facets.rating.votes", "malformed"),
            ("\"rating\": 8", "\"stars\": 8", "favorites[1].facets.rating.trailer", "missing"),
            (
                "{\"rating\": 8, \"votes\": 3}", "{\"link\": \"javascript:alert(1)\"}",
                "favorites[1].facets.rating.link", "malformed"
            ),
            (
                "{\"rating\": 8, \"votes\": 3}", "{\"link\": \"file:///etc/passwd\"}",
                "favorites[1].facets.rating.link", "malformed"
            ),
            (
                "{\"rating\": 8, \"votes\": 3}", "{\"day\": \"2008-02-30\"}",
                "favorites[1].facets.rating.day", "malformed"
            ),
        ]
    )
    func badEntries(replaced: String, replacement: String, place: String, reason: String)
        async throws
    {
        var films = ShelfProvider()
        films.descriptor = Shelf.descriptor(CatalogID("films"), title: "F", favorites: .session)
        var photos = ShelfProvider()
        photos.descriptor = Shelf.descriptor(CatalogID("photos"), title: "P", favorites: nil)
        let library = try await provider.library(and: films, photos)
        let good = entry("\"7\"", with: "\"8\"")
        try write(file(entry(), entry(replaced, with: replacement), good, "7", "null"))
        let run = await library.run("favorites import \(path()) --json")
        #expect(run.code == .storage)
        #expect(run.json["added"] as? Int == 2)
        let skipped = run.json["skipped"] as? [[String: Any]] ?? []
        #expect(skipped.map { $0["path"] as? String } == [place, "favorites[3]", "favorites[4]"])
        #expect(skipped.first?["reason"] as? String == reason)
        #expect(skipped.first?["entry"] as? Int == 2)
        #expect(run.err.hasPrefix("Error: “\(path())”, entry 2 (\(place)): "))
        #expect(run.err.components(separatedBy: "Error").count == 4)
        let items = await library.run("favorites list --json").json["marks"] as? [[String: Any]]
        #expect(items?.compactMap { $0["id"] as? String } == ["7", "8"])
    }

    @Test(
        "a damaged, foreign or newer file changes nothing",
        arguments: [
            ("", "isn’t a file that Vitrine can import"),
            ("{", "isn’t a file that Vitrine can import"),
            ("[]", "isn’t a file that Vitrine can import"),
            ("<html>", "isn’t a file that Vitrine can import"),
            (
                "{\"format\":\"vitrine-favorites\",\"version\":1}",
                "isn’t a file that Vitrine can import"
            ),
            (
                "{\"format\":\"vitrine-favorites\",\"version\":0,\"favorites\":[]}",
                "isn’t a file that Vitrine can import"
            ),
            (
                "{\"format\":\"other\",\"version\":1,\"favorites\":[]}",
                "isn’t a file that Vitrine can import"
            ),
            ("{\"format\":\"vitrine-favorites\",\"version\":2,\"hearts\":7}", "newer version"),
            (
                String(repeating: "[", count: 100_000), "isn’t a file that Vitrine can import"
            ),
        ]
    )
    func damaged(text: String, message: String) async throws {
        let library = try await provider.library()
        _ = await library.run("favorites add books 3")
        let before = await library.run("favorites list --json")
        try write(text)
        let run = await library.run("favorites import \(path()) --json")
        #expect(run.code == .storage)
        #expect(run.out.isEmpty)
        #expect(run.err.hasPrefix("Error: “\(path())” "))
        #expect(run.err.contains(message) && run.err.contains("Nothing was changed."))
        #expect(await library.run("favorites list --json") == before)
        let cut = await library.run("favorites export -").out.dropLast(9)
        try write(String(cut))
        #expect(await library.run("favorites import \(path())").code == .storage)
    }

    @Test("a missing or unwritable file is an error with the system's message")
    func noFile() async throws {
        let library = try await provider.library()
        _ = await library.run("favorites add books 3")
        let missing = await library.run("favorites import \(path("none.json"))")
        #expect(missing.code == .storage)
        #expect(
            missing.err
                == "Error: “\(path("none.json"))” could not be read: No such file or directory.\n"
        )
        #expect(await library.run("favorites import \(folder.path)").code == .storage)
        for place in [path("none/hearts.json"), folder.path] {
            let run = await library.run("favorites export \(place) --json")
            #expect(run.code == .storage)
            #expect(run.out.isEmpty && run.err.contains("could not be written: "))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("an export replaces a file atomically and keeps its mode and symbolic links")
    func replacing() async throws {
        let library = try await provider.library()
        _ = await library.run("favorites add books 3")
        try write(String(repeating: "old ", count: 10_000))
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path())
        try files.createSymbolicLink(atPath: path("link.json"), withDestinationPath: path())
        let reader = try #require(FileHandle(forReadingAtPath: path()))
        #expect(await library.run("favorites export \(path("link.json"))").code == .done)
        #expect(try text().hasPrefix("{\n  \"format\""))
        let attributes = try files.attributesOfItem(atPath: path())
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try files.destinationOfSymbolicLink(atPath: path("link.json")) == path())
        #expect(Set(try files.contentsOfDirectory(atPath: folder.path)).count == 2)
        // A process with the old file open reads the old content to its end.
        let old = try reader.readToEnd() ?? Data()
        #expect(String(decoding: old, as: UTF8.self).hasSuffix("old old "))
        #expect(await library.run("favorites export /dev/null").code == .done)
        #expect(
            try files.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
                == .typeCharacterSpecial
        )
    }

    @Test("an export removes keys and passwords from addresses")
    func secrets() async throws {
        let key = String(repeating: "0a", count: 16)
        let addresses = [
            "/7.jpg?api_key=\(key)&cb=2016": "/7.jpg?cb=2016",
            "https://ann:\(key)@example.org/a.png?X-Access-Token=\(key)":
                "https://example.org/a.png",
            "https://example.org/it%27s.png?cb=1&v=%26":
                "https://example.org/it%27s.png?cb=1&v=%26",
        ]
        for (address, expected) in addresses {
            let library = try await provider.library()
            let web = try #require(URL(string: "https://example.org/?api_key=\(key)"))
            let facets = Facets().setting(.source, web)
                .setting(.trailer, Trailer(site: "Vimeo", url: web))
            let item = Item(
                id: Item.ID(Shelf.id, "7"),
                title: "Gee",
                artwork: Artwork(path: address),
                facets: facets
            )
            #expect(try await library.add([ExportedMark(item, realm: .demo)]).count == 1)
            let run = await library.run("favorites export -")
            #expect(!run.out.contains(key))
            #expect(run.out.contains("\"path\": \"\(expected)\""))
            #expect(run.out.contains("\"link\": \"https://example.org/\""))
        }
    }

    @Test("only favorites are exported and imported, also of a file with other marks")
    func kinds() async throws {
        let library = try await provider.library()
        for line in ["favorites add books 3", "marks rate books 3 4", "marks add books 5"] {
            #expect(await library.run(line).code == .done)
        }
        #expect(await library.run("marks export \(path())").out == "Exported 3 entries\n")
        #expect(
            await library.run("favorites export \(path("one.json"))").out == "Exported 1 entry\n"
        )
        let other = try await ShelfProvider().library()
        #expect(await other.run("favorites import \(path())").out == "Added 1 mark\n")
        #expect(await other.run("marks import \(path()) --kind rating").out == "Added 1 mark\n")
        let rest = await other.run("marks import \(path())").out
        #expect(rest == "Added 1 mark\n2 marks were already there, or newer\n")
        #expect(await other.run("marks export -").out == (try text()))
    }

    @Test("imports and exports favorites of both realms")
    func realms() async throws {
        let library = try await provider.library()
        try write(file(entry(), entry("\"demo\"", with: "\"live\"")))
        #expect(await library.run("favorites import \(path())").out == "Added 2 marks\n")
        let connected = await library.run("favorites list --json").json["marks"] as? [Any]
        #expect(connected?.count == 1)
        let text = await library.run("favorites export -").out
        #expect(text.components(separatedBy: "\"realm\": \"live\"").count == 2)
        #expect(text.components(separatedBy: "\"realm\": \"demo\"").count == 2)
    }

    @Test("an interrupted command changes nothing")
    func interruption() async throws {
        let library = try await provider.library()
        try write(file(entry()))
        let line = "favorites import \(path())"
        let run = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await library.run(line)
        }.value
        #expect(run.code == .interrupted)
        #expect(try await library.exportedMarks([.favorite]).isEmpty)
    }

    @Test("a closed pipe does not hide an invalid entry, and a full disk is a failure")
    func outputs() async throws {
        let library = try await provider.library()
        try write(file(entry()))
        let line = "favorites import \(path())"
        #expect(await library.run(line, failure: .closed).code == .done)
        #expect(await library.run(line, failure: .failed(code: 28)).code == .storage)
        try write(file(entry(), "7"))
        #expect(await library.run(line, failure: .closed).code == .storage)
        #expect(
            await library.run("favorites export -", failure: .failed(code: 28)).code == .storage
        )
        #expect(await library.run("favorites export /dev/full").code == .storage)
    }

    @Test("a cancelled export stops waiting for a pipe's reader")
    func pipe() async throws {
        let library = try await provider.library()
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        let run = Task { [line = "favorites export \(path("pipe"))"] in await library.run(line) }
        run.cancel()
        #expect(await run.value == CommandRun(code: .interrupted, out: "", err: ""))
    }

    @Test("the help describes FILE")
    func help() {
        let lines = HelpText(strings: Localizer(.english)).lines(for: .favorites)
        #expect(lines.first?.contains("export FILE | import FILE|FOLDER…") == true)
        let marks = HelpText(strings: Localizer(.english)).lines(for: .marks)
        #expect(marks.contains { $0.contains("“-”") })
    }
}
