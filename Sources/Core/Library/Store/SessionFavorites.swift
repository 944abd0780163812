/// Favorites that last only as long as the library object.
struct SessionFavorites {
    private var keys: [Scope: [String]] = [:]

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
