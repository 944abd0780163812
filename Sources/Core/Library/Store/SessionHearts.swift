/// Hearts that last as long as the library.
struct SessionHearts {
    private var keys: [Scope: [String]] = [:]

    /// Gives or takes a heart; false where it was so already.
    mutating func set(_ isFavorite: Bool, _ key: String, of scope: Scope) -> Bool {
        let place = keys[scope, default: []].firstIndex(of: key)
        switch (place, isFavorite) {
        case (nil, true): keys[scope, default: []].append(key)
        case (let place?, false): keys[scope]?.remove(at: place)
        default: return false
        }
        return true
    }

    /// All keys with a heart, by scope.
    var all: [Scope: [String]] { keys }

    /// The keys with a heart, the newest first.
    func keys(of scope: Scope) -> [String] {
        keys[scope, default: []].reversed()
    }
}
