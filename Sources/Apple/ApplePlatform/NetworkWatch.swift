#if canImport(Network)
import Dispatch
import Network
import Primitives

/// Reports when the network becomes available again.
public final class NetworkWatch: Sendable {
    private let monitor = NWPathMonitor()

    /// Starts watching, until the object is released.
    ///
    /// `cameBack` runs when a path becomes usable after there was none, but not at the start.
    public init(cameBack: @escaping @MainActor @Sendable () -> Void) {
        let wasUsable = Locked(true)
        monitor.pathUpdateHandler = { path in
            let isUsable = path.status == .satisfied
            let before = wasUsable.withLock { known in
                defer { known = isUsable }
                return known
            }
            if isUsable, !before { Task { @MainActor in cameBack() } }
        }
        monitor.start(queue: DispatchQueue(label: "io.github.vitrine_app.Vitrine.network"))
    }

    deinit { monitor.cancel() }
}
#endif
