import Catalog
import Foundation
import L10n
import Testing

@testable import Manifests

@Suite("The first page of a manifest's catalog, for its author")
struct SampleTests {
    private func sample(_ body: String, status: Int = 200) async throws -> CatalogSample {
        let manifest = try Manifests.manifest(Manifests.smallest)
        return try await RecordingService(body, status: status).provider(manifest).sample()
    }

    @Test("names places without a usable value, with an example")
    func gaps() async throws {
        let sample = try await sample(
            """
            {"pages": 1, "books": [
              {"id": 1, "title": "Emma", "authors": ["Jane Austen"], "cover": "/1.jpg",
               "year": 1815, "score": 4},
              {"id": 2, "title": "", "authors": [], "year": "soon", "score": 3},
              {"id": 1, "title": "Emma again", "authors": ["Jane Austen"], "cover": "/1.jpg",
               "year": "never", "score": "n/a"},
              {"title": "Persuasion", "authors": ["Jane Austen"], "cover": "/4.jpg", "year": 1817,
               "score": 4}
            ]}
            """
        )
        #expect(sample.items.map(\.title) == ["Emma"])
        #expect(sample.rowCount == 4)
        let strings = Localizer(.english)
        #expect(
            sample.gaps.map { strings.text(of: $0, rows: sample.rowCount) } == [
                "/books/2/id repeats the id 1 (in 2 of 4 rows).",
                "/books/1/title is missing (in 1 of 4 rows)."
                    + " /books/1 has: authors, id, score, title, year.",
                "/books/1/cover is missing (in 1 of 4 rows)."
                    + " /books/1 has: authors, id, score, title, year.",
                "/books/1/authors/* is missing (in 1 of 4 rows)."
                    + " /books/1 has: authors, id, score, title, year.",
                "/books/1/year can’t be used: \"soon\" (in 2 of 4 rows).",
                "/books/2/score can’t be used: \"n/a\" (in 1 of 4 rows).",
            ]
        )
    }

    @Test("a page that can be read has no gaps")
    func complete() async throws {
        let sample = try await sample(
            """
            {"books": [{"id": 1, "title": "Emma", "authors": ["Jane Austen"], "cover": "/1.jpg",
                        "year": 1815, "score": 4}]}
            """
        )
        #expect(sample.gaps.isEmpty)
        #expect(sample.items.count == 1)
    }

    @Test(
        "fails as a list would",
        arguments: [
            ("<html>", 200, CatalogError.badResponse(.notJSON(.webPage))),
            (
                "{\"error\": \"no such book\"}", 200,
                .badResponse(.missing(place: "/books", names: ["error"]))
            ),
            ("{\"error\": \"no such book\"}", 404, .notFound(message: "no such book")),
        ]
    )
    func failures(_ body: String, _ status: Int, _ error: CatalogError) async {
        await #expect(throws: error) { try await sample(body, status: status) }
    }
}
