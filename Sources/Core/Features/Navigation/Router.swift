public import Catalog
public import ImagePipeline
import Library
public import Observation

/// The navigation path, and which alert is open.
@MainActor
@Observable
public final class Router {
    /// The routes above the list, the newest last.
    ///
    /// The models follow synchronously; a route that leads to nothing is removed at once.
    public var path: [Route] = [] {
        didSet {
            if path != oldValue { pathChanged() }
        }
    }
    /// Called after each change of ``path``.
    @ObservationIgnored var pathChanged: @MainActor () -> Void = {}
    /// The error that an alert shows; nil if none is open.
    public private(set) var alert: CatalogError?

    /// Starts at the list, without an alert.
    public init() {}

    /// The item whose details are open, also below its poster or trailer.
    public var openItem: Item.ID? {
        switch path.last {
        case .details(let id)?, .poster(let id)?, .trailer(let id)?: id
        case .picture?, .statistics?, nil: nil
        }
    }

    /// The catalog whose statistics are open, also below a picture; nil if none are.
    public var statisticsCatalog: CatalogID? {
        if case .statistics(let id)? = pushed.last { id } else { nil }
    }

    /// The routes that are pushed on the list, for a navigation stack to bind to.
    public var pushed: [Route] {
        get { path.filter { !$0.isCover } }
        set { path = newValue }
    }

    /// The route that covers the window, for a full-screen cover to bind to; nil closes it.
    public var cover: Route? {
        get { path.last.flatMap { $0.isCover ? $0 : nil } }
        set { path = pushed + (newValue.map { [$0] } ?? []) }
    }

    /// Whether the open item's poster, or a picture of a list, is on top.
    public var isPosterOpen: Bool {
        switch path.last {
        case .poster?, .picture?: true
        case .details?, .trailer?, .statistics?, nil: false
        }
    }

    /// Whether the open item's trailer is on top.
    public var isTrailerOpen: Bool {
        if case .trailer? = path.last { true } else { false }
    }

    /// Shows an alert unless one is open; ignores `cancelled`.
    public func present(_ error: CatalogError) {
        guard error != .cancelled, alert == nil else { return }
        alert = error
    }

    /// Shows an alert for a picture that could not be loaded.
    public func present(_ error: ImageError) {
        present(CatalogError(error))
    }

    /// The user closed the alert.
    public func alertDismissed() {
        alert = nil
    }

    /// The viewer shows another picture of the list that it covers.
    func pictureTurned(to id: Item.ID) {
        if case .picture? = path.last { path[path.count - 1] = .picture(id) }
    }

    /// The user went back one step.
    public func backTapped() {
        if !path.isEmpty { path.removeLast() }
    }
}
