public import Catalog
import Foundation

extension Library {
    /// The most rows that are completed at once: those of one screen.
    public static let mostCompletedRows = 60

    /// Completes the rows of items in a catalog whose lists lack facts (`completesRows`), and stores
    /// them.
    ///
    /// Requests the details of at most ``mostCompletedRows`` items, four at a time, that are stored
    /// and weren't completed in the last 30 days. A row that the service doesn't have stays as it is.
    /// Observers of the store see the changes.
    ///
    /// - Throws: `cancelled` with the task, `storage`, and errors after which other requests would
    ///   fail, too (`CatalogError.stopsSync`).
    public func completeRows(_ ids: [Item.ID]) async throws(CatalogError) {
        guard let catalog = ids.first?.catalog else { return }
        let source = try source(of: catalog)
        guard source.provider.descriptor.completesRows else { return }
        var rows = try await store.incompleteRows(
            Array(ids.prefix(Self.mostCompletedRows)),
            in: source.scope,
            since: store.now().addingTimeInterval(-30 * 86_400)
        )[...]
        while !rows.isEmpty {
            let some = rows.prefix(4)
            rows = rows.dropFirst(some.count)
            let results = await completed(Array(some), from: source)
            let items = results.compactMap { if case .success(let item) = $0 { item } else { nil } }
            if !items.isEmpty { try await store.save(completed: items, of: source.scope) }
            for case .failure(let error) in results where error.stopsSync { throw error }
            if Task.isCancelled { throw .cancelled }
        }
    }

    private func completed(
        _ rows: [Item],
        from source: CatalogSource
    ) async -> [Result<Item, CatalogError>] {
        let service = service(of: source.provider.descriptor.id)
        return await withTaskGroup { group in
            for row in rows {
                group.addTask { () -> Result<Item, CatalogError> in
                    do throws(CatalogError) {
                        let details = try await service.call { () async throws(CatalogError) in
                            try await source.provider.details(of: row.id.key, row: row)
                        }.value
                        return .success(details.added(to: row, fillingPicture: true).item)
                    } catch {
                        return .failure(error)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }
}
