import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Where to watch, from TMDB")
struct TMDBOffersTests {
    private func details(_ part: String, country: String = "UA") async throws -> ItemDetails {
        let body = #"{"id":155,"title":"T","overview":"O"\#(part)}"#
        let service = ScriptedService(["movie/155": ScriptedService.body(body)])
        let details = try await Movies.provider(service, country: country).details(of: "155")
        #expect(service.requests.count == 1)
        return details
    }

    private func offers(_ results: String, country: String = "UA") async throws -> Offers? {
        let part = #","watch/providers":{"results":\#(results)}"#
        return try await details(part, country: country).offers
    }

    private func names(_ offers: Offers?) -> [String] {
        (offers?.groups ?? []).map { group in
            "\(group.kind): " + group.providers.map(\.name).joined(separator: ", ")
        }
    }

    @Test("offers have the country, its page, and the providers by kind and priority")
    func whole() async throws {
        let offers = try await offers(
            """
            {"UA":{"link":"https://www.themoviedb.org/movie/155/watch?locale=UA",
              "buy":[{"provider_name":"Shop","provider_id":9,"display_priority":3}],
              "flatrate":[
               {"logo_path":"/two.jpg","provider_id":2,"provider_name":"Two","display_priority":12},
               {"logo_path":"/one.jpg","provider_id":1,"provider_name":"One","display_priority":0}],
              "rent":[{"provider_name":"Shop","logo_path":"/shop.jpg"}],
              "ads":[{"provider_name":"Noisy","display_priority":1},{"provider_name":"Quiet"}],
              "free":[{"provider_name":"Quiet","display_priority":4}]},
             "US":{"flatrate":[{"provider_name":"Elsewhere"}]}}
            """
        )
        #expect(offers?.country == "UA")
        let link = "https://www.themoviedb.org/movie/155/watch?locale=UA"
        #expect(offers?.link?.absoluteString == link)
        #expect(
            names(offers) == ["stream: One, Two", "free: Noisy, Quiet", "rent: Shop", "buy: Shop"]
        )
        #expect(offers?.groups[0].providers[1].logo == Artwork(path: "/two.jpg"))
        #expect(offers?.groups[3].providers[0].logo == nil)
    }

    @Test(
        "nothing readable in the country means no offers, and the movie is still there",
        arguments: [
            "", #","watch/providers":null"#, #","watch/providers":7"#, #","watch/providers":{}"#,
            #","watch/providers":{"results":{}}"#, #","watch/providers":{"results":[]}"#,
            #","watch/providers":{"results":{"UA":null,"US":{"buy":[{"provider_name":"A"}]}}}"#,
            #","watch/providers":{"results":{"UA":[1],"US":{"buy":[{"provider_name":"A"}]}}}"#,
            #","watch/providers":{"results":{"UA":{"link":"https://a.test"}}}"#,
            #","watch/providers":{"results":{"UA":{"rental":[{"provider_name":"A"}]}}}"#,
            #","watch/providers":{"results":{"UA":{"rent":{"provider_name":"A"},"buy":[]}}}"#,
        ]
    )
    func nothing(part: String) async throws {
        let details = try await details(part)
        #expect(details.offers == nil && details.item.title == "T")
    }

    @Test("a malformed provider, link or kind is skipped without the others")
    func malformed() async throws {
        let offers = try await offers(
            """
            {"US":7,"UA":{"link":"javascript:alert(1)","flatrate":"x","unknown":[1],
             "rent":[null,3,{},{"provider_name":""},{"provider_name":[]},
              {"provider_name":" Good ","logo_path":5,"display_priority":"high"},
              {"provider_name":"First","display_priority":"2"},{"provider_name":"First"}]}}
            """
        )
        #expect(offers?.link == nil)
        #expect(names(offers) == ["rent: First, Good"])
        #expect(offers?.groups[0].providers[1].logo == nil)
    }

    @Test("another country has its own offers")
    func country() async throws {
        let results = """
            {"UA":{"rent":[{"provider_name":"A"}]},"DE":{"buy":[{"provider_name":"B"}]}}
            """
        #expect(try await names(offers(results, country: "DE")) == ["buy: B"])
        #expect(try await offers(results, country: "GB") == nil)
    }
}
