/// The parts of the tour by their names, in order.
enum SceneName: String, CaseIterable {
    case start, home, browsing, menus, details, poster, trailer, refresh, offline, failures, empty
    case ranked, photos, strip, settings, available

    /// All names, for people.
    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// The part itself.
    @MainActor var scene: Scene {
        switch self {
        case .start: .start
        case .home: .home
        case .browsing: .browsing
        case .menus: .menus
        case .details: .details
        case .poster: .poster
        case .trailer: .trailer
        case .refresh: .refresh
        case .offline: .offline
        case .failures: .failures
        case .empty: .empty
        case .ranked: .ranked
        case .photos: .photos
        case .strip: .strip
        case .settings: .settings
        case .available: .available
        }
    }
}
