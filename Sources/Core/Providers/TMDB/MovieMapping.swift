import Catalog
import Foundation
import JSONText
import Primitives

/// Converts TMDB's responses into items.
///
/// https://developer.themoviedb.org/reference/movie-details
struct MovieMapping {
    let catalog: CatalogID
    /// The content language, such as `uk-UA`.
    let language: String
    /// The interface language, used for country names, such as `uk-UA`.
    let interface: String
    /// The country of offers, as an ISO 3166-1 code.
    let country: String
    /// The genre names by number, needed because list rows contain only numbers.
    let genreNames: [Int: String]
    /// The website with a page for each movie; nil for none.
    var pages: URL?

    /// The aspect ratio of TMDB's posters and portraits: 2 to 3.
    static let pictureRatio = 2.0 / 3.0
    /// The number of actors among the facts.
    private static let starCount = 4

    /// Converts a row of a list, or the response for a single movie; nil without a number or title.
    ///
    /// Text that it lacks is taken from the `english` response.
    func item(_ movie: JSON, english: JSON? = nil) -> Item? {
        guard let id = movie["id"]?.identifier, let title = title(of: movie, english) else {
            return nil
        }
        let genres = genres(of: movie, english)
        return Item(
            id: Item.ID(catalog, String(id)),
            title: title,
            artwork: movie["poster_path"]?.path.map {
                Artwork(path: $0, aspectRatio: Self.pictureRatio)
            },
            facets: Facets()
                .setting(.originalTitle, movie["original_title"]?.text)
                .setting(.overview, movie["overview"]?.text ?? english?["overview"]?.text)
                .setting(.genres, genres.isEmpty ? nil : genres)
                .setting(.popularity, movie["popularity"]?.lenientNumber)
                .setting(.rating, rating(of: movie))
                .setting(.released, movie["release_date"]?.day)
                .setting(.source, pages?.appending(path: "movie/\(id)"))
        )
    }

    /// Converts the response for a single movie, taking text that it lacks from the English one; nil
    /// without a number or title.
    func details(_ movie: JSON, english: JSON?) -> ItemDetails? {
        guard let item = item(movie, english: english) else { return nil }
        let countries = countries(of: movie)
        let cast = PersonMapping.entries(of: movie["credits"]?["cast"], mostly: [])
        let crew = PersonMapping.entries(of: movie["credits"]?["crew"], mostly: Self.mainJobs)
        let directors = crew.filter { $0.roles.contains(Self.mainJobs[0]) }
        let runtime = movie["runtime"]?.lenientNumber
        let facets = item.facets
            .setting(.countries, countries.isEmpty ? nil : countries.map(\.name))
            .setting(.countryCodes, countries.isEmpty ? nil : countries.map(\.code))
            .setting(.runtime, runtime.flatMap { $0 > 0 ? $0 : nil })
            .setting(.certification, certification(of: movie))
            .setting(.directors, people(directors))
            .setting(.starring, people(Array(cast.prefix(Self.starCount))))
            .setting(
                .trailer,
                TrailerChoice(language: code).trailer(
                    among: movie.results(of: "videos").map(Video.init)
                )
            )
            .setting(.imdb, IMDb.page("title", movie.imdbID))
        let sections = [
            ItemSection(.cast, cast),
            ItemSection(.crew, crew),
            ItemSection(.similar, entries(of: movie.results(of: "similar"), besides: item)),
            ItemSection(
                .recommended,
                entries(of: movie.results(of: "recommendations"), besides: item)
            ),
        ]
        return ItemDetails(
            item: item,
            facets: facets,
            sections: sections.compactMap(\.self),
            offers: Offers(movie["watch/providers"]?["results"]?[country], in: country)
        )
    }

    /// Whether the response for a single movie lacks the title, the overview or a genre's name in the
    /// content language.
    func lacksText(_ movie: JSON) -> Bool {
        movie["overview"]?.text == nil || isUntranslated(movie)
            || (movie["genres"]?.elements ?? []).contains { $0["name"]?.text == nil }
    }
}

extension MovieMapping {
    /// The jobs that come first in the crew, the director's at the top.
    private static let mainJobs = [
        "Director", "Screenplay", "Writer", "Story", "Novel", "Producer",
        "Original Music Composer", "Director of Photography", "Editor",
    ]

    /// TMDB's number for a release in cinemas.
    private static let cinema = 3

    /// The ISO 639-1 code of the content language.
    private var code: String { ContentLanguage.code(of: language) }

