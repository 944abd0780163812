#if canImport(UIKit)
import SwiftUI

extension Binding where Value: Sendable {
    /// Creates a binding that reads from a model and forwards the user's changes to one of its
    /// inputs.
    @MainActor
    init(
        showing get: @escaping @MainActor @Sendable () -> Value,
        changing set: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        self.init(get: get, set: set)
    }
}
#endif
