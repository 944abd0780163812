import Catalog
import Foundation

/// Converts TMDB's responses into items.
struct MovieMapping {
    let catalog: CatalogID
    /// The content language, such as `uk-UA`.
    let language: String
    /// The interface language, used for country names, such as `uk-UA`.
    let interface: String
    /// The genre names by number, needed because list rows contain only numbers.
    let genreNames: [Int: String]

    /// The aspect ratio of TMDB's posters: 2 to 3.
    private static let posterRatio = 2.0 / 3.0

    /// The codes of existing countries, needed because Foundation maps a former country to one of
    /// its successors.
    private static let regions = Set(Locale.Region.isoRegions.map(\.identifier))

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
        let facets = item.facets
            .setting(.countries, countries(of: payload))
            .setting(.runtime, payload.runtime)
            .setting(.trailer, trailer)
        return ItemDetails(item: item, facets: facets)
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
            artwork: movie.posterPath.map { Artwork(path: $0, aspectRatio: Self.posterRatio) },
            facets: Facets()
                .setting(.originalTitle, movie.originalTitle)
                .setting(.overview, overview)
                .setting(.genres, genres.isEmpty ? nil : genres)
                .setting(.popularity, movie.popularity)
                .setting(.rating, rating(of: movie))
                .setting(.released, movie.released)
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

    private func countries(of payload: MovieDetailsPayload) -> [String]? {
        var countries = payload.productionCountries
        if countries.isEmpty {
            countries = payload.originCountries.map { MovieDetailsPayload.Country(code: $0) }
        }
        let names = countries.compactMap(name)
        return names.isEmpty ? nil : names
    }

    /// Returns a country's name in the interface's language; TMDB's name if its code is unknown.
    private func name(of country: MovieDetailsPayload.Country) -> String? {
        guard let code = country.code?.uppercased(), Self.regions.contains(code),
            let name = Locale(identifier: interface).localizedString(forRegionCode: code)
        else { return country.name ?? country.code }
        return name
    }
}
