import Foundation
import ScreenDriver
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension BlackBox {
    @Suite("Characters on the command line")
    struct CharactersCommandTests {
        /// The JSON output of `list`.
        private struct Output: Decodable {
            struct Item: Decodable {
                let id: String
                let title: String
                let films: Int
                let shortFilms: Int
            }

            let items: [Item]
        }

        /// The service's response.
        private struct Answer: Decodable {
            struct Row: Decodable {
                let _id: Int
                let films: [String]
                let shortFilms: [String]
            }

            let data: [Row]
        }

        @Test("all characters sorted by popularity match counts taken from the service's rows")
        func recount() async throws {
            try await Service.run(["--scale", "1200"]) { service in
                let run = try await CommandLineRun.output(
                    of: ["list", "characters", "--sort", "popularity", "--all", "--json"],
                    environment: ["VITRINE_DISNEY_URL": service.url.absoluteString]
                )
                #expect(run.status == 0)
                let items = try JSONDecoder()
                    .decode(Output.self, from: Data(run.standardOutput.utf8)).items
                let url = try #require(
                    URL(string: "\(service.url)/character?pageSize=100000")
                )
                let (body, _) = try await URLSession.shared.data(from: url)
                let rows = try JSONDecoder().decode(Answer.self, from: body).data
                let counts = Dictionary(
                    uniqueKeysWithValues: rows.map { row in
                        ("\(row._id)", [row.films, row.shortFilms].map { $0.count { $0 != "" } })
                    }
                )
                #expect(items.count == 1_200)
                #expect(counts.count == 1_200)
                #expect(items.allSatisfy { counts[$0.id] == [$0.films, $0.shortFilms] })
                let sums = items.map { $0.films + $0.shortFilms }
                #expect(sums == sums.sorted(by: >))
                for (left, right) in zip(items, items.dropFirst())
                where left.title == right.title
                    && left.films + left.shortFilms == right.films + right.shortFilms
                {
                    #expect((Int(left.id) ?? 0) < (Int(right.id) ?? 0))
                }
            }
        }
    }
}
