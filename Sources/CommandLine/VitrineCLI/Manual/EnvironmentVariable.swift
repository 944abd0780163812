/// The environment variables on the manual page, in the same order.
enum EnvironmentVariable: String, CaseIterable {
    case key = "TMDB_API_KEY"
    case movies = "VITRINE_TMDB_URL"
    case images = "VITRINE_TMDB_IMAGES_URL"
    case films = "VITRINE_FILMS_URL"
    case photos = "VITRINE_PHOTOS_URL"
    case characters = "VITRINE_DISNEY_URL"
    case proxy = "https_proxy"
    case certificates = "SSL_CERT_FILE"
    case language = "LANGUAGE"
    case noColor = "NO_COLOR"
    case log = "VITRINE_LOG"
    case core = "VITRINE_CORE"
    case data = "XDG_DATA_HOME"
    case cache = "XDG_CACHE_HOME"
    case config = "XDG_CONFIG_HOME"
    case state = "XDG_STATE_HOME"

    /// The last part of the description's string key.
    var word: String { "\(self)" }
}
