/// A value and its origin.
public struct Answer<Value: Sendable>: Sendable {
    /// Where a value came from.
    public enum Origin: String, Hashable, Sendable {
        /// The service, just now.
        case network
        /// The store, because the service did not answer or was not asked.
        case store
    }

    /// The newest one that could be had under the ``FetchPolicy``.
    public let value: Value
    /// Where it came from.
    public let origin: Origin

    /// Neither part is validated.
    public init(_ value: Value, from origin: Origin) {
        self.value = value
        self.origin = origin
    }
}

extension Answer: Equatable where Value: Equatable {}
