/// The releases of a movie by country, with their certifications.
///
/// https://developer.themoviedb.org/reference/movie-release-dates
struct ReleaseDatesPayload: Decodable, Sendable {
    private struct Country: Decodable {
        enum CodingKeys: String, CodingKey {
            case code = "iso_3166_1"
            case releases = "release_dates"
        }

        let code: String?
        let releases: [Release]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            code = try container.text(forKey: .code)
            releases = try container.readable(Release.self, forKey: .releases)
        }
    }

    private struct Release: Decodable {
        enum CodingKeys: String, CodingKey {
            case certification, type
        }

        let certification: String?
        let type: Int?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            certification = try container.text(forKey: .certification)
            type = container.part(LenientNumber.self, forKey: .type)?.whole
        }
    }

    private enum CodingKeys: String, CodingKey {
        case results
    }

    /// TMDB's number for a release in cinemas.
    private static let cinema = 3

    /// The certifications by ISO 3166-1 code: that of the release in cinemas, otherwise the first.
    let certifications: [String: String]

    init(from decoder: any Decoder) throws {
        let countries = try decoder.container(keyedBy: CodingKeys.self)
            .readable(Country.self, forKey: .results)
        var certifications: [String: String] = [:]
        for country in countries {
            guard let code = country.code?.uppercased() else { continue }
            let known = country.releases.filter { $0.certification != nil }
            let release = known.first { $0.type == Self.cinema } ?? known.first
            certifications[code] = release?.certification
        }
        self.certifications = certifications
    }
}
