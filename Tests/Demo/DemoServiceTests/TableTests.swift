import Networking
import Testing

@testable import DemoService

@Suite("Configuration, genres and languages") struct TableTests {
    let demo = Demo()

    @Test("the configuration contains the image addresses and sizes")
    func configuration() async throws {
        let body = try await demo.object("/configuration")
        let images = try #require(body["images"] as? [String: Any])
        #expect(images["base_url"] as? String == "http://127.0.0.1:4000/t/p/")
        #expect(images["secure_base_url"] as? String == "http://127.0.0.1:4000/t/p/")
        #expect(
            images["poster_sizes"] as? [String] == [
                "w92", "w154", "w185", "w342", "w500", "w780", "original",
            ]
        )
        for key in ["backdrop_sizes", "logo_sizes", "profile_sizes", "still_sizes"] {
            #expect((images[key] as? [String])?.last == "original")
        }
        #expect((body["change_keys"] as? [String])?.isEmpty == false)
    }

    private struct Genres: Decodable { let genres: [Genre] }
    private struct Genre: Decodable, Equatable {
        let id: Int
        let name: String
    }

    @Test("the genres are TMDB's nineteen, in English")
    func genres() async throws {
        let genres = try await demo.decoded(Genres.self, "/genre/movie/list").genres
        #expect(genres.count == 19)
        #expect(genres.first == Genre(id: 28, name: "Action"))
        #expect(genres.contains(Genre(id: 10749, name: "Romance")))
    }

    @Test("Ukrainian genres have the same ids but different names")
    func ukrainianGenres() async throws {
        let english = try await demo.decoded(Genres.self, "/genre/movie/list").genres
        let ukrainian = try await demo.decoded(Genres.self, "/genre/movie/list?language=uk-UA")
            .genres
        #expect(ukrainian.map(\.id) == english.map(\.id))
        #expect(ukrainian.contains(Genre(id: 18, name: "Драма")))
    }

    @Test("in Ukrainian, untranslated films have their original title and no overview")
    func ukrainianFilms() async throws {
        let demo = Demo(films: TestFilms.json)
        let rows = try await demo.rows("/discover/movie?language=uk")
        #expect(
            rows.map(\.title) == [
                "Матриця", "Enter the Matrix", "Амелі", "Matrix of Winter", "П’ятий їжак",
            ]
        )
        #expect(rows.map(\.overview) == ["Дощ із коду.", "", "", "", ""])
        let details = try await demo.object("/movie/1?language=uk-UA")
        #expect(details["title"] as? String == "Матриця")
        #expect(details["overview"] as? String == "Дощ із коду.")
        #expect((details["genres"] as? [[String: Any]])?.first?["name"] as? String == "Бойовик")
        #expect(try await demo.object("/movie/2?language=uk-UA")["overview"] as? String == "")
    }

    @Test("an untranslated title is the original in its own script")
    func untranslatedTitle() async throws {
        let demo = Demo()
        let rows = try await demo.rows("/search/movie?query=better%20tomorrow&language=uk-UA")
        let row = try #require(rows.first { $0.original_language == "zh" })
        #expect(row.title == "英雄本色")
        #expect(row.original_title == row.title)
    }

    @Test("other languages are answered in English", arguments: ["de-DE", "", "ukr", "x"])
    func otherLanguages(language: String) async {
        let demo = Demo(films: TestFilms.json)
        #expect(
            await demo.api("/discover/movie?language=\(language)").body
                == demo.api("/discover/movie").body
        )
    }
}
