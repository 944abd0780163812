import Catalog
import Foundation
import L10n
import Networking
import Testing

@testable import Manifests

@Suite("Pages of a manifest's lists")
struct ManifestPageTests: BookSuite {
    @Test("counts by offset, up to the last page that the service answers")
    func offset() async throws {
        let service = RecordingService(#"{"total": 95, "books": []}"#)
        let text = Manifests.smallest
            .replacing("books?page={page}\",", with: "books?from={offset}&n={size}&l={language}\",")
            .replacing("\"pages\": \"/pages\"", with: "\"size\": 10, \"last\": 4")
        let provider = service.provider(try Manifests.manifest(text))
        _ = try await provider.page(3, of: query())
        // The position of a page depends on how many rows the first one has.
        let addresses = [0, 20].map {
            "https://books.example/v1/books?from=\($0)&n=10&l=uk-UA"
        }
        #expect(service.addresses == addresses)
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.page(5, of: query())
        }
    }

    @Test(
        "knows the number of pages from pages, items and the rows that came",
        arguments: [
            ("\"pages\": \"/pages\"", "{\"pages\": 7, \"books\": [1]}", 7),
            ("\"pages\": \"/pages\"", "{\"pages\": 0, \"books\": []}", 1),
            ("\"pages\": \"/none\"", "{\"books\": [1]}", nil),
            ("\"items\": \"/n\", \"size\": 3", "{\"n\": \"7\", \"books\": [1, 2, 3]}", 3),
            ("\"items\": \"/n\", \"size\": 9", "{\"n\": \"7\", \"books\": [1, 2]}", 4),
            ("\"items\": \"/n\", \"size\": 2", "{\"n\": \"7\", \"books\": [1, 2, 3, 4]}", 2),
            ("\"items\": \"/n\"", "{\"n\": 7, \"books\": []}", 1),
            ("\"items\": \"/none\"", "{\"books\": [1]}", nil),
            (
                "\"items\": \"/n\", \"size\": 3, \"last\": 2",
                "{\"n\": 7, \"books\": [1, 2, 3]}", 2
            ),
            ("\"pages\": \"/pages\"", "{\"pages\": 1e300, \"books\": [1]}", 1_000_000),
            ("\"pages\": \"/pages\"", "{\"pages\": -1e300, \"books\": [1]}", 1),
            ("\"items\": \"/n\"", "{\"n\": 9223372036854775807, \"books\": [1]}", 1_000_000),
            ("\"items\": \"/n\"", "{\"n\": -9223372036854775808, \"books\": [1]}", 1),
            ("\"size\": 2", "{\"books\": [1, 2]}", nil),
            ("\"size\": 2", "{\"books\": [1]}", nil),
            ("\"size\": 2", "{\"books\": []}", 1),
            ("\"size\": 1, \"last\": 1", "{\"books\": [1]}", 1),
        ] as [(String, String, Int?)]
    )
    func totals(_ member: String, _ body: String, _ total: Int?) async throws {
        let rows = try Regex("\\[[1-4, ]*\\]")
        let books = body.replacing(rows) { match in
            let ids = body[match.range].filter(\.isNumber)
            return "[" + ids.map { "{\"id\": \($0), \"title\": \"B\"}" }.joined(separator: ",")
                + "]"
        }
        let provider = try provider(
            RecordingService(books),
            "\"pages\": \"/pages\"",
            member
        )
        #expect(try await provider.page(1, of: query()).totalPages == total)
    }