    /// Returns the title, or else the original one; the English one of a movie that isn't translated.
    private func title(of movie: JSON, _ english: JSON?) -> String? {
        let own = movie["title"]?.text ?? movie["original_title"]?.text
        guard let english, isUntranslated(movie) else { return own }
        return english["title"]?.text ?? english["original_title"]?.text ?? own
    }

    /// Returns whether the title isn't translated into the content language.
    ///
    /// TMDB then sends the original title, in whatever script. False if the original is in that
    /// language or in English, because there is no better title.
    private func isUntranslated(_ movie: JSON) -> Bool {
        // Missing in old responses.
        guard let original = movie["original_language"]?.text else { return false }
        let title = movie["title"]?.text
        return (title == nil || title == movie["original_title"]?.text) && original != code
            && original != "en"
    }

    /// Returns the names of a row's genres, which are numbers, or of a single movie's.
    private func genres(of movie: JSON, _ english: JSON?) -> [String] {
        guard let genres = movie["genres"]?.elements else {
            return (movie["genre_ids"]?.elements ?? []).compactMap(\.lenientInteger)
                .compactMap { genreNames[$0] }
        }
        return genres.compactMap { genre in
            guard let id = genre["id"]?.lenientInteger else { return nil }
            let other = english?["genres"]?.elements?.first { $0["id"]?.lenientInteger == id }
            return genre["name"]?.text ?? other?["name"]?.text
        }
    }

    /// Returns the rating; nil if there are no votes, for which TMDB reports an average of 0.
    private func rating(of movie: JSON) -> Rating? {
        guard let average = movie["vote_average"]?.lenientNumber, (0...10).contains(average) else {
            return nil
        }
        guard let votes = movie["vote_count"]?.lenientInteger else {
            return average > 0 ? Rating(average) : nil
        }
        return votes > 0 ? Rating(average, votes: votes) : nil
    }

    /// Returns the age rating in the content language's country, otherwise in the United States: that
    /// of the release in cinemas, otherwise the first.
    ///
    /// https://developer.themoviedb.org/reference/movie-release-dates
    private func certification(of movie: JSON) -> String? {
        let country = language.split(separator: "-").dropFirst().last.map(String.init) ?? "US"
        let countries = movie.results(of: "release_dates")
        return [country, "US"].lazy.compactMap { code in
            let releases = countries.last { $0["iso_3166_1"]?.text?.uppercased() == code }
            let known = (releases?["release_dates"]?.elements ?? []).filter {
                $0["certification"]?.text != nil
            }
            let release = known.first { $0["type"]?.lenientInteger == Self.cinema } ?? known.first
            return release?["certification"]?.text
        }.first
    }

    /// Returns the countries' names, and their codes, which are empty if they are missing.
    ///
    /// The countries of origin, which older responses lack, replace missing production countries.
    private func countries(of movie: JSON) -> [(code: String, name: String)] {
        let production = (movie["production_countries"]?.elements ?? []).compactMap { country in
            name(ofCountry: country["iso_3166_1"]?.text, english: country["name"]?.text)
        }
        return production.isEmpty
            ? (movie["origin_country"]?.names ?? []).compactMap {
                name(ofCountry: $0, english: nil)
            }
            : production
    }

    /// Returns a country's code and its name in the interface's language; TMDB's English name if its
    /// code is unknown.
    private func name(ofCountry code: String?, english: String?) -> (code: String, name: String)? {
        let known = code?.uppercased()
        let name: String? =
            if let known, Country.codes.contains(known) {
                Locale(identifier: interface).localizedString(forRegionCode: known)
            } else {
                nil
            }
        return (name ?? english ?? code).map { (known ?? "", $0) }
    }

    private func people(_ entries: [ItemSection.Entry]) -> [Person]? {
        entries.isEmpty
            ? nil : entries.map { Person(key: $0.item.id.key, name: $0.item.title) }
    }

    /// Returns movies once each, without the one they belong to.
    private func entries(of movies: [JSON], besides movie: Item) -> [ItemSection.Entry] {
        var seen: Set = [movie.id]
        return movies.compactMap { item($0) }.filter { seen.insert($0.id).inserted }
            .map { ItemSection.Entry($0) }
    }
}

extension JSON {
    /// Returns the rows of a part of a response that was requested with it; none if they are missing.
    func results(of part: String) -> [JSON] { self[part]?["results"]?.elements ?? [] }

    /// The id on the Internet Movie Database, such as `tt0468569`.
    ///
    /// https://developer.themoviedb.org/reference/movie-external-ids
    var imdbID: String? { self["external_ids"]?["imdb_id"]?.text ?? self["imdb_id"]?.text }
}
