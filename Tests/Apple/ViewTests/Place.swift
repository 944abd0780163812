@_spi(Recording) import SwiftUI

/// A place in the tree, and what views inherit there.
struct Place {
    /// Identifies the place from one evaluation to the next.
    var path = 0
    var environment: EnvironmentValues
    /// The view of the app whose body this is in.
    var view = "root"
    /// Whether only the first elements are evaluated, because the others aren't on screen.
    var isLazy = false
    /// Whether views appear here; not in menus, nor in pages below another one.
    var isShown = true
    /// The value of the selected tab.
    var tab: Any?

    /// Returns a place within this one.
    func child(_ id: some Hashable) -> Place {
        var hasher = Hasher()
        hasher.combine(path)
        hasher.combine(id)
        var place = self
        place.path = hasher.finalize()
        return place
    }
}

/// Returns whether two values of any type are equal; values that can't be compared aren't.
func areEqual(_ one: Any, _ other: Any) -> Bool {
    func isEqual<Value: Equatable>(_ one: Value) -> Bool { other as? Value == one }
    if let one = one as? any Equatable { return isEqual(one) }
    return isNil(one) && isNil(other)
}

/// Returns whether a value is an optional without content.
func isNil(_ value: Any) -> Bool {
    guard let optional = value as? any OptionalContent else { return false }
    return optional.content == nil
}

/// Calls a button's or modifier's action.
@MainActor
func call(_ action: Any?) {
    if let action = action as? @MainActor () -> Void { return action() }
    if let action = action as? () -> Void { return action() }
}
