import Catalog
import Foundation
import L10n
import Networking
import Testing

@testable import Manifests

@Suite("Trying a catalog", .timeLimit(.minutes(5)))
struct TrialTests {
    /// Returns what trying a catalog shows; `answer` gives the body for a path and query.
    private func findings(
        _ text: String = Manifests.smallest,
        picture: Result<Int, CatalogError> = .success(20),
        _ answer: @escaping @Sendable (String) -> String
    ) async throws -> [(text: String, holds: Bool)] {
        let service = RecordingService { request in
            let query = request.url.query().map { "?\($0)" } ?? ""
            return (200, answer(request.url.lastPathComponent + query))
        }
        let provider = service.provider(try Manifests.manifest(text))
        let source = CatalogSource(provider, realm: .live)
        let trial = CatalogTrial(of: source) { address async throws(CatalogError) in
            (try picture.get(), address.url.absoluteString.count)
        }
        let strings = Localizer(.english)
        var found: [(text: String, holds: Bool)] = []
        for await finding in trial.findings() {
            found.append((strings.text(of: finding), finding.holds))
        }
        return found
    }

    private static func page(_ ids: ClosedRange<Int>, total: Int = 2, members: String = "")
        -> String
    {
        let rows = ids.map {
            """
            {"id": \($0), "title": "\($0 == 1 ? "The number" : "Tale") \($0)", "authors": ["A"], "year": 1815, "score": 4,
             "cover": "/\($0).jpg"\(members)}
            """
        }
        return #"{"pages": \#(total), "books": [\#(rows.joined(separator: ","))]}"#
    }

    @Test("everything holds")
    func good() async throws {
        let found = try await findings { request in
            switch request {
            case "books?page=1": Self.page(1...3)
            case "books?page=2": Self.page(4...5)
            case "books?page=1&title=number": Self.page(2...3)
            default: #"{"pages": 0}"#
            }
        }
        #expect(found.allSatisfy { $0.holds })
        #expect(
            found.map(\.text) == [
                "Page one: 3 of 3 rows can be read.", "Rows on page two: 2.",
                "Rows found by “number”: 2.", "A search for “qzxvkwj” finds nothing, as it should.",
                "Details come from the row.", "Picture: 20 × 27 pixels.",
            ]
        )
    }

    @Test("a service that ignores the page and the search, and a place that finds nothing")
    func ignored() async throws {
        let text = Manifests.smallest("/score\"", "/stars\"").replacing(
            "books?page={page}\",",
            with: "books?page={page}&n={size}\","
        ).replacing("\"pages\": \"/pages\"", with: "\"pages\": \"/pages\", \"size\": 50")
        let picture = Result<Int, CatalogError>.failure(.server(status: 500, message: nil))
        let found = try await findings(text, picture: picture) { _ in Self.page(1...3) }
        #expect(
            found.filter { !$0.holds }.map(\.text) == [
                "/books/0/stars is missing (in 3 of 3 rows)."
                    + " /books/0 has: authors, cover, id, score, title, year.",
                "Page one has 3 rows, and “size” asks for 50.",
                "Page two has the same rows as page one.",
                "A search for “number” finds the same rows as no search.",
                "A search for “qzxvkwj” finds 3, though nothing is called so.",
                "Picture: Server error (status 500).",
            ]
        )
    }

    @Test("details name the places that only they have")
    func details() async throws {
        let manifest = Manifests.smallest(
            "\"search\"",
            """
            "details": { "address": "works/{id}", "root": "/opus", "facets": [
              { "key": "overview", "kind": "text", "at": "/about/text" } ] },
            "search"
            """
        )
        let found = try await findings(manifest) { request in
            request.hasPrefix("books")
                ? Self.page(1...5, total: 1) : #"{"opus": {"about": {"html": "x"}}}"#
        }
        let text = "/opus/about/text is missing (in 3 of 3 rows). /opus/about has: html."
        #expect(found.contains { $0.text == text && !$0.holds })
        let some = try await findings(manifest) { request in
            switch request {
            case "1": #"{"opus": {}}"#
            case "2", "3": #"{"opus": {"about": {"text": "x"}}}"#
            default: Self.page(1...5, total: 1)
            }
        }
        let gap = try #require(some.first { $0.text.hasPrefix("/opus") })
        #expect(gap.text.contains("in 1 of 3 rows"))
        #expect(gap.holds)
    }

    @Test("ends if page one fails, with what is there instead")
    func failed() async throws {
        let found = try await findings { _ in #"{"data": [], "meta": {}}"# }
        #expect(found.map(\.holds) == [false])
        #expect(
            found.map(\.text) == [
                "Page one: The response has nothing at /books. It has: data, meta."
            ]
        )
    }

    @Test("ending the iteration cancels the request")
    func cancelled() async throws {
        let isAsked = AsyncStream<Void>.makeStream()
        let isCancelled = AsyncStream<Void>.makeStream()
        let client = HandlerHTTPClient { _ in
            isAsked.continuation.yield()
            // Only cancellation ends it.
            let silence = AsyncStream<Void> { continuation in
                continuation.onTermination = { _ in isCancelled.continuation.yield() }
            }
            for await _ in silence {}
            return HTTPResponse(status: 200)
        }
        let provider = ManifestProvider(
            try Manifests.manifest(Manifests.smallest),
            client: client,
            language: "en-US"
        )
        let trial = CatalogTrial(of: CatalogSource(provider, realm: .live)) {
            _ async throws(CatalogError) in (1, 1)
        }
        let reading = Task { for await _ in trial.findings() {} }
        for await _ in isAsked.stream { break }
        reading.cancel()
        for await _ in isCancelled.stream { break }
        await reading.value
    }
}
