/// A value with where it came from.
public struct Answer<Value: Sendable>: Sendable {
    /// Where a value came from.
    public enum Origin: String, Hashable, Sendable {
        /// The service, just now.
        case network
        /// The store, because the service did not answer or was not asked.
        case store
    }

    /// The value.
    public let value: Value
    /// Where it came from.
    public let origin: Origin

    /// Makes an answer.
    public init(_ value: Value, from origin: Origin) {
        self.value = value
        self.origin = origin
    }
}

extension Answer: Equatable where Value: Equatable {}
