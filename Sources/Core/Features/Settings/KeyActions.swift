/// Actions on the saved key.
public struct KeyActions: Sendable {
    /// Where the key in use is stored.
    public var place: @Sendable () async -> KeyPlace
    /// Tries a key on the service named in settings; nil tries the saved one.
    public var test: @Sendable (String?, Settings) async -> KeyVerdict
    /// Saves a key in place of the previous one, nil removes it; returns where it is now.
    public var keep: @Sendable (String?) async throws(KeyFailure) -> KeyPlace

    /// None of the closures may block the main thread.
    public init(
        place: @escaping @Sendable () async -> KeyPlace,
        test: @escaping @Sendable (String?, Settings) async -> KeyVerdict,
        keep: @escaping @Sendable (String?) async throws(KeyFailure) -> KeyPlace
    ) {
        self.place = place
        self.test = test
        self.keep = keep
    }
}
