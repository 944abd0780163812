import Catalog
import Observation

/// Whether items have a heart, observable item by item: a property of a set would tell everyone who
/// reads any item of it.
@MainActor
@Observable
final class ObservedHearts {
    @Observable
    fileprivate final class Heart {
        var isSet: Bool

        init(isSet: Bool) { self.isSet = isSet }
    }

    /// How many items are told apart; those read beyond it are told of every change.
    ///
    /// A few screens of rows are some hundred.
    static let limit = 4_096

    @ObservationIgnored private var hearts: [Item.ID: Heart] = [:]
    /// Read by everyone: changes when ``hearts`` is full, so that all read again.
    private var drops = 0

    /// Whether an item has a heart; `now` says it for one that was not read before.
    func value(of id: Item.ID, now: Bool) -> Bool {
        _ = drops
        if let heart = hearts[id] { return heart.isSet }
        guard hearts.count < Self.limit else { return now }
        let heart = Heart(isSet: now)
        hearts[id] = heart
        return heart.isSet
    }

    /// Tells those who have read the item, where its value differs.
    func changed(_ id: Item.ID, to isSet: Bool) {
        if hearts.count == Self.limit {
            hearts = [:]
            drops += 1
        } else if let heart = hearts[id], heart.isSet != isSet {
            heart.isSet = isSet
        }
    }
}
