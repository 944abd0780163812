import Catalog
import Primitives

/// The connected catalogs, in the order in which the user sees them.
final class SourceRegistry: Sendable {
    private struct State {
        var sources: [CatalogSource] = []
        var generation = 0
    }

    private let state = Locked(State())

    init(_ sources: [CatalogSource]) {
        for source in sources { connect(source) }
    }

    var all: [CatalogSource] { state.withLock { $0.sources } }

    /// Incremented with each connected source: what was learned from an older one is invalid.
    var generation: Int { state.withLock { $0.generation } }

    /// The source of a catalog; nil if there is none.
    subscript(catalog: CatalogID) -> CatalogSource? {
        all.first { $0.provider.descriptor.id == catalog }
    }

    /// Replaces the source of the same catalog, or appends a new one.
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
