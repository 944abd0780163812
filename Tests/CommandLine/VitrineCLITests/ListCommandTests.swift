import Catalog
import Foundation
import L10n
import Library
import Primitives
import Testing

@testable import VitrineCLI

@Suite("vitrine list")
struct ListCommandTests {
    private let provider = ShelfProvider()

    @Test("JSON has the documented keys in order, and the page as served")
    func json() async throws {
        provider.mood.withLock {
            $0.perPage = 2
            $0.skipped = 1
        }
        let library = try await provider.library()
        try await library.page(1, of: Query(catalog: Shelf.id, list: Shelf.popular.id))
        try await library.edit([.add(.favorite)], of: Item.ID(Shelf.id, "1"))
        let run = await library.run("list books --json")
        let expected = """
            {
              "catalog": "books",
              "list": "popular",
              "page": 1,
              "totalPages": 4,
              "origin": "network",
              "skipped": 1,
              "items": [
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
                  "image": "http://127.0.0.1/images/3.jpg"
                },
                {
                  "id": "1",
                  "title": "One",
                  "favorite": true,
                  "image": "http://127.0.0.1/images/1.jpg"
                }
              ]
            }

            """
        #expect(run == CommandRun(code: .done, out: expected, err: ""))
    }

    @Test("prints a page as served, including rows from other pages")
    func page() async throws {
        let run = try await provider.library().run("list books --page 2 --json")
        #expect(run.ids == ["2", "5", "4"])
        #expect(run.json["page"] as? Int == 2)
    }

    @Test("--all prints every item once, and shows progress in a terminal")
    func all() async throws {
        let run = try await provider.library().run("list books --all --json", columns: 80)
        #expect(run.code == .done)
        #expect(run.ids.sorted() == (1...9).map(String.init))
        #expect(run.json["page"] as? Int == 1)
        #expect(run.json["totalPages"] as? Int == 4)
        #expect(run.json["origin"] as? String == "network")
        #expect(run.err.contains("\r\u{1B}[KLoading pages: 4 of 4"))
        #expect(run.err.hasSuffix("\r\u{1B}[K"))
        let quiet = try await provider.library().run("list books --all --json")
        #expect(quiet == CommandRun(code: .done, out: run.out, err: ""))
    }

    @Test("--all reports its progress without a terminal, too, if it takes long")
    func slow() async throws {
        let time = Locked(Duration.zero)
        let uptime = { @Sendable () -> Duration in
            time.withLock { time in
                time += .seconds(5)
                return time
            }
        }
        let run = try await provider.library().run("list books --all --json", uptime: uptime)
        #expect(run.err.hasSuffix("Loading pages: 4 of 4\n"))
        let lines = run.err.split(separator: "\n")
        #expect(Set(lines).count == lines.count)
    }

    @Test("a local sort orders the whole list before printing a page")
    func librarySort() async throws {
        let library = try await provider.library()
        let whole = await library.run("list books --sort title --all --json")
        #expect(whole.ids == ["9", "8", "3", "4", "5", "7", "1", "2", "6"])
        let second = await library.run("list books --sort title --page 2 --json")
        #expect(second.ids == ["4", "5", "7"])
        let last = await library.run("list books --sort title.desc --page 4 --json")
        #expect(last.ids == [])
        #expect(last.json["totalPages"] as? Int == 4)
    }

    @Test("accepts genres by key or name in any case, and sends their keys")
    func genres() async throws {
        let library = try await provider.library()
        let run = await library.run("list books --genre дрАМА --genre 80 --json")
        #expect(run.code == .done)
        #expect(provider.queries.withLock { $0.last?.filter.genres } == ["18", "80"])
        let unknown = await library.run("list books --genre War --json")
        #expect(unknown.code == .usage)
        #expect(unknown.out.isEmpty)
        #expect(unknown.err.contains("War"))
        #expect(unknown.err.contains("Драма, Crime"))
    }

