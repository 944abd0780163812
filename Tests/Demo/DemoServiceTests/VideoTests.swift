import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("Film videos") struct VideoTests {
    let demo = Demo()

    private struct Videos: Decodable { let results: [Video] }
    private struct Video: Decodable, Equatable {
        let id: String
        let iso_639_1: String
        let iso_3166_1: String
        let key: String
        let site: String
        let size: Int
        let type: String
        let official: Bool?
        let published_at: String?
    }

    private func videos(_ id: Int, _ query: String = "") async throws -> [Video] {
        try await demo.decoded(Videos.self, "/movie/\(id)/videos\(query)").results
    }

    @Test("about six in ten films have a playable trailer")
    func share() async throws {
        let films = FilmData.records()
        var playable = 0
        var foreignOnly = 0
        for film in films {
            let videos = try await videos(film.id)
            let trailers = videos.filter { $0.site == "Vitrine" && $0.type == "Trailer" }
            if !trailers.isEmpty { playable += 1 }
            if !videos.isEmpty, trailers.isEmpty { foreignOnly += 1 }
            #expect(
                trailers.allSatisfy {
                    $0.key == "http://127.0.0.1:4000/trailers/\(film.id).webm"
                }
            )
            if film.released.year < 1950 { #expect(videos.isEmpty) }
        }
        #expect((0.5...0.7).contains(Double(playable) / Double(films.count)))
        #expect(foreignOnly > 5)
    }

    @Test("includes teasers and clips, rows without a date, and rows in Ukrainian")
    func kinds() async throws {
        var all: [Video] = []
        for film in FilmData.records() {
            all += try await videos(film.id, "?include_video_language=en,uk,null")
        }
        #expect(Set(all.map(\.type)).isSuperset(of: ["Trailer", "Teaser", "Clip", "Featurette"]))
        #expect(all.contains { $0.official == nil && $0.published_at == nil })
        #expect(all.contains { $0.official == true && $0.published_at?.hasSuffix("Z") == true })
        #expect(all.allSatisfy { ($0.official == nil) == ($0.published_at == nil) })
        #expect(Set(all.map(\.iso_639_1)) == ["en", "uk"])
        #expect(Set(all.map(\.id)).count == all.count)
    }

    @Test("the language filters videos, unless include_video_language overrides it")
    func languages() async throws {
        var withBoth = 0
        for film in FilmData.records() {
            let english = try await videos(film.id)
            let ukrainian = try await videos(film.id, "?language=uk-UA")
            let both = try await videos(film.id, "?language=uk-UA&include_video_language=uk,en")
            #expect(english.allSatisfy { $0.iso_639_1 == "en" })
            #expect(ukrainian.allSatisfy { $0.iso_639_1 == "uk" && $0.iso_3166_1 == "UA" })
            #expect(both.count == english.count + ukrainian.count)
            if !english.isEmpty, !ukrainian.isEmpty { withBoth += 1 }
        }
        #expect(withBoth > 5)
    }

    @Test("a trailer's address uses the request's host")
    func host() async throws {
        let demo = Demo()
        let id = try #require(
            FilmData.records().first { FilmVideos(Film($0), origin: "").kind == .playable }?.id
        )
        let response = await demo.api(
            "/movie/\(id)/videos",
            headers: ["Host": "demo.local:8080"]
        )
        #expect(response.text.contains("\"http://demo.local:8080/trailers/\(id).webm\""))
    }

    @Test("behind a proxy, addresses use the client's scheme and host")
    func proxy() async throws {
        let body = await demo.api(
            "/configuration",
            headers: [
                "Host": "127.0.0.1", "X-Forwarded-Host": "demo.test:8443",
                "X-Forwarded-Proto": "https",
            ]
        ).text
        #expect(body.contains("\"https://demo.test:8443/t/p/\""))
    }

    @Test("ignores an invalid Host header")
    func badHost() async throws {
        let body = await demo.api("/configuration", headers: ["Host": "a\"<b>/x"]).text
        #expect(body.contains("\"http://127.0.0.1:4000/t/p/\""))
    }
}
