import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("People") struct PersonTests {
    let demo = Demo(films: TestFilms.json, people: TestPeople.json)

    /// A film's row in a list, with additional keys.
    private func row(_ id: Int, _ extra: [String: Any]) async throws -> [String: Any] {
        let rows = try await demo.object("/discover/movie?language=uk")["results"]
        let row = (rows as? [[String: Any]])?.first { $0["id"] as? Int == id }
        return try #require(row).merging(extra) { $1 }
    }

    @Test("details contain the name, and the rest is unknown")
    func details() async throws {
        let expected: NSDictionary = [
            "adult": false, "also_known_as": [String](), "biography": "", "birthday": NSNull(),
            "deathday": NSNull(), "gender": 0, "homepage": NSNull(), "id": 15, "imdb_id": NSNull(),
            "known_for_department": "Acting", "name": "Eva Long", "place_of_birth": NSNull(),
            "popularity": 30.583, "profile_path": NSNull(),
        ]
        #expect(try await demo.object("/person/15") as NSDictionary == expected)
    }

    @Test("films are appended in the requested language, by descending popularity")
    func credits() async throws {
        let target = "?append_to_response=movie_credits&language=uk"
        let bo = try await demo.object("/person/12" + target)["movie_credits"]
        var parts: [[String: Any]] = []
        for (film, order) in [(1, 1), (2, 1), (4, 0)] {
            let credit = "cast-\(film)-12"
            parts.append(
                try await row(film, ["character": "", "credit_id": credit, "order": order])
            )
        }
        #expect(bo as? NSDictionary == ["cast": parts, "crew": [Any]()] as NSDictionary)

        let ann = try await demo.object("/person/11" + target)["movie_credits"]
        var jobs: [[String: Any]] = []
        for film in [1, 5] {
            let job = ["credit_id": "crew-\(film)-11", "department": "Directing"]
            jobs.append(try await row(film, job.merging(["job": "Director"]) { $1 }))
        }
        #expect(ann as? NSDictionary == ["cast": [Any](), "crew": jobs] as NSDictionary)
    }

    @Test("ids at other services are unknown")
    func externalIDs() async throws {
        let body = try await demo.object("/person/11?append_to_response=external_ids,videos")
        let names = [
            "facebook_id", "freebase_id", "freebase_mid", "imdb_id", "instagram_id", "tiktok_id",
            "tvrage_id", "twitter_id", "wikidata_id", "youtube_id",
        ]
        let nulls = Dictionary(uniqueKeysWithValues: names.map { ($0, NSNull()) })
        #expect(body["external_ids"] as? NSDictionary == nulls as NSDictionary)
        #expect(body["movie_credits"] == nil && body["videos"] == nil)
    }

    @Test(
        "an unknown person is not found, nor one without a film here",
        arguments: ["/person/999", "/person/14", "/person/x", "/person/11/images"]
    )
    func unknown(target: String) async throws {
        let response = await demo.api(target)
        #expect(response.status == 404)
        #expect(try response.object["status_code"] as? Int == 34)
    }

    @Test("rejects more than 20 appended responses")
    func tooManyAppended() async {
        let list = Array(repeating: "images", count: 21).joined(separator: ",")
        #expect(await demo.api("/person/11?append_to_response=\(list)").status == 400)
    }

    @Test("whoever acted as often as directed is an actor")
    func departments() throws {
        let people = FilmLibrary(seed: 1, scale: nil, records: FilmData.records).people.people
        for person in people {
            let expected = person.acted.count < person.directed.count ? "Directing" : "Acting"
            #expect(person.department == expected, "\(person.name)")
        }
        let spike = try #require(people.first { $0.name == "Spike Lee" })
        #expect(spike.acted.count == 1 && spike.directed.count == 1)
        #expect(spike.department == "Acting")
    }

    @Test("each person's films list that person, and the other way around")
    func bothWays() async throws {
        let demo = Demo()
        let film = try await demo.decoded(Film.self, "/movie/1157?append_to_response=credits")
        let names = film.credits.cast.map(\.name)
        #expect(names.prefix(3) == ["Jack Nicholson", "Faye Dunaway", "John Huston"])
        #expect(film.credits.crew.map(\.name) == ["Roman Polanski"])
        for person in film.credits.cast {
            let target = "/person/\(person.id)?append_to_response=movie_credits"
            let credits = try await demo.decoded(Filmography.self, target).movie_credits
            #expect(credits.cast.contains { $0.id == 1157 && $0.credit_id == person.credit_id })
        }
    }

    private struct Film: Decodable {
        struct Credits: Decodable {
            let cast: [Credit]
            let crew: [Credit]
        }
        struct Credit: Decodable {
            let id: Int
            let name: String
            let credit_id: String
        }

        let credits: Credits
    }

    private struct Filmography: Decodable {
        struct Credits: Decodable { let cast: [Credit] }
        struct Credit: Decodable {
            let id: Int
            let credit_id: String
        }

        let movie_credits: Credits
    }
}
