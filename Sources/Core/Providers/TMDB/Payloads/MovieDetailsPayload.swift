/// A single movie with all facts.
///
/// https://developer.themoviedb.org/reference/movie-details
struct MovieDetailsPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case genres
        case productionCountries = "production_countries"
        case originCountry = "origin_country"
        case runtime
        case videos
        case credits
        case recommendations
        case similar
        case releaseDates = "release_dates"
        case imdbID = "imdb_id"
        case externalIDs = "external_ids"
        case watchProviders = "watch/providers"
    }

    /// A production country.
    struct Country: Decodable, Hashable, Sendable {
        private enum CodingKeys: String, CodingKey {
            case code = "iso_3166_1"
            case name
        }

        /// The ISO 3166-1 code; nil if it is missing.
        let code: String?
        /// The English name, regardless of the requested language; nil if it is missing.
        let name: String?

        init(code: String?, name: String? = nil) {
            (self.code, self.name) = (code, name)
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            code = try container.text(forKey: .code)
            name = try container.text(forKey: .name)
        }
    }

    private struct Videos: Decodable {
        enum CodingKeys: String, CodingKey {
            case results
        }

        let results: [VideoPayload]

        init(from decoder: any Decoder) throws {
            results = try decoder.container(keyedBy: CodingKeys.self)
                .readable(VideoPayload.self, forKey: .results)
        }
    }

    /// The facts that list rows also contain.
    let movie: MoviePayload
    /// The genres with their names, which list rows lack.
    let genres: [GenrePayload]
    /// The production countries that have a code or a name.
    let productionCountries: [Country]
    /// The ISO 3166-1 codes of the countries of origin; empty in older responses.
    let originCountries: [String]
    /// The runtime in minutes; nil if it is missing or 0.
    let runtime: Double?
    /// The videos: trailers, clips and other kinds.
    let videos: [VideoPayload]
    /// The cast and crew; none if the service ignores the parameter.
    let credits: CreditsPayload<PersonPayload>
    /// The movies that TMDB recommends to those who liked this one.
    let recommendations: [MoviePayload]
    /// The movies with similar genres and keywords.
    let similar: [MoviePayload]
    /// The certifications by ISO 3166-1 code.
    let certifications: [String: String]
    /// The offers by ISO 3166-1 code.
    let watchProviders: [String: WatchProvidersPayload.Country]
    /// The id on the Internet Movie Database, such as `tt0468569`.
    let imdbID: String?

    init(from decoder: any Decoder) throws {
        movie = try MoviePayload(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        genres = try container.readable(GenrePayload.self, forKey: .genres)
        productionCountries = try container.readable(Country.self, forKey: .productionCountries)
            .filter { $0.code != nil || $0.name != nil }
        originCountries = try container.readable(String.self, forKey: .originCountry)
            .filter { !$0.isEmpty }
        runtime = try container.lenientNumber(forKey: .runtime).flatMap { $0 > 0 ? $0 : nil }
        videos = container.part(Videos.self, forKey: .videos)?.results ?? []
        credits =
            container.part(CreditsPayload<PersonPayload>.self, forKey: .credits)
            ?? CreditsPayload()
        let movies = { (key: CodingKeys) in
            container.part(PagePayload<MoviePayload>.self, forKey: key)?.results.elements ?? []
        }
        recommendations = movies(.recommendations)
        similar = movies(.similar)
        certifications =
            container.part(ReleaseDatesPayload.self, forKey: .releaseDates)?.certifications ?? [:]
        watchProviders =
            container.part(WatchProvidersPayload.self, forKey: .watchProviders)?.results ?? [:]
        imdbID =
            container.part(ExternalIDsPayload.self, forKey: .externalIDs)?.imdbID
            ?? container.looseText(forKey: .imdbID)
    }

    /// Returns whether the title, the overview or a genre's name is missing in a language (ISO
    /// 639-1).
    func lacksText(in language: String) -> Bool {
        movie.overview == nil || movie.isUntranslated(in: language)
            || genres.contains { $0.name == nil }
    }
}
