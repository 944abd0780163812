import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

/// The responses follow TMDB's documentation, with mistakes that services make.
@Suite("People and similar movies from TMDB")
struct TMDBPeopleTests {
    private static let base =
        URL(string: "https://api.themoviedb.org/3") ?? URL(filePath: "/")

    private func provider(
        _ bodies: [String: String],
        language: String = "en-US"
    ) -> (TMDBProvider, ScriptedService) {
        let service = ScriptedService(bodies.mapValues { ScriptedService.body($0) })
        let provider = TMDBProvider(
            client: service,
            base: Self.base,
            imagesBase: URL(string: "https://image.tmdb.org/t/p"),
            language: language
        )
        return (provider, service)
    }

    private func movie(_ parts: String, language: String = "en-US") async throws -> ItemDetails {
        let body = #"{"id":155,"title":"T","overview":"O","imdb_id":"tt0468569",\#(parts)}"#
        let genres = #"{"genres":[{"id":18,"name":"Drama"}]}"#
        let (provider, _) = provider(
            ["movie/155": body, "genre/movie/list": genres],
            language: language
        )
        return try await provider.details(of: "155")
    }

    private func people(_ details: ItemDetails, _ section: SectionID) -> [String] {
        (details.sections.first { $0.id == section }?.entries ?? []).map { entry in
            "\(entry.item.id.key) \(entry.item.title): \(entry.roles.joined(separator: ", "))"
        }
    }

