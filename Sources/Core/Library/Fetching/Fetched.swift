/// A value and its origin.
public struct Fetched<Value: Sendable>: Sendable {
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

    /// Combines a value with its origin; neither part is validated.
    public init(_ value: Value, from origin: Origin) {
        self.value = value
        self.origin = origin
    }
}

extension Fetched: Equatable where Value: Equatable {}
