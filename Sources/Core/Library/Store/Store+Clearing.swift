import Catalog
import Primitives
import SQLiteKit

extension Store {
    /// The pause between two transactions, in which other processes get the lock.
    private static let pause = Duration.milliseconds(20)

    /// Removes the unused items of catalogs, a few per transaction.
    ///
    /// Items that this process has opened or marked remain.
    ///
    /// - Throws: `storage`; `cancelled`. The transactions up to then are stored.
    func removeUnusedItems(of catalogs: Set<CatalogID>) async throws(CatalogError) {
        var last = Int64.min
        var isFirst = true
        while let next = try await read({ [last] connection throws(DatabaseError) in
            try UnusedItems(connection: connection).next(after: last)
        }) {
            if Task.isCancelled { throw .cancelled }
            last = next.last
            guard !next.unused.isEmpty else { continue }
            if !isFirst { try await rest() }
            isFirst = false
            try await write { connection throws(DatabaseError) in
                let opened = opened.withLock(\.self)
                let removed = try UnusedItems(connection: connection).remove(next.unused) {
                    catalogs.contains($0.catalog) && !opened.contains($0)
                }
                return Set(removed.map(Change.titles))
            }
        }
    }

    /// Keeps an item as long as this process runs, because a page shows it or a change can be undone.
    func opens(_ id: Item.ID) {
        opened.withLock { _ = $0.insert(id) }
    }

    /// Removes all visits and stored details in one transaction.
    ///
    /// - Throws: `storage`, without removing anything.
    func clearHistory() async throws(CatalogError) {
        try await write { connection throws(DatabaseError) in
            let scopes = try connection.rows("SELECT DISTINCT source FROM visits") {
                Scope(name: $0.text(0))
            }
            try connection.run("DELETE FROM visits")
            try connection.run("DELETE FROM details")
            return Set(scopes.compactMap { $0.map { .visits($0.catalog) } })
        }
    }

    private func rest() async throws(CatalogError) {
        do {
            try await clock.sleep(for: Self.pause)
        } catch {
            throw .cancelled
        }
    }
}
