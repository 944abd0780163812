/// A value and its origin.
public struct Answer<Value: Sendable>: Sendable {
    /// The origin of a value.
    public enum Origin: String, Hashable, Sendable {
        /// The service, as the result of this request.
        case network
        /// The store or the provider's memory, because the service didn't respond or wasn't asked.
        case store
    }

    /// The newest value that the ``FetchPolicy`` allows.
    public let value: Value
    /// The origin of the value.
    public let origin: Origin

    /// Creates an answer; neither part is validated.
    public init(_ value: Value, from origin: Origin) {
        self.value = value
        self.origin = origin
    }
}

extension Answer: Equatable where Value: Equatable {}
