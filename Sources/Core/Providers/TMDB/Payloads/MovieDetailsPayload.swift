/// Everything about one movie in one response.
///
/// https://developer.themoviedb.org/reference/movie-details
struct MovieDetailsPayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case genres
        case productionCountries = "production_countries"
        case originCountry = "origin_country"
        case runtime
        case videos
    }

    /// A country of production.
    struct Country: Decodable, Hashable, Sendable {
        private enum CodingKeys: String, CodingKey {
            case code = "iso_3166_1"
            case name
        }

        /// An ISO 3166-1 code; nil if it has none.
        let code: String?
        /// In English, whatever the language; nil if it has none.
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

    /// The part that list rows have as well.
    let movie: MoviePayload
    /// Unlike a list row's, these have names.
    let genres: [GenrePayload]
    /// Those that have a code or a name.
    let productionCountries: [Country]
    /// ISO 3166-1 codes; missing in older responses.
    let originCountries: [String]
    /// In minutes; nil if unknown, which TMDB also writes as 0.
    let runtime: Double?
    /// Trailers, clips and other kinds.
    let videos: [VideoPayload]

    init(from decoder: any Decoder) throws {
        movie = try MoviePayload(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        genres = try container.readable(GenrePayload.self, forKey: .genres)
        productionCountries = try container.readable(Country.self, forKey: .productionCountries)
            .filter { $0.code != nil || $0.name != nil }
        originCountries = try container.readable(String.self, forKey: .originCountry)
            .filter { !$0.isEmpty }
        runtime = try container.lenientNumber(forKey: .runtime).flatMap { $0 > 0 ? $0 : nil }
        videos = try container.decodeIfPresent(Videos.self, forKey: .videos)?.results ?? []
    }

    /// Whether the title, the overview or a genre name is missing in a language, an ISO 639-1 code.
    func lacksText(in language: String) -> Bool {
        movie.overview == nil || movie.isUntranslated(in: language)
            || genres.contains { $0.name == nil }
    }
}
