import Catalog
import Observation

/// The marks of items, observable item by item.
///
/// Changing a property that holds all of them would notify everyone who had read any item.
@MainActor
@Observable
final class ObservedMarks {
    @Observable
    fileprivate final class Entry {
        var marks: ItemMarks

        init(_ marks: ItemMarks) { self.marks = marks }
    }

    /// How many items are observed separately: 4,096, compared to a few hundred rows on several
    /// screens.
    ///
    /// Observers of items read beyond the limit are notified of every change.
    static let limit = 4_096

    @ObservationIgnored private var entries: [Item.ID: Entry] = [:]
    /// Read by all observers; it changes when ``entries`` is full so that all of them read again.
    private var drops = 0

    /// Returns an item's marks; `now` are those of an item that hasn't been read before.
    func value(of id: Item.ID, now: @autoclosure () -> ItemMarks) -> ItemMarks {
        _ = drops
        if let entry = entries[id] { return entry.marks }
        guard entries.count < Self.limit else { return now() }
        let entry = Entry(now())
        entries[id] = entry
        return entry.marks
    }

    /// Notifies the item's observers if its marks changed.
    func changed(_ id: Item.ID, to marks: ItemMarks) {
        if isFull {
            drop()
        } else if let entry = entries[id], entry.marks != marks {
            entry.marks = marks
        }
    }

    /// Notifies the observers of each item whose marks changed; takes no longer with more marks.
    func allChanged(to marks: (Item.ID) -> ItemMarks) {
        if isFull { return drop() }
        for (id, entry) in entries {
            let now = marks(id)
            if entry.marks != now { entry.marks = now }
        }
    }

    private var isFull: Bool { entries.count == Self.limit }

    private func drop() {
        entries = [:]
        drops += 1
    }
}
