import Catalog
import Observation

/// Whether items are favorites, observable item by item.
///
/// Changing a property that holds a set would notify everyone who had read any item.
@MainActor
@Observable
final class ObservedFavorites {
    @Observable
    fileprivate final class Flag {
        var isSet: Bool

        init(isSet: Bool) { self.isSet = isSet }
    }

    /// How many items are observed separately: 4,096, compared to a few hundred rows on several
    /// screens.
    ///
    /// Observers of items read beyond the limit are notified of every change.
    static let limit = 4_096

    @ObservationIgnored private var flags: [Item.ID: Flag] = [:]
    /// Read by all observers; it changes when ``flags`` is full so that all of them read again.
    private var drops = 0

    /// Returns whether an item is a favorite; `now` is the state of an item that hasn't been read
    /// before.
    func value(of id: Item.ID, now: Bool) -> Bool {
        _ = drops
        if let flag = flags[id] { return flag.isSet }
        guard flags.count < Self.limit else { return now }
        let flag = Flag(isSet: now)
        flags[id] = flag
        return flag.isSet
    }

    /// Notifies the item's observers if its value changed.
    func changed(_ id: Item.ID, to isSet: Bool) {
        if flags.count == Self.limit {
            flags = [:]
            drops += 1
        } else if let flag = flags[id], flag.isSet != isSet {
            flag.isSet = isSet
        }
    }
}
