/// The body of `/configuration`.
struct ConfigurationPayload: Encodable, Sendable {
    /// Image addresses and sizes.
    struct Images: Encodable, Sendable {
        let baseURL: String
        let secureBaseURL: String
        let backdropSizes = BackdropSize.allCases.map(\.rawValue)
        let logoSizes = ["w45", "w92", "w154", "w185", "w300", "w500", "original"]
        let posterSizes = PosterSize.allCases.map(\.rawValue)
        let profileSizes = ["w45", "w185", "h632", "original"]
        let stillSizes = ["w92", "w185", "w300", "original"]

        enum CodingKeys: String, CodingKey {
            case baseURL = "base_url"
            case secureBaseURL = "secure_base_url"
            case backdropSizes = "backdrop_sizes"
            case logoSizes = "logo_sizes"
            case posterSizes = "poster_sizes"
            case profileSizes = "profile_sizes"
            case stillSizes = "still_sizes"
        }
    }

    let images: Images
    let changeKeys = [
        "adult", "budget", "genres", "images", "original_title", "overview", "release_dates",
        "runtime", "status", "title", "translations", "videos",
    ]

    /// Creates the payload; images have the same host as the API.
    ///
    /// Loopback has no certificate, so both addresses use the request's scheme.
    init(origin: String) {
        images = Images(baseURL: origin + "/t/p/", secureBaseURL: origin + "/t/p/")
    }

    enum CodingKeys: String, CodingKey {
        case images
        case changeKeys = "change_keys"
    }
}
