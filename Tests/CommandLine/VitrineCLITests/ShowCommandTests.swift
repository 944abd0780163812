import Catalog
import L10n
import Library
import Primitives
import Testing

@testable import VitrineCLI

@Suite("vitrine show")
struct ShowCommandTests {
    private let provider = ShelfProvider()

    @Test("JSON contains the item and its details")
    func json() async throws {
        let expected = """
            {
              "id": "3",
              "title": "Cee",
              "favorite": false,
              "year": 2008,
              "releaseDate": "2008-07-16",
              "rating": 8.5,
              "genres": [
                "Drama"
              ],
              "image": "http://127.0.0.1/images/3.jpg",
              "details": {
                "genres": [
                  "Drama"
                ],
                "runtime": 90,
                "trailer": null
              }
            }

            """
        let run = try await provider.library().run("show books 3 --json")
        #expect(run == CommandRun(code: .done, out: expected, err: ""))
    }

    @Test("marks a favorite in JSON and in text")
    func favorite() async throws {
        let library = try await provider.library()
        _ = await library.run("list books")
        try await library.edit([.add(.favorite)], of: Item.ID(Shelf.id, "3"))
        #expect(await library.run("show books 3 --json").json["favorite"] as? Bool == true)
        let run = await library.run("show books 3")
        #expect(
            run.out == """
                ♥ Cee

                Released  July 16, 2008
                Genres    Drama
                Rating    ★ 8.5 (10 votes)
                Runtime   1 h 30 min

                """
        )
    }

    @Test("a missing item exits with 4 and the service's message")
    func missing() async throws {
        let run = try await provider.library().run("show books 4")
        #expect(run.code == .notFound)
        #expect(run.err.hasPrefix("Error: No such book.\n"))
    }

    @Test("--offline prints a stored item without a request, with the store as its origin")
    func store() async throws {
        let library = try await provider.library()
        _ = await library.run("list books")
        provider.mood.withLock { $0.isForbidden = true }
        let expected = """
            {
              "id": "3",
              "title": "Cee",
              "favorite": false,
              "year": 2008,
              "releaseDate": "2008-07-16",
              "rating": 8.5,
              "genres": [
                "Drama"
              ],
              "image": "http://127.0.0.1/images/3.jpg",
              "origin": "store",
              "details": {
                "genres": [
                  "Drama"
                ]
              }
            }

            """
        let run = await library.run("show books 3 --offline --json")
        #expect(run == CommandRun(code: .done, out: expected, err: ""))
        #expect(await library.run("show books 3 --offline").out.hasPrefix("Cee\n"))
        let unknown = await library.run("show books 99 --offline")
        #expect(
            unknown
                == CommandRun(
                    code: .offline,
                    out: "",
                    err: "Error: Nothing has been saved for offline use yet.\n"
                )
        )
    }

    @Test("without a network, details fail even if the item is stored")
    func offline() async throws {
        let library = try await provider.library()
        _ = await library.run("list books")
        provider.mood.withLock { $0.failure = .offline }
        let run = await library.run("show books 3")
        #expect(run.code == .offline)
        #expect(run.out.isEmpty)
    }
}
