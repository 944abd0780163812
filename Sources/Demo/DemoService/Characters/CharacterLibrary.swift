import Primitives

/// The service's characters and its last search.
///
/// They are read by the first request that needs them, on its thread.
final class CharacterLibrary: Sendable {
    private struct Search {
        let query: [String: String]
        let positions: [Int32]
    }

    private let collection: Lazy<CharacterCollection>
    private let lastSearch = Locked<Search?>(nil)

    /// Creates a library without reading the records.
    ///
    /// See ``DemoOptions`` for `seed` and `scale`.
    init(seed: UInt64, scale: Int?, records: @escaping @Sendable () -> [CharacterRecord]) {
        collection = Lazy {
            CharacterCollection(records: records(), scale: scale, seed: seed)
        }
    }

    /// All characters, in the service's order.
    var characters: CharacterCollection { collection.value }

    /// Returns the positions in ``characters`` that match a query; nil if all match.
    ///
    /// Ignores paging keys in `query`.
    func positions(of query: [String: String]) throws(CharacterFilter.BadExpression) -> [Int32]? {
        let query = query.filter { $0.key != "page" && $0.key != "pageSize" }
        let filter = try CharacterFilter(query: query)
        if filter.isEmpty { return nil }
        // Further pages of the same search cost nothing.
        if let search = lastSearch.withLock({ $0 }), search.query == query {
            return search.positions
        }
        let all = characters
        let positions = (0..<Int32(all.count)).filter { filter.accepts(Int($0), of: all) }
        lastSearch.withLock { $0 = Search(query: query, positions: positions) }
        return positions
    }
}
