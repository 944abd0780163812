import Catalog
import Primitives

/// The connected catalogs, in display order.
final class SourceRegistry: Sendable {
    private struct State {
        /// The sources of catalogs with lists of their own.
        var main: [CatalogSource] = [] {
            didSet { all = main.flatMap { [$0] + $0.companions } }
        }
        private(set) var all: [CatalogSource] = []
        /// The status of each service, by the catalog with its lists.
        var services: [CatalogID: ServiceStatus] = [:]
        /// The keys of items without details, by the catalogs of their sources.
        var withoutDetails: [CatalogID: Set<String>] = [:]
        /// How often a source was replaced.
        var changes = 0

        /// Returns the status to start over, which calls back and so has to wait for the lock's end.
        mutating func sourceChanged(of catalog: CatalogID) -> ServiceStatus? {
            withoutDetails[catalog] = nil
            changes += 1
            return services[catalog]
        }
    }

    private let state = Locked(State())
    private let clock: any Clock<Duration>

    init(_ sources: [CatalogSource], clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        for source in sources { connect(source) }
    }

    /// Returns the status of a catalog's service, which it shares with its companions.
    func service(of catalog: CatalogID) -> ServiceStatus {
        state.withLock { state in
            let owner = state.all.first { $0.provider.descriptor.id == catalog }?
                .provider.descriptor.owner
            let id = owner ?? catalog
            let service = state.services[id] ?? ServiceStatus(clock: clock)
            state.services[id] = service
            return service
        }
    }

    /// Makes the waiting requests of all services due.
    func networkCameBack() {
        for service in state.withLock({ $0.services.values }) { service.attemptNow() }
    }

    /// The sources, each followed by its companions.
    var all: [CatalogSource] { state.withLock { $0.all } }

    /// Whether the service had no details of an item, as long as the catalog has the same source.
    func lacksDetails(_ item: Item.ID) -> Bool {
        state.withLock { $0.withoutDetails[item.catalog]?.contains(item.key) ?? false }
    }

    /// How often a source was replaced.
    var changes: Int { state.withLock { $0.changes } }

    /// Remembers that the service has no details of an item, unless a source was replaced since there
    /// were this many ``changes``.
    func note(withoutDetails item: Item.ID, at changes: Int) {
        state.withLock { state in
            guard state.changes == changes else { return }
            state.withoutDetails[item.catalog, default: []].insert(item.key)
        }
    }

    /// A catalog's source, or nil.
    subscript(catalog: CatalogID) -> CatalogSource? {
        all.first { $0.provider.descriptor.id == catalog }
    }

    /// Connects sources, and disconnects catalogs that aren't in `order`.
    func connect(_ new: [CatalogID: CatalogSource], order: [CatalogID]) {
        let services = state.withLock { state in
            let old = Dictionary(
                state.main.map { ($0.provider.descriptor.id, $0) },
                uniquingKeysWith: { $1 }
            )
            state.main = order.compactMap { new[$0] ?? old[$0] }
            return new.keys.compactMap { state.sourceChanged(of: $0) }
        }
        for service in services { service.sourceChanged() }
    }

    /// Replaces the source for the same catalog, or appends a new one.
    func connect(_ source: CatalogSource) {
        let catalog = source.provider.descriptor.id
        let service = state.withLock { state in
            let place = state.main.firstIndex { $0.provider.descriptor.id == catalog }
            if let place {
                state.main[place] = source
            } else {
                state.main.append(source)
            }
            return state.sourceChanged(of: catalog)
        }
        service?.sourceChanged()
    }
}
