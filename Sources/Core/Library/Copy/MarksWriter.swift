import Catalog
import Foundation
import SQLiteKit

/// Adds, changes and removes marks in one transaction and records the changes for the copy.
final class MarksWriter {
    private let connection: Connection
    private var changes: [MarkChange] = []

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// Applies a change at a date; returns the change that undoes it, or nil if nothing changed.
    func apply(
        _ edit: MarkEdit,
        _ key: String,
        of scope: Scope,
        at date: Date
    ) throws(DatabaseError) -> MarkEdit? {
        switch edit {
        case .add(let mark, let seconds):
            let id = MarkRow.ID(source: scope.name, key: key, mark.kind, day: mark.day)
            let old = try connection.marks.edit(restoring: id)
            let changedAt = seconds ?? date.timeIntervalSince1970
            if try add(id, value: mark.value, changedAt: changedAt) {
                return old ?? .remove(mark.kind, day: mark.day)
            }
            // A time that is given is restored.
            guard seconds != nil, case .add(let stored, let time)? = old, time != changedAt else {
                return nil
            }
            try change(id, from: stored.value, to: mark.value, changedAt: changedAt)
            return old
        case .remove(let kind, let day):
            let id = MarkRow.ID(source: scope.name, key: key, kind, day: day)
            let old = try connection.marks.edit(restoring: id)
            return try remove(id) ? old : nil
        }
    }

    /// Adds a mark, or changes its value; returns false if it already has this value.
    func add(
        _ id: MarkRow.ID,
        value: String = "",
        changedAt: Double
    ) throws(DatabaseError) -> Bool {
        if try connection.marks.add(id, value: value, changedAt: changedAt) {
            let item = try MarkRow.item(of: id, connection)
            changes.append(.added(MarkRow(id: id, value: value, changedAt: changedAt, item: item)))
            return true
        }
        guard let old = try connection.marks.value(of: id), old != value else { return false }
        try change(id, from: old, to: value, changedAt: changedAt)
        return true
    }

    private func change(
        _ id: MarkRow.ID,
        from old: String,
        to value: String,
        changedAt: Double
    ) throws(DatabaseError) {
        try connection.marks.change(id, value: value, changedAt: changedAt)
        changes.append(.removed(id, value: old))
        let item = try MarkRow.item(of: id, connection)
        changes.append(.added(MarkRow(id: id, value: value, changedAt: changedAt, item: item)))
    }

    /// What ``merge(_:value:seconds:at:)`` changed.
    enum Merged {
        case nothing, time, mark
    }

    /// Adds a mark, or changes its value if it is newer than the stored one, or as old and the
    /// greater text.
    ///
    /// A mark without a time is older than any stored one. The same value with a newer time only
    /// changes the time. Also returns the change that restores the stored mark, if there is one.
    func merge(
        _ id: MarkRow.ID,
        value: String,
        seconds: Double?,
        at date: Date
    ) throws(DatabaseError) -> (Merged, old: MarkEdit?) {
        let now = date.timeIntervalSince1970
        // An untimed value is stored as old, so that a later import of a timed one replaces it.
        let changedAt = seconds.map { min($0, now) } ?? (value.isEmpty ? now : 0)
        let old = try connection.marks.edit(restoring: id)
        if case .add(let stored, let time?)? = old {
            guard (changedAt, value) > (time, stored.value) else { return (.nothing, old) }
            guard value != stored.value else {
                // The time decides whether a later import may replace the value.
                guard seconds != nil else { return (.nothing, old) }
                try change(id, from: value, to: value, changedAt: changedAt)
                return (.time, old)
            }
        }
        return (try add(id, value: value, changedAt: changedAt) ? .mark : .nothing, old)
    }

    /// Removes a mark; returns false if it doesn't exist.
    func remove(_ id: MarkRow.ID) throws(DatabaseError) -> Bool {
        guard let old = try connection.marks.value(of: id) else { return false }
        try connection.marks.remove(id)
        changes.append(.removed(id, value: old))
        return true
    }

    /// Finishes the transaction: stores the new stamp and adds the changes to the copy.
    func finish(copy: MarksCopy?) throws(DatabaseError) {
        guard !changes.isEmpty else { return }
        let old = try MarksStamp.read(connection)
        let difference = changes.reduce(0) { sum, change in
            if case .added = change { sum + 1 } else { sum - 1 }
        }
        let new = try old.advanced(by: difference, in: connection)
        try copy?.add(changes, from: old, to: new, in: connection)
    }
}
