import Catalog
import L10n
import Library
import Primitives
import Testing

@testable import VitrineCLI

@Suite("vitrine list --offline")
struct OfflineListTests {
    private let provider = ShelfProvider()

    /// A library with two stored pages of four, whose service fails the test if used.
    private func library() async throws -> Library {
        let library = try await provider.library()
        _ = await library.run("list books")
        _ = await library.run("list books --page 2 --genre Drama")
        _ = await library.run("list books --page 3")
        provider.mood.withLock { $0.isForbidden = true }
        return library
    }

    @Test("prints stored pages without a request or a notice")
    func pages() async throws {
        let library = try await library()
        let page = await library.run("list books --page 3 --offline --json")
        #expect(page.code == .done)
        #expect(page.ids == ["9", "8", "7"])
        #expect(page.json["origin"] as? String == "store")
        #expect(page.json["page"] as? Int == 3)
        #expect(page.json["totalPages"] as? Int == 4)
        #expect(page.err.isEmpty)
        let whole = await library.run("list books --all --offline --json")
        #expect(whole.ids == ["3", "1", "2", "9", "8", "7"])
        #expect(whole.json["origin"] as? String == "store")
        #expect(whole.err.isEmpty)
    }

    @Test("sorts, searches and finds genres in the store")
    func queries() async throws {
        let library = try await library()
        let sorted = await library.run("list books --sort title --all --offline --json")
        #expect(sorted.ids == ["9", "8", "3", "7", "1", "2"])
        let found = await library.run("list books --search be --offline --json")
        #expect(found.ids == ["8"])
        let whole = await library.run("list books --search be --all --offline --json")
        #expect(whole.ids == ["8"])
        let genre = await library.run("list books --page 2 --genre drama --offline --json")
        #expect(genre.ids == ["2", "5", "4"])
    }

    @Test("sorts favorites locally, with or without --offline")
    func favorites() async throws {
        let library = try await library()
        _ = await library.run("favorites add books 9 3 7")
        for option in ["", " --offline", " --all"] {
            let line = "list books --list favorites\(option) --json"
            #expect(await library.run(line).ids == ["7", "3", "9"])
            #expect(await library.run(line + " --sort title").ids == ["9", "3", "7"])
            #expect(await library.run(line + " --sort title.desc").ids == ["7", "3", "9"])
            #expect(await library.run(line + " --sort rating").ids == ["3", "9", "7"])
            #expect(await library.run(line).err.isEmpty)
        }
    }

    @Test(
        "without stored data, exits as offline with its own message",
        arguments: [
            "list books --page 2", "list books --list whole", "list books --list whole --all",
            "list books --years 1999", "list books --sort rating", "list books --search zzz",
            "list books --search zzz --all",
        ]
    )
    func nothing(line: String) async throws {
        let run = try await library().run(line + " --offline --json")
        #expect(
            run
                == CommandRun(
                    code: .offline,
                    out: "",
                    err: "Error: Nothing has been saved for offline use yet.\n"
                )
        )
    }

    @Test("does not request genres")
    func genres() async throws {
        provider.mood.withLock { $0.isForbidden = true }
        let library = try await provider.library()
        #expect(await library.run("list books --genre Drama --offline").code == .offline)
        #expect(await library.run("list books --list favorites --offline --json").ids == [])
    }
}
