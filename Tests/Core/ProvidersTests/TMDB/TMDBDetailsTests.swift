import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Details from TMDB")
struct TMDBDetailsTests {
    private static let whole = """
        {"budget":185000000,"genres":[{"id":18,"name":"Drama"},{"id":4711},null],"id":155,
         "origin_country":["US"],"original_title":"The Dark Knight","overview":"A city at night.",
         "popularity":92.25,"poster_path":"/knight.jpg",
         "production_countries":[{"iso_3166_1":"GB","name":"United Kingdom"},{"name":""},7],
         "release_date":"2008-07-16","runtime":152,"title":"The Dark Knight",
         "vote_average":8.5,"vote_count":32000,
         "videos":{"results":[{"key":"abc","site":"YouTube","type":"Trailer"},8]}}
        """

    private func details(_ body: String, language: String = "en-US") async throws -> ItemDetails {
        let service = ScriptedService(["movie/155": ScriptedService.body(body)])
        return try await Movies.provider(service, language: language).details(of: "155")
    }

    @Test("details contain the item and further facets")
    func all() async throws {
        let facets = Movies.knightItem.facets.setting(.genres, ["Drama"])
        let trailer = Trailer(
            site: "YouTube",
            url: URL(string: "https://www.youtube.com/watch?v=abc")!
        )
        #expect(
            try await details(Self.whole)
                == ItemDetails(
                    item: Item(
                        id: Movies.knightItem.id,
                        title: Movies.knightItem.title,
                        artwork: Movies.knightItem.artwork,
                        facets: facets
                    ),
                    facets: facets.setting(.countries, ["United Kingdom"])
                        .setting(.countryCodes, ["GB"]).setting(.runtime, 152)
                        .setting(.trailer, trailer)
                )
        )
    }

    @Test("omits unknown facets")
    func least() async throws {
        let bodies = [
            #"{"id":155,"title":"T","overview":"O"}"#,
            """
            {"id":155,"title":"T","overview":"O","runtime":0,"genres":[],"videos":{"results":[]},
             "production_countries":[],"origin_country":[]}
            """,
            #"{"id":155,"title":"T","overview":"O","runtime":null,"genres":null,"videos":null}"#,
        ]
        for body in bodies {
            #expect(try await details(body).facets == Facets().setting(.overview, "O"))
        }
    }

    @Test("without production countries, names the origin countries in the content language")
    func origin() async throws {
        let body = #"{"id":155,"title":"T","overview":"O","origin_country":["UA","ZZZ",""]}"#
        #expect(try await details(body).facets[.countries] == ["Ukraine", "ZZZ"])
        #expect(
            try await details(body, language: "uk-UA").facets[.countries] == ["Україна", "ZZZ"]
        )
    }

    @Test("names countries in the interface language, regardless of the content language")
    func countries() async throws {
        let body = """
            {"id":155,"title":"T","overview":"O","production_countries":[
             {"iso_3166_1":"US","name":"United States of America"},
             {"iso_3166_1":"ua","name":"Ukraine"},
             {"iso_3166_1":"QQ","name":"Atlantis"}, {"iso_3166_1":"QX"},
             {"iso_3166_1":"SU","name":"Soviet Union"}, {"name":"Utopia"}, {}]}
            """
        let service = ScriptedService(["movie/155": ScriptedService.body(body)])
        let provider = TMDBProvider(
            client: service,
            base: Movies.base,
            imagesBase: nil,
            language: "en-US",
            interface: "uk-UA"
        )
        let names = try await provider.details(of: "155").facets[.countries]
        #expect(
            names == ["Сполучені Штати", "Україна", "Atlantis", "QX", "Soviet Union", "Utopia"]
        )
    }

    @Test("requests an English overview only if the translated one is missing")
    func overview() async throws {
        let service = ScriptedService([
            "movie/155": { request throws(HTTPError) in
                let isEnglish = request.url.query()?.contains("language=en-US") == true
                let overview = isEnglish ? "A city at night." : ""
                let body = "{\"id\":155,\"title\":\"Темний лицар\",\"overview\":\"\(overview)\"}"
                return HTTPResponse(status: 200, body: Data(body.utf8))
            }
        ])
        let details = try await Movies.provider(service, language: "uk-UA").details(of: "155")
        #expect(details.item.title == "Темний лицар")
        #expect(details.item.facets[.overview] == "A city at night.")
        #expect(details.facets[.overview] == "A city at night.")
        #expect(
            service.addresses == [
                "movie/155?language=uk-UA&append_to_response=videos,credits,recommendations"
                    + ",similar,release_dates,external_ids,watch/providers&include_video_language=uk,en,null",
                "movie/155?language=en-US",
            ]
        )
        let whole = Self.whole.replacing(#",{"id":4711},null"#, with: "")
        let complete = ScriptedService(["movie/155": ScriptedService.body(whole)])
        _ = try await Movies.provider(complete, language: "uk-UA").details(of: "155")
        #expect(complete.requests.count == 1)
    }

    /// The details of a movie with one response in Ukrainian and another in English.
    private func details(
        ukrainian: String,
        english: String
    ) async throws -> (details: ItemDetails, requests: Int) {
        let service = ScriptedService([
            "movie/155": { request throws(HTTPError) in
                let isEnglish = request.url.query()?.contains("language=en-US") == true
                return HTTPResponse(
                    status: 200,
                    body: Data((isEnglish ? english : ukrainian).utf8)
                )
            }
        ])
        let provider = Movies.provider(service, language: "uk-UA")
        return (try await provider.details(of: "155"), service.requests.count)
    }

    @Test("each missing text falls back to English separately")
    func eachField() async throws {
        let english = """
            {"id":155,"title":"Spirited Away","original_title":"千と千尋の神隠し",
             "original_language":"ja","overview":"A girl.",
             "genres":[{"id":16,"name":"Animation"},{"id":14,"name":"Fantasy"}]}
            """
        let untranslated = try await details(
            ukrainian: """
                {"id":155,"title":"千と千尋の神隠し","original_title":"千と千尋の神隠し",
                 "original_language":"ja","overview":"Дівчинка.",
                 "genres":[{"id":16,"name":"Мультфільм"}]}
                """,
            english: english
        )
        #expect(untranslated.details.item.title == "Spirited Away")
        #expect(untranslated.details.item.facets[.originalTitle] == "千と千尋の神隠し")
        #expect(untranslated.details.facets[.overview] == "Дівчинка.")
        #expect(untranslated.details.facets[.genres] == ["Мультфільм"])
        let nameless = try await details(
            ukrainian: """
                {"id":155,"title":"Віднесені привидами","overview":"Дівчинка.",
                 "genres":[{"id":16,"name":"Мультфільм"},{"id":14,"name":null}]}
                """,
            english: english
        )
        #expect(nameless.details.item.title == "Віднесені привидами")
        #expect(nameless.details.facets[.genres] == ["Мультфільм", "Fantasy"])
        let translated = try await details(
            ukrainian: """
                {"id":155,"title":"Віднесені привидами","original_title":"千と千尋の神隠し",
                 "original_language":"ja","overview":"","genres":[{"id":16,"name":"Мультфільм"}]}
                """,
            english: english
        )
        #expect(translated.details.item.title == "Віднесені привидами")
        #expect(translated.details.facets[.overview] == "A girl.")
        #expect(translated.details.facets[.genres] == ["Мультфільм"])
    }

    @Test(
        "a title equal to the original needs no English request if that is the original's language",
        arguments: ["uk", "en"]
    )
    func ownOriginal(language: String) async throws {
        let body = """
            {"id":155,"title":"Титанік","original_title":"Титанік",
             "original_language":"\(language)","overview":"О."}
            """
        #expect(try await details(ukrainian: body, english: "{}").requests == 1)
    }

    @Test("omits the English text if its request fails, but throws if it is cancelled")
    func overviewFails() async throws {
        func provider(_ error: HTTPError) -> TMDBProvider {
            let service = ScriptedService([
                "movie/155": { request throws(HTTPError) in
                    guard request.url.query()?.contains("uk-UA") == true else { throw error }
                    return HTTPResponse(status: 200, body: Data(#"{"id":155,"title":"T"}"#.utf8))
                }
            ])
            return Movies.provider(service, language: "uk-UA")
        }
        let details = try await provider(.offline(.timedOut)).details(of: "155")
        #expect(details.facets == Facets())
        await #expect(throws: CatalogError.cancelled) {
            try await provider(.cancelled).details(of: "155")
        }
    }

    @Test(
        "reports a key that is not a movie's number as not found, without a request",
        arguments: ["", "abc", "0", "-1", "007", "+7", "../genre", "155?x", "99999999999999999999"]
    )
    func badKey(key: String) async {
        let service = ScriptedService([:])
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await Movies.provider(service).details(of: key)
        }
        #expect(service.requests.isEmpty)
    }

    @Test("a body that is not a movie is an error")
    func badBody() async {
        for body in ["{}", "[]", "<html>", #"{"id":155}"#] {
            await #expect { try await details(body) } throws: { CatalogError.isBadResponse($0) }
        }
    }
}
