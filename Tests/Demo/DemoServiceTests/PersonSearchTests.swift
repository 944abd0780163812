import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("Searching for people") struct PersonSearchTests {
    let demo = Demo(films: TestFilms.json, people: TestPeople.json)

    private func page(_ query: String, of demo: Demo? = nil) async throws -> PersonPage {
        try await (demo ?? self.demo).decoded(PersonPage.self, "/search/person?query=\(query)")
    }

    @Test("a row has the person's facts and up to three popular films")
    func row() async throws {
        let films = try await demo.object("/discover/movie?language=uk")["results"]
        let rows = try #require(films as? [[String: Any]])
        let expected: NSDictionary = [
            "page": 1, "total_pages": 1, "total_results": 1,
            "results": [
                [
                    "adult": false, "gender": 0, "id": 12, "known_for_department": "Acting",
                    "name": "Bo Łukasz", "original_name": "Bo Łukasz", "popularity": 40.75,
                    "profile_path": NSNull(),
                    "known_for": [1, 2, 4].map { id in
                        rows.first { $0["id"] as? Int == id }?
                            .merging(["media_type": "movie"]) { $1 } ?? [:]
                    },
                ] as [String: Any]
            ],
        ]
        let body = try await demo.object("/search/person?query=bo&language=uk")
        #expect(body as NSDictionary == expected)
    }

    @Test(
        "finds words by their beginning, in any order, ignoring case and accents",
        arguments: [
            ("ann", [11]), ("AGREN+a", [11]), ("%C3%85gren", [11]), ("lukasz", [12]),
            ("odell", [13]), ("o%27dell+cy", [13]), ("long", [15]), ("ong", []), ("ann+bo", []),
            ("%21", []), ("a", [11]),
        ] as [(String, [Int])]
    )
    func words(query: String, expected: [Int]) async throws {
        #expect(try await page(query).results.map(\.id) == expected)
    }

    @Test("pages have twenty people, by descending popularity")
    func pages() async throws {
        let demo = Demo()
        var rows: [PersonPage.Row] = []
        let total = try await page("j", of: demo).total_pages
        for number in 1...total {
            let page = try await page("j&page=\(number)", of: demo)
            #expect(page.page == number && (number == total || page.results.count == 20))
            rows += page.results
        }
        let expected = PersonData.records().filter {
            SearchText.words($0.name).contains { $0.hasPrefix("j") }
        }
        #expect(total > 2)
        #expect(Set(rows.map(\.id)) == Set(expected.map(\.id)))
        #expect(rows.map(\.popularity) == rows.map(\.popularity).sorted(by: >))
        #expect(rows.allSatisfy { (1...3).contains($0.known_for.count) })
        #expect(await demo.api("/search/person?query=j&page=0").status == 400)
    }

    @Test("a missing query is an error", arguments: ["", "?query=", "?query=+%20"])
    func missing(query: String) async throws {
        let response = await demo.api("/search/person" + query)
        #expect(response.status == 422)
        #expect(try response.object["status_code"] as? Int == 5)
    }

    private struct PersonPage: Decodable {
        struct Row: Decodable {
            struct Film: Decodable { let id: Int }

            let id: Int
            let popularity: Double
            let known_for: [Film]
        }

        let page: Int
        let results: [Row]
        let total_pages: Int
        let total_results: Int
    }
}
