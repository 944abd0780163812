public import Catalog

/// Actions on the service key.
public struct KeyActions: Sendable {
    /// Returns the location of the key in use.
    public var place: @Sendable () async -> KeyLocation
    /// Tests a key with the service selected in the settings; nil tests the saved key.
    public var test: @Sendable (String?, Settings) async -> KeyVerdict
    /// Saves a key in place of the previous one, or removes it (nil); returns the new location.
    public var keep: @Sendable (String?) async throws(KeyFailure) -> KeyLocation

    /// Creates actions; none of the closures may block the main thread.
    public init(
        place: @escaping @Sendable () async -> KeyLocation,
        test: @escaping @Sendable (String?, Settings) async -> KeyVerdict,
        keep: @escaping @Sendable (String?) async throws(KeyFailure) -> KeyLocation
    ) {
        self.place = place
        self.test = test
        self.keep = keep
    }
}

/// The result of testing a key.
public enum KeyVerdict: Hashable, Sendable {
    /// The service at `host` accepts the key.
    case accepted(host: String)
    /// The demonstration service accepts the key, as it does every well-formed key.
    case acceptedByDemonstration
    /// The service rejects the key; `message` is the service's own text.
    case refused(host: String, message: String?)
    /// The key couldn't be tested.
    case failed(CatalogError)
}
