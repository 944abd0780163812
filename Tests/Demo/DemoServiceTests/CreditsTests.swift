import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("A film's credits") struct CreditsTests {
    let demo = Demo(films: TestFilms.json, people: TestPeople.json)

    @Test("lists the cast in order of billing, and the directors by id")
    func credits() async throws {
        let body = try await demo.object("/movie/1?append_to_response=credits")
        let ann: [String: Any] = [
            "adult": false, "gender": 0, "id": 11, "known_for_department": "Directing",
            "name": "Ann Ågren", "original_name": "Ann Ågren", "popularity": 75.25,
            "profile_path": NSNull(), "credit_id": "crew-1-11", "department": "Directing",
            "job": "Director",
        ]
        let bo: [String: Any] = [
            "adult": false, "gender": 0, "id": 12, "known_for_department": "Acting",
            "name": "Bo Łukasz", "original_name": "Bo Łukasz", "popularity": 40.75,
            "profile_path": NSNull(), "cast_id": 2, "character": "", "credit_id": "cast-1-12",
            "order": 1,
        ]
        let cy: [String: Any] = [
            "adult": false, "gender": 0, "id": 13, "known_for_department": "Acting",
            "name": "Cy O'Dell", "original_name": "Cy O'Dell", "popularity": 90.5,
            "profile_path": NSNull(),
        ]
        let part: [String: Any] = [
            "cast_id": 1, "character": "", "credit_id": "cast-1-13", "order": 0,
        ]
        let job: [String: Any] = [
            "credit_id": "crew-1-13", "department": "Directing", "job": "Director",
        ]
        let expected: NSDictionary = [
            "cast": [cy.merging(part) { $1 }, bo], "crew": [ann, cy.merging(job) { $1 }],
        ]
        #expect(body["credits"] as? NSDictionary == expected)
    }

    @Test("a film without a recorded cast has empty credits")
    func noCast() async throws {
        let body = try await Demo(films: TestFilms.json).object(
            "/movie/1?append_to_response=credits"
        )
        let empty: NSDictionary = ["cast": [Any](), "crew": [Any]()]
        #expect(body["credits"] as? NSDictionary == empty)
    }

    @Test("a generated film has no people, although its real film does")
    func madeUp() async throws {
        let films = FilmCollection(records: FilmData.records(), scale: 700, seed: 1)
        let people = PersonCollection(records: PersonData.records(), films: films)
        for position in films.records.count..<films.count {
            #expect(people.credits(ofFilm: films[position].id).ids.isEmpty)
        }
        #expect(people.people.count == PersonData.records().count)
    }

    @Test("a small scale has only the people of its films")
    func fewer() {
        let films = FilmCollection(records: FilmData.records(), scale: 20, seed: 1)
        let ids = Set(films.records.map(\.id))
        let expected = PersonData.records().filter { person in
            !ids.isDisjoint(with: person.directed + person.acted.map(\.film))
        }
        #expect(expected.count > 20)
        let people = PersonCollection(records: PersonData.records(), films: films).people
        #expect(Set(people.map(\.id)) == Set(expected.map(\.id)))
        #expect(people.allSatisfy { ids.isSuperset(of: $0.films.map(\.id)) })
    }

    @Test("ids at other services are unknown, and there are no certifications")
    func otherObjects() async throws {
        let plain = try await demo.object("/movie/1")
        let body = try await demo.object(
            "/movie/1?append_to_response=release_dates,external_ids,keywords"
        )
        let ids: NSDictionary = [
            "imdb_id": NSNull(), "wikidata_id": NSNull(), "facebook_id": NSNull(),
            "instagram_id": NSNull(), "twitter_id": NSNull(),
        ]
        let dates: NSDictionary = ["results": [Any]()]
        let expected = plain.merging(["external_ids": ids, "release_dates": dates]) { $1 }
        #expect(body as NSDictionary == expected as NSDictionary)
    }
}
