/// The sizes in which posters are served, by TMDB's names.
enum PosterSize: String, Sendable, CaseIterable {
    case w92
    case w154
    case w185
    case w342
    case w500
    case w780
    case original

    /// Width in pixels.
    var pixelWidth: Int {
        switch self {
        case .w92: 92
        case .w154: 154
        case .w185: 185
        case .w342: 342
        case .w500: 500
        case .w780: 780
        case .original: 1500
        }
    }

    /// Height in pixels: one and a half times the width, rounded up.
    var pixelHeight: Int { (pixelWidth * 3 + 1) / 2 }
}
