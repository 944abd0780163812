public import Catalog
public import ImagePipeline
import Library
public import Observation

/// Where the person is, and which alert is open.
@MainActor
@Observable
public final class Router {
    /// The places above the list, the newest last.
    public var path: [Route] = []
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
