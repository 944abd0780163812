import Catalog
import DemoService
import Foundation
import Primitives
import Networking
import Testing

@testable import Providers

/// The provider and the demo service were written independently, from TMDB's documentation.
@Suite("TMDB provider against the demo service, without a socket")
struct TMDBDemoTests {
    private let log = Locked<[URL]>([])

    private func provider(
        language: String = "en-US",
        key: String? = String(repeating: "0a", count: 16)
    ) -> TMDBProvider {
        let service = DemoService(
            pictures: DemoPictures { _ in Data("poster".utf8) }
        )
        var client: any HTTPClient = HandlerHTTPClient { [log] request in
            log.withLock { $0.append(request.url) }
            return await service.response(to: request)
        }
        if let key {
            client = CredentialHTTPClient(
                client,
                credential: .queryItem(name: "api_key", value: key)
            )
        }
        return TMDBProvider(
            client: ValidatingHTTPClient(client),
            base: Movies.base,
            language: language
        )
    }

    @Test("popular movies have pages of twenty complete rows, the most popular first")
    func popular() async throws {
        let provider = provider()
        let page = try await provider.page(1, of: Movies.query())
        #expect(page.elements.count == 20)
        #expect(try #require(page.totalPages) >= 12)
        #expect(page.skipped == 0)
        let figures = page.elements.compactMap { $0.facets[.popularity] }
        #expect(figures.count == 20)
        #expect(figures == figures.sorted(by: >))
        for item in page.elements {
            #expect(item.facets[.genres]?.isEmpty == false)
            #expect(item.facets[.released] != nil)
        }
        let artwork = try #require(page.elements.lazy.compactMap(\.artwork).first)
        let address = try #require(provider.imageAddress(of: artwork, pixelWidth: 342))
        #expect(address.url.absoluteString.hasPrefix("http://127.0.0.1:8080/t/p/w342/"))
    }

    @Test(
        "each sort key sorts the results",
        arguments: ["popularity", "rating", "release-date"],
        [Sort.Direction.ascending, .descending]
    )
    func sorts(key: String, direction: Sort.Direction) async throws {
        let query = Movies.query(sort: Sort(SortID(key), direction))
        let items = try await provider().page(1, of: query).elements
        let values = items.compactMap { item -> Double? in
            switch key {
            case "popularity": item.facets[.popularity]
            case "rating": item.facets[.rating]?.value
            default:
                item.facets[.released].map {
                    Double($0.year * 10_000 + ($0.month ?? 0) * 100 + ($0.day ?? 0))
                }
            }
        }
        #expect(values.count > 10)
        #expect(values == values.sorted(by: direction == .ascending ? (<) : (>)))
        #expect(Set(values).count > 1)
    }

    @Test("genres in Ukrainian have their English name as an alias")
    func genreAliases() async throws {
        let genres = try await provider(language: "uk-UA").genres()
        #expect(genres.first { $0.name == "Драма" }?.names["en"] == "Drama")
        #expect(genres.allSatisfy { $0.names.count == 2 })
    }

    @Test("a filter finds movies with all genres, in the year range and with the minimum rating")
    func filter() async throws {
        let provider = provider()
        let genres = try await provider.genres()
        let keys = ["Crime", "Drama"].compactMap { name in
            genres.first { $0.name == name }?.key
        }
        #expect(keys.count == 2)
        let filter = Filter(
            genres: Set(keys),
            years: YearRange(first: 1970, last: 1999),
            minimumRating: 7.5
        )
        let page = try await provider.page(1, of: Movies.query(filter: filter))
        #expect(!page.elements.isEmpty)
        for item in page.elements {
            #expect(item.facets[.genres].map(Set.init)?.isSuperset(of: ["Crime", "Drama"]) == true)
            #expect((1970...1999).contains(item.facets[.released]?.year ?? 0))
            #expect((item.facets[.rating]?.value ?? 0) >= 7.5)
        }
    }

    @Test("a filter finds movies from a country, in a language and of a known, limited runtime")
    func runtimeAndOrigin() async throws {
        let provider = provider()
        let filter = Filter(countries: ["UA"], maximumRuntime: 90, language: "uk")
        let page = try await provider.page(1, of: Movies.query(filter: filter))
        #expect(!page.elements.isEmpty && page.totalElements == page.elements.count)
        for item in page.elements {
            let details = try await provider.details(of: item.id.key)
            #expect(details.facets[.countryCodes]?.contains("UA") == true)
            #expect((1...90).contains(details.facets[.runtime] ?? 0))
        }
        let all = try await provider.page(1, of: Movies.query())
        #expect(page.elements.count < all.totalElements ?? 0)
    }