    @Test(
        "a service that sends fewer rows than asked loses none",
        arguments: [
            ("page={page}", ""), ("page={page}", "\"items\": \"/n\","),
            ("from={offset}", ""), ("from={offset}", "\"items\": \"/n\","),
            ("from={offset}&page={page}", ""),
        ]
    )
    func shortPages(_ numbering: String, _ total: String) async throws {
        let service = RecordingService { request in
            let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
            let value = { (name: String) in
                items?.first { $0.name == name }?.value.flatMap { Int($0) }
            }
            let start = value("from") ?? ((value("page") ?? 1) - 1) * 20
            let ids = (0..<90).dropFirst(start).prefix(20)
            let rows = ids.map { #"{"id": \#($0), "title": "B"}"# }.joined(separator: ",")
            return (200, #"{"n": 90, "books": [\#(rows)]}"#)
        }
        let text = Manifests.smallest
            .replacing("books?page={page}\",", with: "books?\(numbering)&limit={size}\",")
            .replacing("\"pages\": \"/pages\"", with: "\(total) \"size\": 100")
        for start in [1, 3] {
            let provider = service.provider(try Manifests.manifest(text))
            var keys: Set<String> = []
            var number = start
            while true {
                let page = try await provider.page(number, of: query())
                keys.formUnion(page.elements.map(\.id.key))
                if let last = page.totalPages, number >= last { break }
                number += 1
            }
            #expect(keys.count == 90 - (start - 1) * 20)
        }
    }

    @Test(
        "only the rows that came end a list with a total, even if the first page is longer",
        arguments: ["page={page}", "page={page}&n={size}"]
    )
    func promotedRows(_ address: String) async throws {
        let service = RecordingService { request in
            let number = request.url.query()?.firstMatch(of: #/page=(\d+)/#).flatMap { Int($0.1) }
            let start = ((number ?? 1) - 1) * 20
            let ids =
                Array((0..<100).dropFirst(start).prefix(20)) + (number == 1 ? [-1, -2, -3] : [])
            let rows = ids.map { #"{"id": \#($0), "title": "B"}"# }.joined(separator: ",")
            return (200, #"{"n": 103, "books": [\#(rows)]}"#)
        }
        let text = Manifests.smallest
            .replacing("books?page={page}\",", with: "books?\(address)\",")
            .replacing("\"pages\": \"/pages\"", with: "\"items\": \"/n\"")
        let provider = service.provider(try Manifests.manifest(text))
        var totals: [Int?] = []
        for number in 1...5 {
            totals.append(try await provider.page(number, of: query()).totalPages)
        }
        #expect(totals.last == 5)
        // Pages may arrive in any order.
        let other = service.provider(try Manifests.manifest(text))
        _ = try await other.page(1, of: query())
        for number in [3, 2, 5] { _ = try await other.page(number, of: query()) }
        #expect(try await other.page(4, of: query()).totalPages == 5)
        #expect(totals.dropLast().allSatisfy { $0.map { $0 >= 5 } ?? true })
    }

    @Test(
        "without a total, a list also ends with a 404 or without the place of its rows",
        arguments: [(404, "{}"), (200, "{}"), (200, "null"), (200, "")]
    )
    func ends(_ status: Int, _ body: String) async throws {
        let service = RecordingService { request in
            request.url.query()?.contains("page=1") == true
                ? (200, #"{"books": [{"id": 1, "title": "A"}]}"#) : (status, body)
        }
        let provider = try provider(service, "\"pages\": \"/pages\"", "\"size\": 1")
        #expect(try await provider.page(1, of: query()).totalPages == nil)
        #expect(
            try await provider.page(2, of: query()) == Page(number: 2, totalPages: 1, elements: [])
        )
        let total = try self.provider(service)
        await #expect(throws: CatalogError.self) { try await total.page(2, of: query()) }
    }

    @Test("a status that means empty ends the list; another is an error with its message")
    func statuses() async throws {
        let service = RecordingService(#"{"error": "There is nothing here"}"#, status: 404)
        let empty = try provider(
            service,
            "\"paging\": { \"pages\": \"/pages\" }",
            "\"paging\": { \"pages\": \"/pages\" }, \"emptyStatuses\": [404]"
        )
        #expect(
            try await empty.page(3, of: query())
                == Page(number: 3, totalPages: 2, elements: [])
        )
        #expect(try await empty.page(1, of: query("x")).elements.isEmpty)
        let strict = try provider(service)
        await #expect(throws: CatalogError.notFound(message: "There is nothing here")) {
            try await strict.page(1, of: query())
        }
    }

    @Test(
        "a response without the rows says what is there; in a search it means no results",
        arguments: [
            ("<!DOCTYPE html><p>", .notJSON(.webPage)), ("<?xml?><rss/>", .notJSON(.xml)),
            (#"{"books": ["#, .malformed(line: 1, column: 12)), (" \n", .notJSON(.nothing)),
            (#"{"error": "quota", "n": 0}"#, .missing(place: "/books", names: ["error", "n"])),
            ("null", .missing(place: "/books", names: [])),
            ("[]", .missing(place: "/books", names: [])),
        ] as [(String, ResponseFault)]
    )
    func unreadable(_ body: String, _ fault: ResponseFault) async throws {
        let provider = try provider(RecordingService(body))
        await #expect(throws: CatalogError.badResponse(fault)) {
            try await provider.page(1, of: query())
        }
        switch fault {
        case .notJSON(.webPage), .notJSON(.xml), .malformed:
            await #expect(throws: CatalogError.badResponse(fault)) {
                try await provider.page(1, of: query("x"))
            }
        default:
            let found = try await provider.page(1, of: query("x"))
            #expect(found == Page(number: 1, totalPages: 1, elements: []))
        }
    }

    @Test(
        "no rows is no rows",
        arguments: [
            (#"{"shelves": []}"#, false), (#"{"shelves": [{"books": []}, {}]}"#, false),
            (#"{"shelves": [{}, {}]}"#, true), (#"{"shelves": {}}"#, false),
            (#"{"shelves": 7}"#, true), ("{}", true),
        ]
    )
    func emptyArrays(_ body: String, _ isMissing: Bool) async throws {
        let items = "\"items\": \"/shelves/*/books/*\""
        let provider = try provider(RecordingService(body), "\"items\": \"/books\"", items)
        do throws(CatalogError) {
            #expect(try await provider.page(1, of: query()).elements.isEmpty)
            #expect(!isMissing)
        } catch {
            guard case .badResponse(.missing("/shelves/*/books/*", _)) = error else {
                throw error
            }
            #expect(isMissing)
        }
    }

    @Test("if no row of the first page can be read, the error has the reasons")
    func skippedRows() async throws {
        let service = RecordingService(
            #"{"pages": 2, "books": [{"id": 1, "name": "A"}, {"id": 2}]}"#
        )
        let provider = try provider(service)
        let error = try await #require(throws: CatalogError.self) {
            try await provider.page(1, of: query())
        }
        #expect(
            Localizer(.english).message(for: error).text.hasPrefix(
                "2 rows came, but none can be read. /books/0/title is missing (in 2 of 2 rows)."
                    + " /books/0 has: id, name."
            )
        )
        #expect(try await provider.page(2, of: query()).skipped == 2)
    }

    @Test("rows that are null mean none, and a single row may be without an array")
    func single() async throws {
        let none = try provider(RecordingService(#"{"pages": 1, "books": null}"#))
        #expect(try await none.page(1, of: query()).elements.isEmpty)
        let one = RecordingService(#"{"pages": 1, "books": {"id": 1, "title": "One"}}"#)
        #expect(try await provider(one).page(1, of: query()).elements.map(\.title) == ["One"])
    }

    @Test("reads at most 10,000 rows of a page")
    func manyRows() async throws {
        let rows = (0..<10_500).map { #"{"id": \#($0), "title": "B"}"# }.joined(separator: ",")
        let service = RecordingService(#"{"pages": 1, "books": [\#(rows)]}"#)
        let page = try await provider(service).page(1, of: query())
        #expect(page.elements.count == 10_000)
        #expect(page.skipped == 500)
    }

    @Test(
        "a search is like the first list, unless it says otherwise or takes it back with null",
        arguments: [
            ("page={page}", "page={page}&title={query}\"", "page=0&title=a"),
            (
                "page={page}", "page={page}&title={query}\", \"paging\": { \"start\": 2 }",
                "page=2&title=a"
            ),
            ("page={page}", "page={page}&title={query}\", \"paging\": null", "page=1&title=a"),
            ("page={page}", "n={size}&title={query}\"", "n=50&title=a"),
            ("page={page}", "n={size}&title={query}\", \"paging\": null", "n=20&title=a"),
            ("page={page}", "from={offset}&title={query}\"", "from=0&title=a"),
        ]
    )
    func searchLikeList(_ list: String, _ search: String, _ asked: String) async throws {
        let service = RecordingService(#"{"books": []}"#)
        let text = Manifests.smallest
            .replacing("books?page={page}\",", with: "books?\(list)\",")
            .replacing("\"pages\": \"/pages\"", with: "\"start\": 0, \"size\": 50")
            .replacing("page={page}&title={query}\"", with: search)
        _ = try await service.provider(try Manifests.manifest(text)).page(1, of: query("a"))
        #expect(service.addresses == ["https://books.example/v1/books?\(asked)"])
    }
}
