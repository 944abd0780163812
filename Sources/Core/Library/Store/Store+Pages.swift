import Catalog
import Foundation
import SQLiteKit

extension Store {
    /// Stores a page from the service under the requested number.
    ///
    /// - Throws: `storage`, without storing any of the page.
    func save(_ page: RequestedPage) async throws(CatalogError) {
        let date = now()
        let (content, records, query) = (page.content, page.records, page.query)
        let totalPages = content.totalPages.map { max(1, $0) }
        // Rows that are no longer filled are as the list has them.
        let fillsRows = query.source.provider.descriptor.fillsRows
        let limit = fillsRows ? fillLimit : .distantFuture
        try await write { connection throws(DatabaseError) in
            let lists = connection.lists(of: query.scope)
            let outcome = try connection.items(of: query.scope)
                .save(records, overCompletedBefore: limit)
            let hasOtherRows = try lists.replace(
                page: page.number,
                of: query.key,
                keys: records.map(\.key),
                totalPages: totalPages,
                skipped: content.skipped,
                next: content.next,
                fetchedAt: date
            )
            let posts = connection.posts(of: query.scope)
            let hasPosts = try posts.save(records, hasOtherRows: hasOtherRows)
            var changes = try Self.changes(outcome, lists)
            changes.insert(.list(query.key))
            if hasPosts { changes.insert(.posts(query.scope.name)) }
            return changes
        }
    }

    /// Stores details that were requested separately, and all items that belong to them.
    ///
    /// With `fillsRow`, the item's row is no longer replaced by those of lists.
    ///
    /// - Throws: `storage`, without storing anything.
    func save(
        _ details: ItemDetails,
        of scope: Scope,
        among scopes: [CatalogID: Scope],
        fillsRow: Bool = false
    ) async throws(CatalogError) {
        let items = [details.item] + details.sections.flatMap { $0.entries.map(\.item) }
        let date = fillsRow ? now() : nil
        let records = Dictionary(grouping: items, by: \.id.catalog).mapValues { items in
            items.map { ItemRecord($0, filledAt: $0.id == details.item.id ? date : nil) }
        }
        try await write { connection throws(DatabaseError) in
            var changes: Set<Change> = []
            for (catalog, records) in records {
                guard let scope = catalog == scope.catalog ? scope : scopes[catalog] else {
                    continue
                }
                let outcome = try connection.items(of: scope).save(records)
                changes.formUnion(try Self.changes(outcome, connection.lists(of: scope)))
            }
            try connection.details(of: scope).save(details, scopes)
            return changes
        }
    }

    /// Rows that were filled before this date may have changed.
    private var fillLimit: Date { now().addingTimeInterval(-30 * 86_400) }

    /// Stores rows that their details filled.
    ///
    /// - Throws: `storage`, without storing any.
    func save(filled items: [Item], of scope: Scope) async throws(CatalogError) {
        let date = now()
        let records = items.map { ItemRecord($0, filledAt: date) }
        try await write { connection throws(DatabaseError) in
            let outcome = try connection.items(of: scope).save(records)
            return try Self.changes(outcome, connection.lists(of: scope))
        }
    }

    /// Returns those of the stored items whose rows weren't filled in the last 30 days.
    ///
    /// - Throws: `storage`.
    func unfilledRows(
        _ ids: [Item.ID],
        in scope: Scope
    ) async throws(CatalogError) -> [Item] {
        let date = fillLimit
        return try await read { connection throws(DatabaseError) in
            let table = connection.items(of: scope)
            return try table.items(try table.incomplete(ids.map(\.key), since: date))
        }
    }

    /// Returns the stored details of an item, or just its list row's facts; nil if it isn't stored.
    ///
    /// - Throws: `storage`.
    func details(of id: Item.ID, in scope: Scope) async throws(CatalogError) -> StoredDetails? {
        try await read { connection throws(DatabaseError) in
            guard let item = try connection.items(of: scope).items([id.key]).first else {
                return nil
            }
            let whole = try connection.details(of: scope).details(of: item)
            return StoredDetails(
                details: whole ?? ItemDetails(item: item, facets: item.facets),
                isWhole: whole != nil
            )
        }
    }

    /// Returns a stored page, or nil.
    ///
    /// Items with a kind of mark are a single page, as are the stored titles that match a search until the service
    /// responds to it.
    ///
    /// - Throws: `storage`.
    func page(_ number: Int, of query: ResolvedQuery) async throws(CatalogError) -> Page<Item>? {
        if query.marked != nil { return try await marked(number, of: query) }
        return try await read { connection throws(DatabaseError) in
            let items = connection.items(of: query.scope)
            let lists = connection.lists(of: query.scope)
            if let list = try lists.entry(of: query.key), try lists.hasPages(list.id) {
                guard let page = try lists.page(number, of: list.id) else { return nil }
                return Page(
                    number: number,
                    totalPages: list.totalPages,
                    elements: try items.items(page.keys),
                    skipped: page.skipped
                )
            }
            guard query.isAnsweredByTitles, number == 1 else { return nil }
            let found = try items.items(try items.keys(matching: query.base.search))
            guard !found.isEmpty || query.isStoredSearch else { return nil }
            return Page(number: 1, totalPages: 1, elements: found)
        }
    }

    /// Returns the last stored page before `number` whose next page is known, or nil.
    ///
    /// - Throws: `storage`.
    func lastKnownNext(
        before number: Int,
        of query: ResolvedQuery
    ) async throws(CatalogError) -> ListTable.KnownNext? {
        try await read { connection throws(DatabaseError) in
            try connection.lists(of: query.scope).lastKnownNext(before: number, of: query.key)
        }
    }

    /// Returns the stored items in the order of `ids`, leaving out missing ones.
    ///
    /// - Throws: `storage`.
    func items(_ ids: [Item.ID], in scopes: [CatalogID: Scope]) async throws(CatalogError) -> [Item]
    {
        try await read { connection throws(DatabaseError) in
            var items: [Item] = []
            var rest = ids[...]
            while let catalog = rest.first?.catalog {
                let run = rest.prefix { $0.catalog == catalog }
                rest = rest.dropFirst(run.count)
                guard let scope = scopes[catalog] else { continue }
                items += try connection.items(of: scope).items(run.lazy.map(\.key))
            }
            return items
        }
    }

    private func marked(
        _ number: Int,
        of query: ResolvedQuery
    ) async throws(CatalogError) -> Page<Item> {
        let ids = number == 1 ? try await order(of: query).ids : []
        let items = try await items(ids, in: [query.scope.catalog: query.scope])
        return Page(number: number, totalPages: 1, elements: items)
    }

    private static func changes(
        _ outcome: ItemTable.Outcome,
        _ lists: ListTable
    ) throws(DatabaseError) -> Set<Change> {
        var changes = Set(try lists.touch(listsHolding: outcome.changedKeys).map(Change.list))
        if !outcome.isEmpty { changes.insert(.items(lists.scope.catalog)) }
        if outcome.hasNewTitles { changes.insert(.titles(lists.scope.catalog)) }
        return changes
    }
}
