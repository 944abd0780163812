public import Catalog

/// What the app opens on startup.
public enum StartPage: Hashable, Sendable {
    /// The state when the app last quit; the home page on the first start.
    case last
    /// The home page.
    case home
    /// A catalog.
    case catalog(CatalogID)

    /// Creates a page from `last`, `home` or a catalog's identifier, which isn't validated.
    public init(_ name: String) {
        switch name {
        case Self.last.name: self = .last
        case Self.home.name: self = .home
        default: self = .catalog(CatalogID(name))
        }
    }

    /// The name in settings.
    public var name: String {
        switch self {
        case .last: "last"
        case .home: "home"
        case .catalog(let id): id.rawValue
        }
    }
}

extension RestorationState {
    /// Returns the state with this page; what was open in another catalog stays closed.
    public func opened(with page: StartPage) -> RestorationState {
        var state = self
        switch page {
        case .last: return self
        case .home: state.catalog = nil
        case .catalog(let id): state.catalog = id
        }
        if state.catalog != catalog { (state.place, state.path) = (nil, []) }
        return state
    }
}
