import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("Endpoints of TMDB")
struct TMDBEndpointTests {
    private func discover(_ query: Query) throws -> Endpoint<MoviePagePayload> {
        let list = try #require(MovieList(rawValue: query.list.rawValue))
        return .discover(MovieDiscovery(query, of: list), page: 2, language: "uk-UA")
    }

    @Test("the lists in their own order have endpoints of their own")
    func lists() {
        #expect(
            Endpoint<MoviePagePayload>.list(.popular, page: 3, language: "en-US")
                == Endpoint("movie/popular", query: items("language=en-US", "page=3"))
        )
        #expect(
            Endpoint<MoviePagePayload>.list(.topRated, page: 1, language: "uk-UA")
                == Endpoint("movie/top_rated", query: items("language=uk-UA", "page=1"))
        )
    }

    @Test("a search asks for words and for nothing that TMDB does not know there")
    func search() {
        #expect(
            Endpoint<MoviePagePayload>.search("C++ & Ї", page: 1, language: "en-US")
                == Endpoint(
                    "search/movie",
                    query: items("query=C++ & Ї", "language=en-US", "page=1", "include_adult=false")
                )
        )
    }

    @Test(
        "every sort key in both directions is a discovery",
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

    @Test("sorting by rating leaves out movies with few votes")
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

    @Test("filters name whole days, all genres and the least rating, in the list's own order")
    func filters() throws {
        let filter = Filter(
            genres: ["28", "18"],
            years: YearRange(first: 1994, last: 2008),
            minimumRating: 7.5
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
                        "primary_release_date.gte=1994-01-01",
                        "primary_release_date.lte=2008-12-31",
                        "vote_average.gte=7.5"
                    )
                )
        )
    }

    @Test("years may be open at one end, a whole rating has no fraction")
    func openYears() throws {
        let filter = Filter(years: YearRange(first: nil, last: 930), minimumRating: 7)
        #expect(
            try discover(Movies.query(filter: filter)).query.suffix(2)
                == items("primary_release_date.lte=0930-12-31", "vote_average.gte=7")[...]
        )
    }

    @Test("Top Rated, narrowed or sorted, keeps its order and its least number of votes")
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

    @Test("a sort key that TMDB does not have leaves the list's own order")
    func unknownSort() throws {
        let query = Movies.query(sort: Sort(SortID("colour"), .ascending))
        #expect(try discover(query).query.last == items("sort_by=popularity.desc")[0])
    }

    @Test("details come with videos in the language, in English and in none")
    func details() {
        #expect(
            Endpoint<MovieDetailsPayload>.movie("155", language: "uk-UA")
                == Endpoint(
                    "movie/155",
                    query: items(
                        "language=uk-UA",
                        "append_to_response=videos",
                        "include_video_language=uk,en,null"
                    )
                )
        )
        #expect(
            Endpoint<MovieDetailsPayload>.movie("155", language: "en-US").query.last
                == items("include_video_language=en,null")[0]
        )
        #expect(
            Endpoint<MovieDetailsPayload>.plainMovie("155", language: "en-US")
                == Endpoint("movie/155", query: items("language=en-US"))
        )
    }

    @Test("genres come in a language, the configuration in none")
    func tables() {
        #expect(
            Endpoint<GenreListPayload>.genres(language: "uk-UA")
                == Endpoint("genre/movie/list", query: items("language=uk-UA"))
        )
        #expect(Endpoint<ConfigurationPayload>.configuration == Endpoint("configuration"))
    }

    private func items(_ pairs: String...) -> [URLQueryItem] {
        pairs.map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            return URLQueryItem(name: parts[0], value: parts[1])
        }
    }
}
