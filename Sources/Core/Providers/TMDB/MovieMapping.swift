import Catalog
import Foundation

/// Converts TMDB's responses into items.
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

    func item(_ movie: MoviePayload) -> Item {
        item(
            movie,
            title: movie.title,
            genres: movie.genreIDs.compactMap { genreNames[$0] },
            overview: movie.overview
        )
    }

    /// Converts the response for a single movie, taking text that it lacks from the English
    /// response.
    func details(_ payload: MovieDetailsPayload, english: MovieDetailsPayload?) -> ItemDetails {
        let movie = payload.movie
        let isUntranslated = movie.isUntranslated(in: ContentLanguage.code(of: language))
        let item = item(
            movie,
            title: (isUntranslated ? english?.movie.title : nil) ?? movie.title,
            genres: payload.genres.compactMap { genre in
                genre.name ?? english?.genres.first { $0.id == genre.id }?.name
            },
            overview: movie.overview ?? english?.movie.overview
        )
        let trailer = TrailerChoice(language: ContentLanguage.code(of: language))
            .trailer(among: payload.videos)
        let countries = countries(of: payload)
        let cast = PersonMapping.entries(of: payload.credits.cast, mostly: [])
        let crew = PersonMapping.entries(of: payload.credits.crew, mostly: Self.mainJobs)
        let directors = crew.filter { $0.roles.contains(Self.mainJobs[0]) }
        let facets = item.facets
            .setting(.countries, countries.isEmpty ? nil : countries.map(\.name))
            .setting(.countryCodes, countries.isEmpty ? nil : countries.map(\.code))
            .setting(.runtime, payload.runtime)
            .setting(.certification, certification(of: payload))
            .setting(.directors, people(directors))
            .setting(.starring, people(Array(cast.prefix(Self.starCount))))
            .setting(.trailer, trailer)
            .setting(.imdb, IMDb.page("title", payload.imdbID))
        let sections = [
            ItemSection(.cast, cast),
            ItemSection(.crew, crew),
            ItemSection(.similar, entries(of: payload.similar, besides: movie)),
            ItemSection(.recommended, entries(of: payload.recommendations, besides: movie)),
        ]
        return ItemDetails(
            item: item,
            facets: facets,
            sections: sections.compactMap(\.self),
            offers: payload.watchProviders[country]?.offers(in: country)
        )
    }
}

extension MovieMapping {
    /// The jobs that come first in the crew, the director's at the top.
    private static let mainJobs = [
        "Director", "Screenplay", "Writer", "Story", "Novel", "Producer",
        "Original Music Composer", "Director of Photography", "Editor",
    ]

    /// Returns the age rating in the content language's country, otherwise in the United States.
    private func certification(of payload: MovieDetailsPayload) -> String? {
        let country = language.split(separator: "-").dropFirst().last.map(String.init) ?? "US"
        return payload.certifications[country] ?? payload.certifications["US"]
    }

    private func people(_ entries: [ItemSection.Entry]) -> [Person]? {
        entries.isEmpty
            ? nil : entries.map { Person(key: $0.item.id.key, name: $0.item.title) }
    }

    /// Returns movies once each, without the one they belong to.
    private func entries(
        of movies: [MoviePayload],
        besides movie: MoviePayload
    ) -> [ItemSection.Entry] {
        var seen: Set = [movie.id]
        return movies.filter { seen.insert($0.id).inserted }.map { ItemSection.Entry(item($0)) }
    }
}

extension MovieMapping {
    private func item(
        _ movie: MoviePayload,
        title: String,
        genres: [String],
        overview: String?
    ) -> Item {
        Item(
            id: Item.ID(catalog, String(movie.id)),
            title: title,
            artwork: movie.posterPath.map { Artwork(path: $0, aspectRatio: Self.pictureRatio) },
            facets: Facets()
                .setting(.originalTitle, movie.originalTitle)
                .setting(.overview, overview)
                .setting(.genres, genres.isEmpty ? nil : genres)
                .setting(.popularity, movie.popularity)
                .setting(.rating, rating(of: movie))
                .setting(.released, movie.released)
                .setting(.source, pages?.appending(path: "movie/\(movie.id)"))
        )
    }

    /// Returns the rating; nil if there are no votes, for which TMDB reports an average of 0.
    private func rating(of movie: MoviePayload) -> Rating? {
        guard let average = movie.voteAverage, (0...10).contains(average) else { return nil }
        guard let votes = movie.voteCount else {
            return average > 0 ? Rating(average) : nil
        }
        return votes > 0 ? Rating(average, votes: votes) : nil
    }

    /// Returns the countries' names, and their codes, which are empty if they are missing.
    private func countries(of payload: MovieDetailsPayload) -> [(code: String, name: String)] {
        var countries = payload.productionCountries
        if countries.isEmpty {
            countries = payload.originCountries.map { MovieDetailsPayload.Country(code: $0) }
        }
        return countries.compactMap { country in
            name(of: country).map { (country.code?.uppercased() ?? "", $0) }
        }
    }

    /// Returns a country's name in the interface's language; TMDB's name if its code is unknown.
    private func name(of country: MovieDetailsPayload.Country) -> String? {
        guard let code = country.code?.uppercased(), Country.codes.contains(code),
            let name = Locale(identifier: interface).localizedString(forRegionCode: code)
        else { return country.name ?? country.code }
        return name
    }
}
