import Foundation
import Networking
import Testing

@testable import DemoService

@Suite("Ranked films") struct FilmListTests {
    /// A film as a client decodes it, independent of the service's types.
    struct RankedFilm: Decodable, Equatable {
        let id: Int
        let title: String
        let year: Int
        let shortDescription: String
        let longDescription: String
        let imageUrl: String
        let userRating: Double
        let criticRating: Double
    }

    private func films(_ list: String, in demo: Demo = Demo()) async throws -> [RankedFilm] {
        try JSONDecoder().decode([RankedFilm].self, from: await demo.send("/films/\(list)").body)
    }

    @Test("each list has the fifteen best known films by its rating")
    func ranking() async throws {
        let known = FilmData.records().filter { $0.votes >= 15_000 }
        let users = try await films("user-rated")
        #expect(users.count == 15)
        let votes = known.map(\.rating).sorted(by: >).prefix(15)
        #expect(users.map(\.userRating) == Array(votes))
        let critics = try await films("critic-rated")
        #expect(critics.count == 15)
        let scores = known.map { Double($0.critics) / 10 }.sorted(by: >).prefix(15)
        #expect(critics.map(\.criticRating) == Array(scores))
        #expect(Set(users.map(\.id)).count == 15 && Set(critics.map(\.id)).count == 15)
    }

    @Test("at least five films are in both lists and equal, including The Dark Knight")
    func overlap() async throws {
        let users = try await films("user-rated")
        let critics = try await films("critic-rated")
        let both = users.filter(critics.contains)
        #expect(both.count >= 5)
        #expect(both.contains { $0.title == "The Dark Knight" && $0.year == 2008 })
        #expect(Set(users.map(\.id)).intersection(critics.map(\.id)).count == both.count)
    }

    @Test("every film has a short and a long text", arguments: FilmRanking.allCases)
    func texts(ranking: FilmRanking) async throws {
        for film in try await films(ranking.rawValue) {
            #expect((100...400).contains(film.shortDescription.count), "\(film.title)")
            #expect(film.longDescription.count > 600, "\(film.title)")
        }
    }

    @Test("every film has the same keys")
    func keys() async throws {
        let body = await Demo().send("/films/critic-rated").body
        let films = try #require(try JSONSerialization.jsonObject(with: body) as? [[String: Any]])
        #expect(
            Set(films.map { $0.keys.sorted() }) == [
                [
                    "criticRating", "id", "imageUrl", "longDescription", "shortDescription",
                    "title", "userRating", "year",
                ]
            ]
        )
    }

    @Test("picture addresses use the request's host")
    func addresses() async throws {
        let response = await Demo().send("/films/user-rated", headers: ["Host": "box.test:99"])
        let films = try JSONDecoder().decode([RankedFilm].self, from: response.body)
        for film in films {
            #expect(film.imageUrl == "http://box.test:99/films/images/\(film.id).jpg")
            #expect(await Demo().send("/films/images/\(film.id).jpg").status == 200)
        }
    }

    @Test("generated films are not ranked")
    func scale() async throws {
        let large = Demo(DemoOptions(scale: 5_000))
        #expect(try await films("user-rated", in: large) == films("user-rated"))
    }

    @Test("equal ratings are ordered by votes, then by id")
    func ties() throws {
        let json = """
            [\(film(4, votes: 20_000)),\(film(3, votes: 30_000)),\(film(2, votes: 20_000)),
            \(film(1, votes: 14_999)),\(film(5, votes: 90_000, rating: 0, critics: 0))]
            """
        let records = try JSONDecoder().decode([FilmRecord].self, from: Data(json.utf8))
        for ranking in FilmRanking.allCases {
            #expect(ranking.best(of: records).map(\.id) == [3, 2, 4])
        }
    }

    private func film(_ id: Int, votes: Int, rating: Double = 8, critics: Int = 80) -> String {
        """
        {"id":\(id),"title":"T","language":"en","countries":[],"genres":[],"rating":\(rating),
        "votes":\(votes),"critics":\(critics),"popularity":1,"overview":"O"}
        """
    }

    @Test("a list has a weak tag, which returns 304")
    func tag() async throws {
        let tag = try #require(await Demo().send("/films/user-rated").headers["ETag"])
        #expect(tag.hasPrefix("W/\""))
        let again = await Demo().send("/films/user-rated", headers: ["If-None-Match": tag])
        #expect(again.status == 304)
    }

    @Test(
        "other names are 404, and other methods 405",
        arguments: [
            "/films", "/films/", "/films/favorites", "/films/User-Rated", "/films/user-rated/1",
            "/films/images", "/films/images/1001", "/films/images/1001.png",
            "/films/images/+1001.jpg", "/films/images/01001.jpg", "/films/images/9.jpg",
            "/films/images/x/1001.jpg", "/films/images/..%2Fimages%2F1001.jpg",
        ]
    )
    func unknown(target: String) async {
        #expect(await Demo().send(target).status == 404)
        #expect(await Demo().send("/films/user-rated", method: .put).status == 405)
        #expect(await Demo().send("/films/images/1001.jpg", method: .put).status == 405)
    }

    @Test("a picture is the 780 pixel poster with a strong tag, cacheable for a year")
    func picture() async throws {
        let demo = Demo { picture throws(DemoPictureError) in
            guard picture.path == "posters/1001.webp", picture.pixelWidth == 780,
                picture.pixelHeight == 1_170
            else { throw .missing }
            return Demo.image
        }
        let response = await demo.send("/films/images/1001.jpg")
        #expect(response.status == 200)
        #expect(response.body == Demo.image)
        #expect(response.headers["Content-Type"] == "image/jpeg")
        #expect(response.headers["Cache-Control"] == "public, max-age=31536000")
        let tag = try #require(response.headers["ETag"])
        #expect(tag.hasPrefix("\""))
        let again = await demo.send("/films/images/1001.jpg", headers: ["If-None-Match": tag])
        #expect(again.status == 304)
    }
}
