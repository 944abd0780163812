import Catalog
import Foundation
import Networking
import Primitives

// TMDB ignores unknown query keys and responds with 200, so the tests assert every key used here.
// https://developer.themoviedb.org/reference

extension Endpoint {
    /// A page of a list in its default order.
    static func list(_ list: MovieList, page: Int, language: String) -> Self {
        let name =
            switch list {
            case .popular: "popular"
            case .topRated: "top_rated"
            }
        return Self("movie/\(name)", query: [.language(language), .page(page)])
    }

    /// A page of movies that match a discovery query.
    static func discover(_ discovery: MovieDiscovery, page: Int, language: String) -> Self {
        var query: [URLQueryItem] = [
            .language(language), .page(page), .withoutAdult,
            URLQueryItem(
                name: "sort_by",
                value: "\(discovery.key.field).\(discovery.direction.rawValue)"
            ),
        ]
        if !discovery.genres.isEmpty {
            // A comma requires all genres, a bar any of them.
            let genres = discovery.genres.joined(separator: ",")
            query.append(URLQueryItem(name: "with_genres", value: genres))
        }
        if !discovery.people.isEmpty {
            // TMDB can't filter by job.
            let people = discovery.people.joined(separator: ",")
            query.append(URLQueryItem(name: "with_crew", value: people))
        }
        if !discovery.countries.isEmpty {
            let countries = discovery.countries.joined(separator: "|")
            query.append(URLQueryItem(name: "with_origin_country", value: countries))
        }
        if let minutes = discovery.maximumRuntime {
            // TMDB stores an unknown runtime as 0.
            query.append(URLQueryItem(name: "with_runtime.gte", value: "1"))
            query.append(URLQueryItem(name: "with_runtime.lte", value: String(minutes)))
        }
        if let code = discovery.originalLanguage {
            query.append(URLQueryItem(name: "with_original_language", value: code))
        }
        if let first = discovery.years?.first {
            let day = Day(year: first, month: 1, day: 1).iso
            query.append(URLQueryItem(name: "primary_release_date.gte", value: day))
        }
        if let last = discovery.years?.last {
            let day = Day(year: last, month: 12, day: 31).iso
            query.append(URLQueryItem(name: "primary_release_date.lte", value: day))
        }
        if let rating = discovery.minimumRating {
            query.append(
                URLQueryItem(name: "vote_average.gte", value: String(shortest: rating))
            )
        }
        if let votes = discovery.minimumVotes {
            query.append(URLQueryItem(name: "vote_count.gte", value: String(votes)))
        }
        return Self("discover/movie", query: query)
    }

    /// A page of the movies whose titles contain `text`; TMDB can neither sort nor filter them.
    ///
    /// With a year, only those that were released somewhere in that year.
    static func search(
        _ text: String,
        year: Int? = nil,
        page: Int,
        language: String
    ) -> Self {
        var query: [URLQueryItem] = [
            URLQueryItem(name: "query", value: text), .language(language), .page(page),
            .withoutAdult,
        ]
        if let year { query.append(URLQueryItem(name: "year", value: String(year))) }
        return Self("search/movie", query: query)
    }

    /// What has a number of IMDb.
    ///
    /// https://developer.themoviedb.org/reference/find-by-id
    static func find(imdb number: String, language: String) -> Self {
        Self(
            "find/\(number)",
            query: [
                URLQueryItem(name: "external_source", value: "imdb_id"), .language(language),
            ]
        )
    }

    /// A movie with all facts, its people, similar movies, its offers in all countries, and its
    /// videos in the language, in English, and without a language.
    static func movie(_ key: String, language: String) -> Self {
        // This is a list of accepted languages without a fallback: videos in others are omitted.
        var languages = [ContentLanguage.code(of: language), "en", "null"]
        if languages[0] == "en" { languages.removeFirst() }
        return Self(
            "movie/\(key)",
            query: [
                .language(language),
                URLQueryItem(
                    name: "append_to_response",
                    value: "videos,credits,recommendations,similar,release_dates,external_ids"
                        + ",watch/providers"
                ),
                URLQueryItem(
                    name: "include_video_language",
                    value: languages.joined(separator: ",")
                ),
            ]
        )
    }

    /// A movie without its videos, used for text that is missing in another language.
    static func plainMovie(_ key: String, language: String) -> Self {
        Self("movie/\(key)", query: [.language(language)])
    }

    /// A page of the people whose names contain `text`.
    static func searchPeople(_ text: String, page: Int, language: String) -> Self {
        Self(
            "search/person",
            query: [
                URLQueryItem(name: "query", value: text), .language(language), .page(page),
                .withoutAdult,
            ]
        )
    }

    /// A person with all facts and the movies they took part in.
    static func person(_ key: String, language: String) -> Self {
        Self(
            "person/\(key)",
            query: [
                .language(language),
                URLQueryItem(name: "append_to_response", value: "movie_credits,external_ids"),
            ]
        )
    }

    static func genres(language: String) -> Self {
        Self("genre/movie/list", query: [.language(language)])
    }

    /// The base addresses for images.
    static var configuration: Self { Self("configuration") }
}

extension URLQueryItem {
    fileprivate static var withoutAdult: Self { Self(name: "include_adult", value: "false") }

    fileprivate static func language(_ language: String) -> Self {
        Self(name: "language", value: language)
    }

    fileprivate static func page(_ number: Int) -> Self {
        Self(name: "page", value: String(number))
    }
}
