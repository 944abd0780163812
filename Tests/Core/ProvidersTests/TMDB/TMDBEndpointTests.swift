import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("TMDB endpoints")
struct TMDBEndpointTests {
    private func discover(_ query: Query) throws -> Endpoint {
        let list = try #require(MovieList(rawValue: query.list.rawValue))
        return .discover(MovieDiscovery(query, of: list), page: 2, language: "uk-UA")
    }

    @Test("each list in its default order has its own endpoint")
    func lists() {
        #expect(
            Endpoint.list(.popular, page: 3, language: "en-US")
                == Endpoint("movie/popular", query: items("language=en-US", "page=3"))
        )
        #expect(
            Endpoint.list(.topRated, page: 1, language: "uk-UA")
                == Endpoint("movie/top_rated", query: items("language=uk-UA", "page=1"))
        )
    }

    @Test("a search sends only the keys that TMDB supports there")
    func search() {
        #expect(
            Endpoint.search("C++ & Ї", page: 1, language: "en-US")
                == Endpoint(
                    "search/movie",
                    query: items("query=C++ & Ї", "language=en-US", "page=1", "include_adult=false")
                )
        )
    }

    @Test(
        "each sort key uses discovery, in both directions",
        arguments: [
            ("popularity", "popularity"), ("release-date", "primary_release_date"),
            ("title", "title"), ("revenue", "revenue"),
        ],
        [Sort.Direction.ascending, .descending]
    )
    func sorts(names: (String, String), direction: Sort.Direction) throws {
        let query = Movies.query(sort: Sort(SortID(names.0), direction))
        #expect(
            try discover(query)
                == Endpoint(
                    "discover/movie",
                    query: items(
                        "language=uk-UA",
                        "page=2",
                        "include_adult=false",
                        "sort_by=\(names.1).\(direction.rawValue)"
                    )
                )
        )
    }

    @Test("sorting by rating omits movies with few votes")
    func rating() throws {
        let query = Movies.query(sort: Sort(SortID("rating"), .ascending))
        #expect(
            try discover(query)
                == Endpoint(
                    "discover/movie",
                    query: items(
                        "language=uk-UA",
                        "page=2",
                        "include_adult=false",
                        "sort_by=vote_average.asc",
                        "vote_count.gte=200"
                    )
                )
        )
    }

    @Test("filters send whole days, all genres and known runtimes, in the list's order")
    func filters() throws {
        let filter = Filter(
            genres: ["28", "18"],
            years: YearRange(first: 1994, last: 2008),
            minimumRating: 7.5,
            people: [Person(key: "525", name: "N"), Person(key: "3894", name: "B")],
            countries: ["US", "GB"],
            maximumRuntime: 120,
            language: "uk"
        )
        #expect(
            try discover(Movies.query(filter: filter))
                == Endpoint(
                    "discover/movie",
                    query: items(
                        "language=uk-UA",
                        "page=2",
                        "include_adult=false",
                        "sort_by=popularity.desc",
                        "with_genres=18,28",
                        "with_crew=525,3894",
                        "with_origin_country=GB|US",
                        "with_runtime.gte=1",
                        "with_runtime.lte=120",
                        "with_original_language=uk",
                        "primary_release_date.gte=1994-01-01",
                        "primary_release_date.lte=2008-12-31",
                        "vote_average.gte=7.5"
                    )
                )
        )
    }

    @Test("a range of years can be open, and a whole rating has no fraction")
    func openYears() throws {
        let filter = Filter(years: YearRange(first: nil, last: 930), minimumRating: 7)
        #expect(
            try discover(Movies.query(filter: filter)).query.suffix(2)
                == items("primary_release_date.lte=0930-12-31", "vote_average.gte=7")[...]
        )
    }

    @Test("Top Rated, when filtered or sorted, keeps its minimum of votes and its default order")
    func topRated() throws {
        let narrowed = Movies.query(Movies.topRated, filter: Filter(genres: ["18"]))
        #expect(
            try discover(narrowed).query.dropFirst(3)
                == items("sort_by=vote_average.desc", "with_genres=18", "vote_count.gte=200")[...]
        )
        let sorted = Movies.query(Movies.topRated, sort: Sort(SortID("revenue"), .descending))
        #expect(
            try discover(sorted).query.dropFirst(3)
                == items("sort_by=revenue.desc", "vote_count.gte=200")[...]
        )
    }

    @Test("an unknown sort key keeps the list's default order")
    func unknownSort() throws {
        let query = Movies.query(sort: Sort(SortID("colour"), .ascending))
        #expect(try discover(query).query.last == items("sort_by=popularity.desc")[0])
    }

    @Test("details include videos in the content language, in English and without a language")
    func details() {
        #expect(
            Endpoint.movie("155", language: "uk-UA")
                == Endpoint(
                    "movie/155",
                    query: items(
                        "language=uk-UA",
                        "append_to_response=videos,credits,recommendations,similar,release_dates,external_ids"
                            + ",watch/providers",
                        "include_video_language=uk,en,null"
                    )
                )
        )
        #expect(
            Endpoint.movie("155", language: "en-US").query.last
                == items("include_video_language=en,null")[0]
        )
        #expect(
            Endpoint.plainMovie("155", language: "en-US")
                == Endpoint("movie/155", query: items("language=en-US"))
        )
    }

    @Test("genres have a language, but the configuration has none")
    func tables() {
        #expect(
            Endpoint.genres(language: "uk-UA")
                == Endpoint("genre/movie/list", query: items("language=uk-UA"))
        )
        #expect(Endpoint.configuration == Endpoint("configuration"))
    }

    private func items(_ pairs: String...) -> [URLQueryItem] {
        pairs.map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            return URLQueryItem(name: parts[0], value: parts[1])
        }
    }
}
