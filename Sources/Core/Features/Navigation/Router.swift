public import Catalog
public import ImagePipeline
import Library
public import Observation

/// Where the person is, and which alert is open.
@MainActor
@Observable
public final class Router {
    /// The places above the list, the newest last.
    ///
    /// Models follow it at once; a place that does not exist is gone again when this is read next.
    public var path: [Route] = [] {
        didSet {
            if path != oldValue { pathChanged() }
        }
    }
    /// Lets the models follow.
    @ObservationIgnored var pathChanged: @MainActor () -> Void = {}
    /// The error that an alert shows; nil while none is open.
    public private(set) var alert: CatalogError?

    /// Starts at the list.
    public init() {}

    /// The item whose details are open, below its poster or trailer too.
    public var openItem: Item.ID? {
        switch path.last {
        case .details(let id)?, .poster(let id)?, .trailer(let id)?: id
        case .statistics?, nil: nil
        }
    }

    /// The catalog whose statistics are open; nil while none are.
    public var statisticsCatalog: CatalogID? {
        if case .statistics(let id)? = path.last { id } else { nil }
    }

    /// The places that are pushed on the list, for a navigation stack to bind to.
    public var pushed: [Route] {
        get { path.filter { !$0.isCover } }
        set { path = newValue }
    }

    /// The place that covers the window, for a full-screen cover to bind to; nil uncovers it.
    public var cover: Route? {
        get { path.last.flatMap { $0.isCover ? $0 : nil } }
        set { path = pushed + (newValue.map { [$0] } ?? []) }
    }

    /// Whether the poster of the open item is seen at full size.
    public var isPosterOpen: Bool {
        if case .poster? = path.last { true } else { false }
    }

    /// Whether the trailer of the open item is seen.
    public var isTrailerOpen: Bool {
        if case .trailer? = path.last { true } else { false }
    }

    /// The only way to an alert: one at a time, and never for `cancelled`.
    public func present(_ error: CatalogError) {
        guard error != .cancelled, alert == nil else { return }
        alert = error
    }

    /// The same for a picture that could not be had.
    public func present(_ error: ImageError) {
        present(CatalogError(error))
    }

    /// The person closed the alert.
    public func alertDismissed() {
        alert = nil
    }

    /// The person went back by one place.
    public func backTapped() {
        if !path.isEmpty { path.removeLast() }
    }
}
