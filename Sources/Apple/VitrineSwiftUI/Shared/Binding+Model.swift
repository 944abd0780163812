#if canImport(SwiftUI)
import SwiftUI

extension Binding where Value: Sendable {
    /// What a model says, and which of its inputs a person's change of it is.
    @MainActor
    init(
        showing get: @escaping @MainActor @Sendable () -> Value,
        changing set: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        self.init(get: get, set: set)
    }
}
#endif