    @Test("accepts a genre's alias, unless another genre has that name")
    func genreAliases() async throws {
        let library = try await provider.library()
        #expect(await library.run("list books --genre drama --json").code == .done)
        #expect(provider.queries.withLock { $0.last?.filter.genres } == ["18"])
        #expect(await library.run("list books --genre CRIME --json").code == .done)
        #expect(provider.queries.withLock { $0.last?.filter.genres } == ["80"])
    }

    @Test("sends the search, sort and years to the service")
    func query() async throws {
        let line = "list books --search ab --sort rating.asc --years -1999 --json"
        let run = try await provider.library().run(line)
        #expect(run.code == .done)
        #expect(
            provider.queries.withLock { $0.last }
                == Query(
                    catalog: Shelf.id,
                    list: Shelf.popular.id,
                    search: "ab",
                    sort: Sort(SortID("rating"), .ascending),
                    filter: Filter(years: YearRange(first: nil, last: 1999))
                )
        )
    }

    @Test("notes that a search ignores the service's sorts and filters")
    func searchOnly() async throws {
        let library = try await provider.library()
        for option in ["--sort rating", "--years 1999", "--genre 80"] {
            let run = await library.run("list books --search ab \(option) --json")
            #expect(run.code == .done)
            #expect(run.err.hasPrefix("Search results can’t be sorted or filtered"))
        }
        #expect(await library.run("list books --search ab --sort title --json").err.isEmpty)
        #expect(await library.run("list books --search ab --json").err.isEmpty)
    }

    @Test("reads favorites from the store without a notice")
    func favorites() async throws {
        let library = try await provider.library()
        let empty = await library.run("list books --list favorites --json")
        #expect(empty.ids == [])
        _ = await library.run("list books")
        try await library.edit([.add(.favorite)], of: Item.ID(Shelf.id, "2"))
        provider.mood.withLock { $0.failure = .offline }
        let run = await library.run("list books --list favorites --all --json")
        #expect(run.ids == ["2"])
        #expect(run.json["origin"] as? String == "store")
        #expect(run.json["totalPages"] as? Int == 1)
        #expect(run.err.isEmpty)
    }

    @Test("offline, prints stored pages with a notice, or fails without any")
    func offline() async throws {
        let library = try await provider.library()
        provider.mood.withLock { $0.failure = .offline }
        let nothing = await library.run("list books --json")
        #expect(
            nothing
                == CommandRun(
                    code: .offline,
                    out: "",
                    err: "Error: You are offline. Please, enable your Wi-Fi or connect using "
                        + "cellular data.\n"
                )
        )
        #expect(await library.run("list books --all").code == .offline)
        provider.mood.withLock { $0.failure = nil }
        _ = await library.run("list books")
        provider.mood.withLock { $0.failure = .offline }
        for line in ["list books --json", "list books --all --json"] {
            let stored = await library.run(line)
            #expect(stored.code == .done)
            #expect(stored.ids == ["3", "1", "2"])
            #expect(stored.json["origin"] as? String == "store")
            #expect(!stored.err.isEmpty)
            #expect(!stored.err.hasPrefix("Error"))
        }
    }

    @Test("--all prints the stored pages if the service goes offline midway")
    func breakOff() async throws {
        let library = try await provider.library()
        provider.mood.withLock { $0.lastPage = 2 }
        let run = await library.run("list books --all --json")
        #expect(run.code == .done)
        #expect(run.ids.count == 5)
        #expect(run.json["origin"] as? String == "store")
    }

    @Test(
        "a service error has its exit code and message",
        arguments: [
            (.unauthorized(message: "Bad <b>key</b>."), .service, "Error: Bad <b>key</b>.\n"),
            (.server(status: 500, message: "Broken."), .service, "Error: Broken.\n"),
            (.notFound(message: "None."), .notFound, "Error: None.\n"),
            (.rateLimited(retryAfter: nil), .service, "Error: "),
            (.badResponse(nil), .service, "Error: "), (.cancelled, .interrupted, ""),
        ] as [(CatalogError, ExitCode, String)]
    )
    func refusals(error: CatalogError, code: ExitCode, text: String) async throws {
        let library = try await provider.library()
        provider.mood.withLock { $0.failure = error }
        for line in ["list books", "list books --all", "show books 3"] {
            let run = await library.run(line, language: .ukrainian)
            #expect(run.code == code)
            #expect(run.out.isEmpty)
            #expect(run.err.hasPrefix(text))
        }
    }

    @Test("counts unreadable rows on all pages, even offline")
    func skipped() async throws {
        provider.mood.withLock { $0.skipped = 2 }
        let library = try await provider.library()
        #expect(await library.run("list books --all --json").json["skipped"] as? Int == 8)
        provider.mood.withLock { $0.isForbidden = true }
        let line = "list books --offline --json"
        #expect(await library.run(line).json["skipped"] as? Int == 2)
        #expect(await library.run(line + " --all").json["skipped"] as? Int == 8)
    }

    @Test("the origin of --all is the network only if all pages were just fetched")
    func freshness() async throws {
        let age = Locked(TimeInterval(7_200))
        let library = try await provider.library(now: { Date() - age.withLock { $0 } })
        _ = await library.run("list books --page 3")
        age.withLock { $0 = 0 }
        let some = await library.run("list books --all --json")
        #expect(some.code == .done)
        #expect(some.ids.count == 9)
        #expect(some.json["origin"] as? String == "store")
        #expect(some.err.hasPrefix("Some pages are older; the oldest was saved on "))
        _ = await library.run("list books --page 3")
        let fresh = await library.run("list books --all --json")
        #expect(fresh.json["origin"] as? String == "store")
        #expect(fresh.err.isEmpty, "seconds later")
        let narrowed = await library.run("list books --all --search Cee --json")
        #expect(narrowed.json["origin"] as? String == "network")
        #expect(narrowed.err.isEmpty)
        provider.mood.withLock { $0.failure = .offline }
        let none = await library.run("list books --all --json")
        #expect(none.json["origin"] as? String == "store")
        #expect(none.err == "Showing saved items: the service is not responding.\n")
    }

    @Test("prints a table, with the page below it in a terminal")
    func table() async throws {
        provider.mood.withLock {
            $0.perPage = 2
            $0.skipped = 2
        }
        let library = try await provider.library()
        let piped = await library.run("list books")
        #expect(
            piped.out == """
                ID  Title  Genres  Awards  Rating         Released
                3   Cee    Drama           ★ 8.5          2008
                1   One                    Not rated yet

                """
        )
        #expect(
            piped.err
                == "2 rows were skipped: unreadable, a repeated id, or beyond the limit of a page.\n"
        )
        let terminal = await library.run("list books", columns: 46)
        #expect(terminal.out.hasSuffix("\n\nPage 1 of 4\n"))
        #expect(
            terminal.out.split(separator: "\n").allSatisfy { String($0).terminalWidth <= 46 }
        )
        let beyond = await library.run("list books --page 5")
        #expect(beyond.out.isEmpty)
        #expect(beyond.err.hasPrefix("Nothing found.\n"))
    }

    @Test("an unknown catalog is an error that lists the known ones")
    func catalog() async throws {
        let library = try await provider.library()
        for line in ["list films", "show films 1"] {
            let run = await library.run(line)
            #expect(run.code == .usage)
            #expect(run.err.hasPrefix("Error: “films”"))
            #expect(run.err.contains("books"))
        }
        #expect(await library.run("list books --page 9").code == .usage)
    }

    @Test("a closed pipe ends a command silently, but a full disk fails it")
    func outputs() async throws {
        let library = try await provider.library()
        for line in ["list books", "list books --json", "show books 3", "show books 3 --json"] {
            let closed = await library.run(line, failure: .closed)
            #expect(closed == CommandRun(code: .done, out: "", err: ""))
            #expect(await library.run(line, failure: .failed(code: 28)).code == .storage)
        }
    }

    @Test("given a library, help and version print nothing")
    func alone() async throws {
        let library = try await provider.library()
        for line in ["--help", "list --help", "--version"] {
            #expect(await library.run(line) == CommandRun(code: .done, out: "", err: ""))
        }
    }
}
