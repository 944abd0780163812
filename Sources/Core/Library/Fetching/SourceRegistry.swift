import Catalog
import Primitives

/// The connected catalogs, in display order.
final class SourceRegistry: Sendable {
    private let sources = Locked<[CatalogSource]>([])

    init(_ sources: [CatalogSource]) {
        for source in sources { connect(source) }
    }

    var all: [CatalogSource] { sources.withLock { $0 } }

    /// A catalog's source, or nil.
    subscript(catalog: CatalogID) -> CatalogSource? {
        all.first { $0.provider.descriptor.id == catalog }
    }

    /// Connects sources, and disconnects catalogs that aren't in `order`.
    func connect(_ new: [CatalogID: CatalogSource], order: [CatalogID]) {
        sources.withLock { sources in
            let old = Dictionary(
                sources.map { ($0.provider.descriptor.id, $0) },
                uniquingKeysWith: { $1 }
            )
            sources = order.compactMap { new[$0] ?? old[$0] }
        }
    }

    /// Replaces the source for the same catalog, or appends a new one.
    func connect(_ source: CatalogSource) {
        let catalog = source.provider.descriptor.id
        sources.withLock { sources in
            let place = sources.firstIndex { $0.provider.descriptor.id == catalog }
            if let place {
                sources[place] = source
            } else {
                sources.append(source)
            }
        }
    }
}
