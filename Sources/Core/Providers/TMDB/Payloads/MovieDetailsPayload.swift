/// Everything that TMDB tells of one movie in one answer.
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

    private struct Country: Decodable {
        enum CodingKeys: String, CodingKey {
            case name
        }

        let name: String?

        init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: CodingKeys.self).text(forKey: .name)
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

    /// What a list row tells as well.
    let movie: MoviePayload
    /// Its genres with their names.
    let genres: [GenrePayload]
    /// Names of the countries that produced it, in English whatever the language.
    let productionCountries: [String]
    /// ISO 3166-1 codes of the countries that it comes from; missing in older answers.
    let originCountries: [String]
    /// Its length in minutes; nil where it is not known, which TMDB writes as 0 too.
    let runtime: Double?
    /// Trailers, clips and the like.
    let videos: [VideoPayload]

    init(from decoder: any Decoder) throws {
        movie = try MoviePayload(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        genres = try container.readable(GenrePayload.self, forKey: .genres)
        productionCountries = try container.readable(Country.self, forKey: .productionCountries)
            .compactMap(\.name)
        originCountries = try container.readable(String.self, forKey: .originCountry)
            .filter { !$0.isEmpty }
        runtime = try container.lenientNumber(forKey: .runtime).flatMap { $0 > 0 ? $0 : nil }
        videos = try container.decodeIfPresent(Videos.self, forKey: .videos)?.results ?? []
    }

    /// Whether a text that people read is missing in a language, an ISO 639-1 code: the title, the
    /// overview or the name of a genre.
    func lacksText(in language: String) -> Bool {
        movie.overview == nil || movie.isUntranslated(in: language)
            || genres.contains { $0.name == nil }
    }
}
