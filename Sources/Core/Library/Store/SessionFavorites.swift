import Catalog

/// Favorites that last only as long as the library object.
struct SessionFavorites {
    private var keys: [Scope: [String]] = [:]

    /// Applies a change of a favorite; returns the change that undoes it, or nil if nothing changed.
    mutating func apply(_ edit: MarkEdit, _ key: String, of scope: Scope) -> MarkEdit? {
        switch edit {
        case .add(.favorite, _): set(true, key, of: scope) ? .remove(.favorite) : nil
        case .remove(.favorite, _): set(false, key, of: scope) ? .add(.favorite) : nil
        case .add, .remove: nil
        }
    }

    /// Adds or removes a favorite; returns false if nothing changed.
    mutating func set(_ isFavorite: Bool, _ key: String, of scope: Scope) -> Bool {
        let place = keys[scope, default: []].firstIndex(of: key)
        switch (place, isFavorite) {
        case (nil, true): keys[scope, default: []].append(key)
        case (let place?, false): keys[scope]?.remove(at: place)
        default: return false
        }
        return true
    }

    /// Removes all favorites of a scope.
    mutating func removeAll(of scope: Scope) { keys[scope] = nil }

    var all: [Scope: [String]] { keys }

    /// Returns the keys of favorites, newest first.
    func keys(of scope: Scope) -> [String] {
        keys[scope, default: []].reversed()
    }
}
