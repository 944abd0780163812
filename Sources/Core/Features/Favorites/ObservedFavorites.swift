import Catalog
import Observation

/// Whether items have a flag, observable item by item: a property of a set would tell everyone who
/// reads any item of it.
@MainActor
@Observable
final class ObservedFavorites {
    @Observable
    fileprivate final class Flag {
        var isSet: Bool

        init(isSet: Bool) { self.isSet = isSet }
    }

    /// How many items are told apart; those read beyond it are told of every change.
    ///
    /// A few screens of rows are some hundred.
    static let limit = 4_096

    @ObservationIgnored private var flags: [Item.ID: Flag] = [:]
    /// Read by everyone: changes when ``flags`` is full, so that all read again.
    private var drops = 0

    /// Whether an item has a flag; `now` says it for one that was not read before.
    func value(of id: Item.ID, now: Bool) -> Bool {
        _ = drops
        if let flag = flags[id] { return flag.isSet }
        guard flags.count < Self.limit else { return now }
        let flag = Flag(isSet: now)
        flags[id] = flag
        return flag.isSet
    }

    /// Tells those who have read the item, where its value differs.
    func changed(_ id: Item.ID, to isSet: Bool) {
        if flags.count == Self.limit {
            flags = [:]
            drops += 1
        } else if let flag = flags[id], flag.isSet != isSet {
            flag.isSet = isSet
        }
    }
}
