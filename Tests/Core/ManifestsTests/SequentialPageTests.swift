import Catalog
import Foundation
import Networking
import Testing

@testable import Manifests

/// Lists whose pages name the next one.
@Suite("Pages by cursors and addresses")
struct SequentialPageTests: BookSuite {
    private func provider(
        _ service: RecordingService,
        address: String,
        paging: String
    ) throws -> ManifestProvider {
        let text = Manifests.smallest
            .replacing("books?page={page}\",", with: "\(address)\",")
            .replacing("\"pages\": \"/pages\"", with: paging)
        return service.provider(try Manifests.manifest(text))
    }

    private static let rows = #""books": [{"id": 1, "title": "A"}, {"id": 2, "title": "B"}]"#

    @Test(
        "a page names the cursor of the next one, unless it is the last",
        arguments: [
            ("\"cursor\": \"/after\"", #"{"after": "c 2", \#(rows)}"#, "c 2"),
            (
                "\"cursor\": \"/after\"", #"{"after": 12345678901234567890, \#(rows)}"#,
                "12345678901234567890"
            ),
            ("\"cursor\": { \"lastRow\": \"/id\" }", "{\(rows)}", "2"),
            ("\"cursor\": { \"header\": \"X-After\" }", "{\(rows)}", "h"),
            ("\"cursor\": \"/after\"", #"{"after": null, \#(rows)}"#, nil),
            ("\"cursor\": \"/after\"", #"{"after": "", \#(rows)}"#, nil),
            ("\"cursor\": \"/after\"", #"{"after": false, \#(rows)}"#, nil),
            ("\"cursor\": \"/after\"", "{\(rows)}", nil),
            ("\"cursor\": \"/after\"", #"{"after": "c", "books": []}"#, nil),
        ] as [(String, String, String?)]
    )
    func cursor(_ paging: String, _ body: String, _ next: String?) async throws {
        let service = RecordingService(body, headers: ["X-After": "h"])
        let provider = try provider(
            service,
            address: "books?after={cursor}&n={size}",
            paging: paging
        )
        #expect(provider.isSequential(query()))
        let page = try await provider.page(1, of: query())
        #expect(page.next == next)
        #expect(page.totalPages == (next == nil ? 1 : nil))
        #expect(page.bytes == body.utf8.count)
        guard let next else { return }
        _ = try await provider.page(2, after: next, of: query())
        let encoded = next.replacing(" ", with: "%20")
        #expect(
            service.addresses == [
                "https://books.example/v1/books?n=20",
                "https://books.example/v1/books?after=\(encoded)&n=20",
            ]
        )
    }

    @Test("the first page may have a cursor of its own")
    func start() async throws {
        let service = RecordingService("{\(Self.rows)}")
        let provider = try provider(
            service,
            address: "books/{cursor}",
            paging: "\"cursor\": \"/next\", \"start\": \"*\""
        )
        _ = try await provider.page(1, of: query())
        #expect(service.addresses == ["https://books.example/v1/books/%2A"])
    }

    @Test(
        "a page names the address of the next one",
        arguments: [
            ("https://books.example/v1/books?p=2", "https://books.example/v1/books?p=2"),
            ("/v1/books?p=2", "https://books.example/v1/books?p=2"),
            ("?p=2", "https://books.example/v1/books?p=2"),
            ("http://books.example/v1/books?p=2", "https://books.example/v1/books?p=2"),
            ("https://books.example/v1/books?k=secret&p=2", "https://books.example/v1/books?p=2"),
        ]
    )
    func address(_ next: String, _ asked: String) async throws {
        let service = RecordingService(#"{"next": "\#(next)", \#(Self.rows)}"#)
        let text = Manifests.smallest
            .replacing("books?page={page}\",", with: "books\",")
            .replacing("\"pages\": \"/pages\"", with: "\"next\": \"/next\"")
            .replacing("/v1\" }", with: "/v1\", \"key\": { \"query\": \"k\" } }")
        let provider = service.provider(try Manifests.manifest(text))
        let page = try await provider.page(1, of: query())
        #expect(page.next == asked)
        _ = try await provider.page(2, after: page.next, of: query())
        #expect(service.addresses.last == asked)
    }

    @Test(
        "a Link header (RFC 8288) names the next page",
        arguments: [
            (#"<https://books.example/v1/books?p=2>; rel="next""#, "?p=2"),
            (#"<?p=1>; rel=prev, <?p=3>;title="a, b";rel="last next", <?p=9>; rel=last"#, "?p=3"),
            (#"<?p=1,2>; rel="next""#, "?p=1,2"),
            (#"<?p=1>; rel="prev""#, nil), (#"<?p=1; rel="next""#, nil), ("", nil),
        ] as [(String, String?)]
    )
    func link(_ header: String, _ next: String?) async throws {
        let service = RecordingService("{\(Self.rows)}", headers: ["Link": header])
        let paging = "\"next\": { \"header\": \"Link\" }"
        let provider = try provider(service, address: "books", paging: paging)
        let page = try await provider.page(1, of: query())
        #expect(page.next == next.map { "https://books.example/v1/books\($0)" })
    }

    @Test(
        "an address of another origin is refused, also if it was stored",
        arguments: [
            "https://evil.example/v1/books", "https://books.example:8443/v1/books",
            "//evil.example",
        ]
    )
    func otherOrigin(_ next: String) async throws {
        let service = RecordingService(#"{"next": "\#(next)", \#(Self.rows)}"#)
        let provider = try provider(service, address: "books", paging: "\"next\": \"/next\"")
        let host = next.contains("evil") ? "evil.example" : "books.example"
        await #expect(throws: CatalogError.badResponse(.foreignNext(host: host))) {
            try await provider.page(1, of: query())
        }
        await #expect(throws: CatalogError.self) {
            try await provider.page(2, after: next, of: query())
        }
        #expect(service.addresses.count == 1)
    }

    @Test(
        "a list with numbers ends as its pages say",
        arguments: [
            ("\"next\": \"/more\"", #"{"more": true, \#(rows)}"#, nil),
            ("\"next\": \"/more\"", #"{"more": false, \#(rows)}"#, 3),
            ("\"next\": \"/more\"", #"{"more": null, \#(rows)}"#, 3),
            ("\"next\": \"/more\"", #"{"more": 4, \#(rows)}"#, nil),
            ("\"next\": \"/more\"", #"{"more": 0, \#(rows)}"#, 3),
            ("\"next\": \"/more\"", #"{"more": {"href": "/4"}, \#(rows)}"#, nil),
            ("\"next\": \"/more\"", #"{"more": {}, \#(rows)}"#, 3),
            ("\"next\": \"/more\"", #"{"more": "https://books.example/4", \#(rows)}"#, nil),
            ("\"last\": \"short\", \"size\": 2", "{\(rows)}", nil),
            ("\"last\": \"short\", \"size\": 3", "{\(rows)}", 3),
            ("\"last\": \"empty\", \"size\": 3", "{\(rows)}", nil),
            ("\"last\": 3", "{\(rows)}", 3),
            ("\"pages\": { \"header\": \"X-Pages\" }", "{\(rows)}", 7),
            ("\"items\": { \"header\": \"x-items\" }, \"size\": 2", "{\(rows)}", 6),
        ] as [(String, String, Int?)]
    )
    func ends(_ paging: String, _ body: String, _ total: Int?) async throws {
        let service = RecordingService(body, headers: ["X-Pages": "7", "X-Items": "11"])
        let provider = try provider(service, address: "books?page={page}", paging: paging)
        #expect(!provider.isSequential(query()))
        let page = try await provider.page(3, of: query())
        #expect(page.totalPages == total)
        #expect(page.next == nil)
    }

    @Test("a service that sends fewer rows than asked isn't at its end with a full page")
    func shortPages() async throws {
        let service = RecordingService("{\(Self.rows)}")
        let paging = "\"last\": \"short\", \"size\": 50"
        let provider = try provider(
            service,
            address: "books?page={page}",
            paging: "\"size\": 2, \"last\": \"short\""
        )
        _ = try await provider.page(1, of: query())
        #expect(try await provider.page(2, of: query()).totalPages == nil)
        let capped = try self.provider(service, address: "books?page={page}", paging: paging)
        #expect(try await capped.page(1, of: query()).totalPages == 1)
    }

    @Test(
        "a cursor that the service no longer knows doesn't end the list",
        arguments: [(404, "{}"), (200, #"{"error": "gone"}"#), (200, "")]
    )
    func expired(_ status: Int, _ body: String) async throws {
        let service = RecordingService(body, status: status)
        let text = Manifests.smallest
            .replacing(
                "books?page={page}\",",
                with: "books?c={cursor}\", \"emptyStatuses\": [404],"
            )
            .replacing("\"pages\": \"/pages\"", with: "\"cursor\": \"/c\"")
        let provider = service.provider(try Manifests.manifest(text))
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.page(2, after: "old", of: query())
        }
    }

    @Test("rows that are left out count, so that pages by position have no gaps")
    func leftOutRows() async throws {
        let service = RecordingService(
            #"{"books": [{"id": 1, "title": "A", "kind": "book"}, {"id": 2, "title": "B", "kind": "map"}]}"#
        )
        let text = Manifests.smallest
            .replacing("books?page={page}\",", with: "books?from={offset}\",")
            .replacing(
                "\"items\": \"/books\"",
                with: #""items": {"at": "/books/*", "where": {"kind": "book"}}"#
            )
            .replacing("\"pages\": \"/pages\"", with: "\"size\": 2, \"last\": \"short\"")
        let provider = service.provider(try Manifests.manifest(text))
        let page = try await provider.page(1, of: query())
        #expect(page.elements.map(\.title) == ["A"])
        #expect(page.totalPages == nil)
        _ = try await provider.page(2, of: query())
        #expect(service.addresses.last == "https://books.example/v1/books?from=2")
    }

    @Test("a cursor needs a place, and a first one if it can't be left out")
    func mistakes() throws {
        let read = { (address: String, paging: String) throws(ManifestError) in
            _ = try Manifest(
                Data(
                    Manifests.smallest
                        .replacing("books?page={page}\",", with: "\(address)\",")
                        .replacing("\"pages\": \"/pages\"", with: paging).utf8
                )
            )
        }
        let cursor = ManifestIssue(at: "/lists/0/paging/cursor", .missing)
        #expect(throws: ManifestError(issues: [cursor])) { try read("books?c={cursor}", "") }
        let start = ManifestIssue(at: "/lists/0/paging/start", .missing)
        #expect(throws: ManifestError(issues: [start])) {
            try read("books/{cursor}", "\"cursor\": \"/c\"")
        }
    }
}