    @Test("a search finds a title by one of its words, in both languages")
    func search() async throws {
        let english = provider()
        let first = try #require(try await english.page(1, of: Movies.query()).elements.first)
        let word = try #require(first.title.split(separator: " ").max { $0.count < $1.count })
        let found = try await english.page(1, of: Movies.query(search: String(word)))
        #expect(found.elements.contains { $0.id == first.id })
        let nothing = try await english.page(1, of: Movies.query(search: "c++ & zzzz #1"))
        #expect(nothing == Page(number: 1, totalPages: 1, elements: [], totalElements: 0))
        let ukrainian = provider(language: "uk-UA")
        let translated = try await ukrainian.page(1, of: Movies.query(search: String(word)))
        #expect(translated.elements.contains { $0.id == first.id })
    }

    @Test(
        "details include countries, an overview and, for some movies, a playable trailer"
    )
    func details() async throws {
        let provider = provider(language: "uk-UA")
        let page = try await provider.page(1, of: Movies.query())
        var trailers = 0
        for item in page.elements {
            let details = try await provider.details(of: item.id.key)
            #expect(details.item.id == item.id)
            #expect(details.item.title == item.title)
            #expect(details.facets[.overview] != nil)
            #expect(details.facets[.countries]?.isEmpty == false)
            if let trailer = details.facets[.trailer] {
                trailers += 1
                #expect(trailer.site == "Vitrine")
                #expect(
                    trailer.url.absoluteString
                        == "http://127.0.0.1:8080/trailers/\(item.id.key).webm"
                )
            }
        }
        #expect((1..<20).contains(trailers))
    }

    @Test("in Ukrainian, each untranslated text falls back to English")
    func languages() async throws {
        let (ukrainian, english) = (provider(language: "uk-UA"), provider())
        let page = try await ukrainian.page(1, of: Movies.query())
        var translated = 0
        for item in page.elements {
            let details = try await ukrainian.details(of: item.id.key)
            let original = try await english.details(of: item.id.key)
            if let overview = item.facets[.overview] {
                translated += 1
                #expect(details.facets[.overview] == overview)
                #expect(details.facets[.overview] != original.facets[.overview])
            } else {
                #expect(details.facets[.overview] == original.facets[.overview])
            }
            #expect(details.facets[.genres] == item.facets[.genres])
            #expect((details.facets[.trailer] == nil) == (original.facets[.trailer] == nil))
        }
        #expect((1..<20).contains(translated))
        let found = try await ukrainian.page(1, of: Movies.query(search: "better tomorrow"))
        let item = try #require(found.elements.first)
        #expect(item.title == "英雄本色")
        #expect(try await ukrainian.details(of: item.id.key).item.title == "A Better Tomorrow")
    }

    @Test("errors have the service's own message")
    func refusals() async throws {
        await #expect(
            throws: CatalogError.notFound(
                message: "The resource you requested could not be found."
            )
        ) {
            try await provider().details(of: "999999999")
        }
        await #expect(
            throws: CatalogError.unauthorized(
                message: "Invalid API key: You must be granted a valid key."
            )
        ) {
            try await provider(key: nil).page(1, of: Movies.query())
        }
        await #expect(throws: CatalogError.self) {
            try await provider().page(501, of: Movies.query())
        }
    }

    @Test("sends only query keys that TMDB knows")
    func keys() async throws {
        let provider = provider(language: "uk-UA")
        let filter = Filter(
            genres: ["18"],
            years: YearRange(first: 1990, last: 2000),
            minimumRating: 6,
            countries: ["US"],
            maximumRuntime: 150,
            language: "en"
        )
        _ = try await provider.page(1, of: Movies.query(Movies.topRated, filter: filter))
        _ = try await provider.page(1, of: Movies.query())
        _ = try await provider.page(1, of: Movies.query(search: "a"))
        let names = log.withLock { $0 }.flatMap { url in
            URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.map(\.name) ?? []
        }
        #expect(
            Set(names) == [
                "api_key", "language", "page", "include_adult", "sort_by", "with_genres",
                "primary_release_date.gte", "primary_release_date.lte", "vote_average.gte",
                "vote_count.gte", "query", "with_origin_country", "with_runtime.gte",
                "with_runtime.lte", "with_original_language",
            ]
        )
    }
}
