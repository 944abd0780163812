import Catalog
import Foundation
import SQLiteKit

// Exporting and importing marks.

extension Store {
    /// Returns the stored marks of some kinds in scopes, in the order of ``MarkTable/keys(_:of:)``.
    ///
    /// - Throws: `storage`.
    func exported(
        _ kinds: [MarkKind],
        of scopes: [Scope]
    ) async throws(CatalogError) -> [ExportedMark] {
        try await read { connection throws(DatabaseError) in
            var exported: [ExportedMark] = []
            for scope in scopes {
                let marks = try connection.marks.marks(of: scope)
                for kind in kinds {
                    let keys = try connection.marks.keys(kind, of: scope)
                    let items = try connection.items(of: scope).items(keys)
                    let known = Dictionary(uniqueKeysWithValues: items.map { ($0.id.key, $0) })
                    for key in keys {
                        let item = known[key] ?? Item(named: key, of: scope)
                        for (mark, seconds) in marks[key] ?? [] where mark.kind == kind {
                            exported.append(
                                ExportedMark(
                                    item,
                                    mark,
                                    seconds: seconds,
                                    realm: scope.realm,
                                    origin: scope.origin
                                )
                            )
                        }
                    }
                }
            }
            return exported
        }
    }

    /// Returns the scopes that have stored marks, in the order of their names.
    ///
    /// - Throws: `storage`.
    func markedScopes() async throws(CatalogError) -> [Scope] {
        try await read { connection throws(DatabaseError) in
            try connection.marks.sources().compactMap(Scope.init(name:))
        }
    }

    /// Adds all of the marks or none; the first is added last.
    ///
    /// Stored items don't change.
    ///
    /// - Returns: the marks that were added or changed.
    /// - Throws: `storage`, without adding any mark.
    func add(
        _ marks: [(mark: ExportedMark, scope: Scope)]
    ) async throws(CatalogError) -> AddedMarks {
        let date = now()
        // Prepared outside the transaction so that the store is locked as briefly as possible.
        let records = marks.reversed().map { mark, scope in
            let kind = mark.mark.kind
            let id = MarkRow.ID(
                source: scope.name,
                key: mark.item.id.key,
                kind,
                day: mark.mark.day
            )
            return (scope: scope, id: id, mark: mark, record: ItemRecord(mark.item))
        }
        return try await writeMarks { connection, writer throws(DatabaseError) in
            var added = AddedMarks()
            var changes: Set<Change> = []
            var known: Set<String> = []
            for (scope, id, mark, record) in records {
                let items = connection.items(of: scope)
                if known.insert("\(scope.name)\u{0}\(record.key)").inserted,
                    try items.items(CollectionOfOne(record.key)).isEmpty
                {
                    _ = try items.save([record])
                    changes.formUnion([.items(scope.catalog), .titles(scope.catalog)])
                }
                let value = mark.mark.value
                let (merged, old) = try writer.merge(
                    id,
                    value: value,
                    seconds: mark.seconds,
                    at: date
                )
                if merged == .nothing { continue }
                if merged == .mark { added.marks.append(mark) }
                let edit = old ?? .remove(mark.mark.kind, day: mark.mark.day)
                added.inverse.append(AddedMarks.Change(scope: scope, key: id.key, edit: edit))
                changes.formUnion([.marks(scope.catalog), .anyMarks])
            }
            added.marks.reverse()
            return (added, changes)
        }
    }
}

extension Item {
    /// Stands for an item that was lost in damage that spared its marks.
    fileprivate init(named key: String, of scope: Scope) {
        self.init(id: scope.id(key), title: key, artwork: nil, facets: Facets())
    }
}
