import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Movies by names of other services")
struct TMDBFilmsTests {
    private func provider(_ bodies: [String: String]) -> (TMDBProvider, ScriptedService) {
        let genres = ["genre/movie/list": #"{"genres":[]}"#]
        let all = genres.merging(bodies) { $1 }.mapValues { ScriptedService.body($0) }
        let service = ScriptedService(all)
        return (Movies.provider(service), service)
    }

    private static func row(_ id: Int, _ title: String, _ day: String) -> String {
        #"{"id":\#(id),"title":"\#(title)","release_date":"\#(day)"}"#
    }

    @Test("a number of IMDb is certain; that of a series or person is nothing")
    func imdb() async throws {
        let found =
            #"{"movie_results":[\#(Self.row(238, "The Godfather", "1972-03-14"))],"tv_results":[]}"#
        let (provider, service) = provider([
            "find/tt0068646": found, "find/tt2": #"{"movie_results":[],"tv_results":[{"id":1}]}"#,
        ])
        let matches = try await provider.films(named: .imdb("tt0068646"))
        #expect(matches.certain.map(\.id.key) == ["238"] && matches.possible.isEmpty)
        #expect(try await provider.films(named: .imdb("tt2")) == FilmMatches())
        #expect(try await provider.films(named: .imdb("../movie/1")) == FilmMatches())
        let query = service.addresses.first { $0.contains("external_source") }
        #expect(query?.contains("external_source=imdb_id") == true)
    }

    @Test("a title is certain with the same letters and year")
    func titles() async throws {
        let rows = [
            Self.row(1, "AMÉLIE", "2001-04-25"), Self.row(2, "Amelie", "1999-01-01"),
            Self.row(3, "Amelie Two", "2001-01-01"),
        ].joined(separator: ",")
        let (provider, service) = provider([
            "search/movie": #"{"page":1,"results":[\#(rows)],"total_pages":1}"#
        ])
        let matches = try await provider.films(named: .title("Amelie!", year: 2_001))
        #expect(matches.certain.map(\.id.key) == ["1"])
        #expect(matches.possible.map(\.id.key) == ["2", "3"])
        #expect(
            service.addresses.contains { $0.contains("year=2001") && $0.contains("query=Amelie!") }
        )
    }

    /// A search that answers by page, year and what is sent.
    private func searching(
        _ rows: @escaping @Sendable (_ page: Int, _ year: Int?, _ title: String) -> [String]
    ) -> (TMDBProvider, ScriptedService) {
        let service = ScriptedService([
            "genre/movie/list": ScriptedService.body(#"{"genres":[]}"#),
            "search/movie": { request throws(HTTPError) in
                let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
                let items = parts?.queryItems ?? []
                let value = { (name: String) in items.first { $0.name == name }?.value ?? "" }
                let page = Int(value("page")) ?? 1
                let found = rows(page, Int(value("year")), value("query"))
                let list = found.joined(separator: ",")
                let text = #"{"page":\#(page),"results":[\#(list)],"total_pages":20}"#
                return HTTPResponse(status: 200, body: Data(text.utf8))
            },
        ])
        return (Movies.provider(service), service)
    }

    @Test("another film with the title and year may be on a later page; ten pages are read")
    func pages() async throws {
        for place in [2, 10, 11] {
            let (provider, service) = searching { page, _, _ in
                switch page {
                case 1: [Self.row(1, "Home", "2015-01-01"), Self.row(2, "Home Two", "2015-01-01")]
                case place: [Self.row(1, "Home", "2015-01-01"), Self.row(3, "Home", "2015-05-01")]
                default: [Self.row(10 + page, "Home \(page)", "2015-01-01")]
                }
            }
            let matches = try await provider.films(named: .title("Home", year: 2_015))
            let requests = service.mainRequests.filter { $0.contains("year=2015") }
            if place <= 10 {
                #expect(matches.certain.map(\.id.key) == ["1", "3"])
                #expect(requests.count == place)
            } else {
                #expect(matches.certain.isEmpty && matches.possible.first?.id.key == "1")
                #expect(requests.count == 10)
            }
        }
    }

    @Test("a film of the year before or after is the first candidate; without any, of all years")
    func years() async throws {
        let (provider, service) = searching { _, year, title in
            switch (title, year) {
            case ("Home", 2_015): [Self.row(1, "Home Two", "2015-01-01")]
            case ("Home", 2_014): [Self.row(2, "Home Three", "2014-01-01")]
            case ("Home", 2_016):
                [Self.row(4, "Away", "2016-01-01"), Self.row(5, "Home", "2016-01-01")]
            case ("Old", nil): [Self.row(6, "Old", "1950-01-01")]
            default: []
            }
        }
        let matches = try await provider.films(named: .title("Home", year: 2_015))
        #expect(matches.certain.isEmpty && matches.possible.map(\.id.key) == ["5", "1"])
        let old = try await provider.films(named: .title("Old", year: 1_980))
        #expect(old.certain.isEmpty && old.possible.map(\.id.key) == ["6"])
        let long = String(repeating: "x", count: 300)
        _ = try await provider.films(named: .title(long, year: nil))
        let sent = "query=" + long.prefix(200) + "&"
        #expect(service.mainRequests.last?.contains(sent) == true)
    }

    @Test("titles of signs alone are compared by their signs")
    func signs() async throws {
        let rows = [Self.row(1, "?", "2011-01-01"), Self.row(2, "!", "2011-01-01")]
        let (provider, _) = provider([
            "search/movie": #"{"results":[\#(rows.joined(separator: ","))],"total_pages":1}"#
        ])
        let matches = try await provider.films(named: .title("?", year: 2_011))
        #expect(matches.certain.map(\.id.key) == ["1"])
    }
}
