import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("Film details") struct DetailsTests {
    let demo = Demo(films: TestFilms.json)

    @Test("contains all of a film's facts")
    func facts() async throws {
        let body = try await demo.object("/movie/2")
        let expected: NSDictionary = [
            "adult": false, "backdrop_path": NSNull(), "belongs_to_collection": NSNull(),
            "budget": 0,
            "genres": [["id": 35, "name": "Comedy"], ["id": 10749, "name": "Romance"]],
            "homepage": "", "id": 2, "imdb_id": NSNull(), "origin_country": ["FR"],
            "original_language": "fr", "original_title": "Le Fabuleux Destin d'Amélie Poulain",
            "overview": "A spoon breaks sugar.", "popularity": 30.25, "poster_path": "/film-2.jpg",
            "production_companies": [String](),
            "production_countries": [["iso_3166_1": "FR", "name": "France"]],
            "release_date": "2001-04-25", "revenue": 174_200_000, "runtime": 122,
            "spoken_languages": [
                ["iso_639_1": "fr", "english_name": "French", "name": "français"]
            ],
            "status": "Released", "tagline": "", "title": "Amélie", "video": false,
            "vote_average": 7.9, "vote_count": 11000,
        ]
        #expect(body as NSDictionary == expected)
    }

    @Test("unknown facts are zero, null or empty")
    func unknownFacts() async throws {
        let body = try await demo.object("/movie/3")
        #expect(body["release_date"] as? String == "")
        #expect(body["runtime"] as? Int == 0)
        #expect(body["poster_path"] is NSNull)
        #expect(body["status"] as? String == "In Production")
        #expect((body["production_countries"] as? [Any])?.isEmpty == true)
    }

    @Test("the United States has the real service's long name")
    func countryNames() async throws {
        let body = try await demo.object("/movie/1")
        let countries = try #require(body["production_countries"] as? [[String: String]])
        #expect(countries == [["iso_3166_1": "US", "name": "United States of America"]])
    }

    @Test("each film's details match its row")
    func everyFilm() async throws {
        let demo = Demo()
        for row in try await demo.rows("/discover/movie") {
            let details = try await demo.decoded(Details.self, "/movie/\(row.id)")
            #expect(details.title == row.title)
            #expect(details.genres.map(\.id) == row.genre_ids)
            #expect(details.overview == row.overview)
            #expect(details.production_countries.allSatisfy { $0.name != $0.iso_3166_1 })
        }
    }

    @Test("details include videos only on request")
    func appended() async throws {
        #expect(try await demo.object("/movie/1")["videos"] == nil)
        let body = try await demo.object("/movie/1?append_to_response=images,videos")
        let videos = try #require(body["videos"] as? [String: Any])
        #expect(Array(videos.keys) == ["results"])
        #expect(body["images"] == nil && body["credits"] == nil)
        let own = try await demo.object("/movie/1/videos")
        #expect(own["id"] as? Int == 1)
        #expect(
            own["results"] as? NSArray == videos["results"] as? NSArray
                && own["results"] as? NSArray != nil
        )
    }

    @Test("rejects more than 20 appended responses")
    func tooManyAppended() async throws {
        let list = Array(repeating: "videos", count: 21).joined(separator: ",")
        let response = await demo.api("/movie/1?append_to_response=\(list)")
        #expect(response.status == 400)
        #expect(try response.object["status_code"] as? Int == 27)
    }

    private struct Details: Decodable {
        struct Genre: Decodable { let id: Int }
        struct Country: Decodable {
            let iso_3166_1: String
            let name: String
        }

        let title: String
        let overview: String
        let genres: [Genre]
        let production_countries: [Country]
    }
}
