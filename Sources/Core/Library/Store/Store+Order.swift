import Catalog
import Foundation
import Primitives
import SQLiteKit

extension Store {
    /// Returns a query's order from the store.
    ///
    /// With `firstPages`, returns only the beginning of an order that the service defines.
    ///
    /// - Throws: `storage`.
    func order(
        of query: ResolvedQuery,
        firstPages: Int = .max
    ) async throws(CatalogError) -> ItemOrder {
        let session = session.withLock { $0 }
        let found = try await read { connection throws(DatabaseError) in
            if let kind = query.marked {
                try Self.marked(kind, query, session, connection)
            } else {
                try Self.list(query, firstPages: firstPages, connection)
            }
        }
        // Sorts off the reader's thread because sorting many rows would delay other reads.
        let ids =
            switch found.rows {
            case .ids(let ids): ids
            case .toSort(let rows, let sort): sort.order(of: rows).map { rows[$0].id }
            }
        return found.order(of: query, ids)
    }

    /// Returns a query's stored items in order, and that order.
    ///
    /// A list is read in the order in which it is stored, then sorted. Looking up each item in the
    /// library's order would take three times as long.
    ///
    /// - Throws: `storage`.
    func whole(
        _ query: ResolvedQuery,
        in scopes: [CatalogID: Scope]
    ) async throws(CatalogError) -> (order: ItemOrder, items: [Item]) {
        let list = try await read { connection throws(DatabaseError) in
            try query.marked != nil ? nil : Self.items(query, connection)
        }
        guard case (let found, var items)? = list else {
            let order = try await order(of: query)
            return (order, try await self.items(order.ids, in: scopes))
        }
        if let sort = query.sort {
            items = sort.order(of: items.map(SortableRow.init)).map { items[$0] }
        }
        return (found.order(of: query, items.map(\.id)), items)
    }
}

extension Store {
    fileprivate enum Rows: Sendable {
        case ids([Item.ID])
        case toSort([SortableRow], LibrarySort)
    }

    fileprivate struct Found: Sendable {
        let rows: Rows
        let loadedPages: Int
        let totalPages: Int?
        var skipped = 0
        var fetchedAt: Date?
        let revision: Int

        func order(of query: ResolvedQuery, _ ids: [Item.ID]) -> ItemOrder {
            ItemOrder(
                query: query.query,
                ids: ids,
                loadedPages: loadedPages,
                totalPages: totalPages,
                skipped: skipped,
                fetchedAt: fetchedAt,
                revision: revision
            )
        }
    }

    /// Returns the items of the service's list in its order; nil unless the list is stored.
    private static func items(
        _ query: ResolvedQuery,
        _ connection: Connection
    ) throws(DatabaseError) -> (Found, [Item])? {
        let lists = connection.lists(of: query.scope)
        guard let state = try lists.state(of: query.key), state.loadedPages > 0 else { return nil }
        let items = try connection.items(of: query.scope).items(ofList: state.id)
        return (Found(rows: .ids([]), state), items)
    }

    private static func list(
        _ query: ResolvedQuery,
        firstPages: Int,
        _ connection: Connection
    ) throws(DatabaseError) -> Found {
        let lists = connection.lists(of: query.scope)
        // Any row may come first in the library's order.
        let pages = query.sort == nil ? firstPages : .max
        guard let state = try lists.state(of: query.key, firstPages: pages), state.loadedPages > 0
        else {
            guard query.isAnsweredByTitles else {
                return Found(rows: .ids([]), loadedPages: 0, totalPages: nil, revision: 0)
            }
            let items = connection.items(of: query.scope)
            let matches = try items.matches(query.base.search)
            return Found(
                rows: try rows(matches.keys, query, items),
                loadedPages: query.isStoredSearch ? 1 : 0,
                totalPages: query.isStoredSearch ? 1 : nil,
                revision: matches.revision
            )
        }
        let rows =
            if let sort = query.sort {
                Rows.toSort(try lists.sortableRows(of: state.id), sort)
            } else {
                Rows.ids(try lists.ids(of: state.id, firstPages: pages))
            }
        return Found(rows: rows, state)
    }

    private static func marked(
        _ kind: MarkKind,
        _ query: ResolvedQuery,
        _ session: SessionFavorites,
        _ connection: Connection
    ) throws(DatabaseError) -> Found {
        let items = connection.items(of: query.scope)
        var keys = try Self.keys(marked: kind, of: query.source, session, connection)
        if !query.base.search.isEmpty {
            let matching = Set(try items.keys(matching: query.base.search, limit: -1))
            keys = keys.filter(matching.contains)
        }
        if query.base.filter.isNotWatched {
            let watched = Set(
                try Self.keys(marked: .watched, of: query.source, session, connection)
            )
            keys.removeAll(where: watched.contains)
        }
        if !query.base.filter.isEmpty {
            let genres = try connection.genres(of: query.scope)
                .all(in: query.source.provider.languages.first)
            let filter = LibraryFilter(query.base.filter, genres: genres)
            keys = try items.sortableRows(keys)
                .filter { filter.passes(Facets(bytes: $0.facets) ?? Facets()) }.map(\.id.key)
        }
        return Found(
            rows: try rows(keys, query, items),
            loadedPages: 1,
            totalPages: 1,
            revision: try items.revision(of: keys)
        )
    }

    /// Returns rows that aren't part of any of the service's lists.
    private static func rows(
        _ keys: [String],
        _ query: ResolvedQuery,
        _ items: ItemTable
    ) throws(DatabaseError) -> Rows {
        guard let sort = query.sort else { return .ids(keys.map(query.scope.id)) }
        var rows = try items.sortableRows(keys)
        if sort.sortKey == .ownRating {
            let ratings = try items.connection.marks.ratings(of: query.scope)
            for index in rows.indices { rows[index].ownRating = ratings[rows[index].id.key] }
        }
        return .toSort(rows, sort)
    }
}

extension Store.Found {
    fileprivate init(rows: Store.Rows, _ state: ListTable.State) {
        self.init(
            rows: rows,
            loadedPages: state.loadedPages,
            totalPages: state.totalPages,
            skipped: state.skipped,
            fetchedAt: state.fetchedAt,
            revision: state.revision
        )
    }
}

extension SortableRow {
    fileprivate init(_ item: Item) {
        self.init(id: item.id, title: item.title, facets: item.facets.bytes)
    }
}
