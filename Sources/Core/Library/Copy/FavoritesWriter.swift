import Foundation
import SQLiteKit

/// Adds and removes favorites in one transaction and records the changes for the copy.
final class FavoritesWriter {
    private let connection: Connection
    private var changes: [FavoriteChange] = []

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// Adds a favorite; returns false if it already exists.
    func add(_ key: String, of scope: Scope, at date: Date) throws(DatabaseError) -> Bool {
        try connection.favorites(of: scope).add(key, at: date)
        guard connection.changedRows > 0 else { return false }
        let id = PersistentFavorite.ID(source: scope.name, key: key)
        let item = try PersistentFavorite.item(of: id, connection)
        let addedAt = date.timeIntervalSince1970
        changes.append(.given(PersistentFavorite(id: id, addedAt: addedAt, item: item)))
        return true
    }

    /// Removes a favorite; returns false if it doesn't exist.
    func remove(_ key: String, of scope: Scope) throws(DatabaseError) -> Bool {
        try connection.favorites(of: scope).remove(key)
        guard connection.changedRows > 0 else { return false }
        changes.append(.taken(PersistentFavorite.ID(source: scope.name, key: key)))
        return true
    }

    /// Finishes the transaction: stores the new stamp and adds the changes to the copy.
    func finish(copy: FavoritesCopy?) throws(DatabaseError) {
        guard !changes.isEmpty else { return }
        let old = try FavoritesStamp.read(connection)
        let difference = changes.reduce(0) { sum, change in
            if case .given = change { sum + 1 } else { sum - 1 }
        }
        let new = try old.advanced(by: difference, in: connection)
        try copy?.add(changes, from: old, to: new, in: connection)
    }
}
