import Catalog
import Primitives

/// The catalogs that are connected, in the order in which people see them.
final class SourceRegistry: Sendable {
    private struct State {
        var sources: [CatalogSource] = []
        var generation = 0
    }

    private let state = Locked(State())

    init(_ sources: [CatalogSource]) {
        for source in sources { connect(source) }
    }

    /// All of them.
    var all: [CatalogSource] { state.withLock { $0.sources } }

    /// Grows with each source that is connected: what was learned from an older one is void.
    var generation: Int { state.withLock { $0.generation } }

    /// The source of a catalog; nil where there is none.
    subscript(catalog: CatalogID) -> CatalogSource? {
        all.first { $0.provider.descriptor.id == catalog }
    }

    /// Puts a source in the place of the one of the same catalog, or at the end.
    func connect(_ source: CatalogSource) {
        let catalog = source.provider.descriptor.id
        state.withLock { state in
            state.generation += 1
            let place = state.sources.firstIndex { $0.provider.descriptor.id == catalog }
            if let place {
                state.sources[place] = source
            } else {
                state.sources.append(source)
            }
        }
    }
}
