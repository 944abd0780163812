public import Catalog
import Foundation

extension Library {
    /// Fills the rows of items in a catalog whose lists lack facts (`fillsRows`), and stores
    /// them.
    ///
    /// Requests the details of those items, four at a time, that are stored and weren't filled in
    /// the last 30 days. A row that the service doesn't have stays as it is, and is asked for again
    /// only from another source or by the next run. Observers of the store see the changes.
    ///
    /// - Throws: `cancelled` with the task, `storage`, and errors after which other requests would
    ///   fail, too (`CatalogError.stopsSync`).
    public func fillRows(_ ids: [Item.ID]) async throws(CatalogError) {
        guard let catalog = ids.first?.catalog else { return }
        let changes = sources.changes
        let source = try source(of: catalog)
        let wanted = ids.filter {
            source.provider.fillsRow(of: $0.key) && !sources.lacksDetails($0)
        }
        guard !wanted.isEmpty else { return }
        var rows = try await store.unfilledRows(wanted, in: source.scope)[...]
        while !rows.isEmpty {
            let some = rows.prefix(4)
            rows = rows.dropFirst(some.count)
            let results = await filled(Array(some), from: source, at: changes)
            let items = results.compactMap {
                if case .success(let item?) = $0 { item } else { nil }
            }
            if !items.isEmpty { try await store.save(filled: items, of: source.scope) }
            for case .failure(let error) in results where error.endsFilling { throw error }
            if Task.isCancelled { throw .cancelled }
        }
    }

    private func filled(
        _ rows: [Item],
        from source: CatalogSource,
        at changes: Int
    ) async -> [Result<Item?, CatalogError>] {
        let service = service(of: source.provider.descriptor.id)
        return await withTaskGroup { group in
            for row in rows {
                group.addTask { [sources] () -> Result<Item?, CatalogError> in
                    do throws(CatalogError) {
                        let details = try await service.call { () async throws(CatalogError) in
                            try await source.provider.details(of: row.id.key, row: row)
                        }.value
                        return .success(details.added(to: row, fillingPicture: true).item)
                    } catch .notFound {
                        sources.note(withoutDetails: row.id, at: changes)
                        return .success(nil)
                    } catch {
                        return .failure(error)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }
}

extension CatalogError {
    /// Whether the details of other items would fail like these.
    fileprivate var endsFilling: Bool {
        if case .unauthorized = self { true } else { stopsSync }
    }
}