    @Test("a movie has its cast in the order of billing, and its crew with directors first")
    func credits() async throws {
        let details = try await movie(
            """
            "credits":{"cast":[
              {"adult":false,"id":3894,"known_for_department":"Acting","name":"Christian Bale",
               "popularity":31.5,"profile_path":"/bale.jpg","character":"Bruce Wayne","order":0},
              {"id":"1810","name":"Heath Ledger","profile_path":null,"character":"Joker"},
              {"id":3895,"name":"Michael Caine","character":""}],
             "crew":[
              {"id":525,"name":"Christopher Nolan","department":"Production","job":"Producer"},
              {"id":1,"name":"A Gaffer","job":"Gaffer"},
              {"id":525,"name":"Christopher Nolan","department":"Directing","job":"Director"},
              {"id":527,"name":"Jonathan Nolan","department":"Writing","job":"Screenplay"}]},
            "external_ids":{"imdb_id":"tt0468569"}
            """
        )
        #expect(
            people(details, .cast) == [
                "3894 Christian Bale: Bruce Wayne", "1810 Heath Ledger: Joker",
                "3895 Michael Caine: ",
            ]
        )
        #expect(
            people(details, .crew) == [
                "525 Christopher Nolan: Producer, Director", "527 Jonathan Nolan: Screenplay",
                "1 A Gaffer: Gaffer",
            ]
        )
        let bale = try #require(details.sections.first?.entries.first?.item)
        #expect(
            bale
                == Item(
                    id: Item.ID(CatalogID("people"), "3894"),
                    title: "Christian Bale",
                    artwork: Artwork(path: "/bale.jpg", aspectRatio: 2.0 / 3),
                    facets: Facets().setting(.department, "Acting").setting(.popularity, 31.5)
                )
        )
        #expect(details.facets[.directors] == [Person(key: "525", name: "Christopher Nolan")])
        #expect(details.facets[.starring]?.map(\.key) == ["3894", "1810", "3895"])
        #expect(details.facets[.imdb]?.absoluteString == "https://www.imdb.com/title/tt0468569/")
        #expect(
            details.facets[.source]?.absoluteString == "https://www.themoviedb.org/movie/155"
        )
    }

    @Test("one person twice is one entry; nulls, adults and people without names are omitted")
    func wrongCredits() async throws {
        let details = try await movie(
            """
            "credits":{"cast":[null,7,{"id":1},{"name":"No Id"},{"id":0,"name":"Zero"},
              {"id":2,"name":" ","character":"X"},{"id":3,"name":"Ann","adult":true},
              {"id":4,"name":"عمر الشريف","character":"Doctor"},
              {"id":4,"name":"عمر الشريف","character":"Narrator"},
              {"id":4,"name":"عمر الشريف","character":"Doctor"}],"crew":{"wrong":true}}
            """
        )
        #expect(people(details, .cast) == ["4 عمر الشريف: Doctor, Narrator"])
        #expect(people(details, .crew) == [])
    }

    @Test("300 people are all there")
    func manyPeople() async throws {
        let cast = (1...300).map { #"{"id":\#($0),"name":"P\#($0)"}"# }.joined(separator: ",")
        let details = try await movie(#""credits":{"cast":[\#(cast)]}"#)
        #expect(details.sections.first?.entries.count == 300)
    }

    @Test(
        "a service that ignores the parameter, or sends another type, gives the other details",
        arguments: [
            #""runtime":90"#,
            #""runtime":90,"credits":null,"similar":null,"recommendations":null,"videos":null"#,
            #""runtime":90,"credits":[],"similar":"x","release_dates":5,"external_ids":[]"#,
            #""runtime":90,"credits":{},"similar":{},"recommendations":{"results":{}}"#,
        ]
    )
    func missingParts(parts: String) async throws {
        let details = try await movie(parts)
        #expect(details.facets[.runtime] == 90)
        #expect(details.sections == [])
    }

    @Test("similar movies have genres, appear once, and don't include the movie itself")
    func similar() async throws {
        let details = try await movie(
            """
            "similar":{"page":1,"results":[{"id":155,"title":"T"},{"id":2,"title":"Two",
              "genre_ids":[18]},{"id":2,"title":"Two"},null]},
            "recommendations":{"results":[{"id":155,"title":"T"}]}
            """
        )
        #expect(people(details, .similar) == ["2 Two: "])
        #expect(details.sections.map(\.id) == [.similar])
        #expect(details.sections[0].entries[0].item.facets[.genres] == ["Drama"])
    }

    @Test(
        "the age rating is the country's, of a release in cinemas, otherwise the United States'",
        arguments: [("en-US", "PG-13"), ("uk-UA", "16+"), ("de-DE", "PG-13"), ("en-GB", "12A")]
    )
    func certification(language: String, expected: String) async throws {
        let details = try await movie(
            """
            "original_language":"uk","release_dates":{"results":[
              {"iso_3166_1":"US","release_dates":[{"certification":"","type":1},
                {"certification":"R","type":4},{"certification":"PG-13","type":3}]},
              {"iso_3166_1":"UA","release_dates":[{"certification":"16+","type":3}]},
              {"iso_3166_1":"GB","release_dates":[{"certification":"12A","type":"2"}]},
              {"iso_3166_1":"DE","release_dates":[{"certification":"","type":3}]}]}
            """,
            language: language
        )
        #expect(details.facets[.certification] == expected)
    }

    private static let person = """
        {"adult":false,"biography":"First.\\n\\nSecond.","birthday":"1970-07-30","deathday":null,
         "gender":2,"id":525,"imdb_id":"nm0634240","known_for_department":"Directing",
         "name":"Christopher Nolan","place_of_birth":"London, England, UK","popularity":12.5,
         "profile_path":"/nolan.jpg",
         "movie_credits":{"cast":[
           {"id":9,"title":"A Documentary","release_date":"2012-03-01","character":"Self",
            "vote_count":9}],
          "crew":[
           {"id":155,"title":"The Dark Knight","release_date":"2008-07-16","job":"Director",
            "vote_count":32000,"genre_ids":[18]},
           {"id":155,"title":"The Dark Knight","release_date":"2008-07-16","job":"Writer",
            "vote_count":32000},
           {"id":27205,"title":"Inception","release_date":"2010-07-15","job":"Director",
            "vote_count":36000},
           {"id":11,"title":"Next","release_date":"","job":"Director"},
           {"id":12,"title":"No","adult":true,"job":"Director"},null]},
         "external_ids":{"imdb_id":"nm0634240"}}
        """

    @Test("a person has all facts and their movies, with one request")
    func wholePerson() async throws {
        let genres = #"{"genres":[{"id":18,"name":"Drama"}]}"#
        let (movies, service) = provider(["person/525": Self.person, "genre/movie/list": genres])
        let people = try #require(movies.companions.first)
        let details = try await people.details(of: "525")
        #expect(
            service.addresses.filter { $0.hasPrefix("person") } == [
                "person/525?language=en-US&append_to_response=movie_credits,external_ids"
            ]
        )
        #expect(details.item.title == "Christopher Nolan")
        #expect(details.item.artwork?.path == "/nolan.jpg")
        let known = Facets().setting(.department, "Directing").setting(.popularity, 12.5)
        #expect(details.item.facets == known)
        #expect(
            details.facets
                == known.setting(.biography, "First.\n\nSecond.")
                .setting(.born, Day(year: 1970, month: 7, day: 30))
                .setting(.birthplace, "London, England, UK")
                .setting(.source, URL(string: "https://www.themoviedb.org/person/525"))
                .setting(.imdb, URL(string: "https://www.imdb.com/name/nm0634240/"))
        )
        #expect(
            self.people(details, .knownFor) == [
                "27205 Inception: Director", "155 The Dark Knight: Director, Writer",
                "11 Next: Director",
            ]
        )
        #expect(
            self.people(details, .credits) == [
                "11 Next: Director", "9 A Documentary: Self", "27205 Inception: Director",
                "155 The Dark Knight: Director, Writer",
            ]
        )
        let address = people.imageAddress(of: Artwork(path: "/nolan.jpg"), pixelWidth: 200)
        #expect(address?.url.absoluteString == "https://image.tmdb.org/t/p/h632/nolan.jpg")
    }

    @Test("a director's movies are those that they directed, the most popular first, on one page")
    func directed() async throws {
        let genres = #"{"genres":[{"id":18,"name":"Drama"}]}"#
        let person = """
            {"id":525,"name":"N","movie_credits":{"cast":[{"id":9,"title":"Played"}],"crew":[
              {"id":155,"title":"The Dark Knight","job":"Director","popularity":3,"genre_ids":[18]},
              {"id":155,"title":"The Dark Knight","job":"Writer","popularity":3},
              {"id":49521,"title":"Man of Steel","job":"Producer","popularity":9},
              {"id":27205,"title":"Inception","job":"Director","popularity":5},
              {"id":12,"title":"No","adult":true,"job":"Director"}]}}
            """
        let (movies, service) = provider(["person/525": person, "genre/movie/list": genres])
        let director = Person(key: "525", name: "N")
        let page = try await movies.page(1, of: Movies.query(filter: Filter(people: [director])))
        #expect(page.elements.map(\.title) == ["Inception", "The Dark Knight"])
        #expect(page.elements.last?.facets[.genres] == ["Drama"])
        #expect((page.totalPages, page.totalElements) == (1, 2))
        #expect(!service.addresses.contains { $0.hasPrefix("discover") })
        await #expect(throws: CatalogError.notFound(message: nil)) {
            let wrong = Filter(people: [Person(key: "../x", name: "N")])
            _ = try await movies.page(1, of: Movies.query(filter: wrong))
        }
    }

    @Test("a person without picture, biography, dates and movies is just a name")
    func barePerson() async throws {
        let bodies = [
            #"{"id":"525","name":"X"}"#,
            """
            {"id":525,"name":"X","biography":"","birthday":"","deathday":"soon","profile_path":null,
             "imdb_id":"../x","movie_credits":null,"external_ids":7}
            """,
        ]
        for body in bodies {
            let (movies, service) = provider(["person/525": body])
            let details = try await movies.companions[0].details(of: "525")
            #expect(details.item.title == "X")
            #expect(!service.addresses.contains { $0.hasPrefix("genre") })
            #expect(
                details.facets
                    == Facets()
                    .setting(.source, URL(string: "https://www.themoviedb.org/person/525"))
            )
            #expect(details.sections == [])
        }
        await #expect(throws: CatalogError.badResponse(nil)) {
            let (movies, _) = provider(["person/525": #"{"id":525}"#])
            _ = try await movies.companions[0].details(of: "525")
        }
        await #expect(throws: CatalogError.notFound(message: nil)) {
            _ = try await provider([:]).0.companions[0].details(of: "../525")
        }
    }

    @Test("people are found by name; adults are omitted")
    func search() async throws {
        let body = """
            {"page":1,"results":[{"id":525,"name":"Christopher Nolan","known_for":[]},
              {"id":3,"name":"Ann","adult":true},{"id":4}],"total_pages":2,"total_results":22}
            """
        let (movies, service) = provider(["search/person": body])
        let people = movies.companions[0]
        let list = CatalogDescriptor.searchID
        let query = Query(catalog: people.descriptor.id, list: list, search: "nolan")
        let page = try await people.page(2, of: query)
        #expect(page.elements.map(\.id.key) == ["525"])
        #expect((page.totalPages, page.totalElements, page.skipped) == (2, 22, 1))
        #expect(
            service.addresses == [
                "search/person?query=nolan&language=en-US&page=2&include_adult=false"
            ]
        )
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await people.page(1, of: Query(catalog: people.descriptor.id, list: list))
        }
    }
}
