/// What can be done with the key.
public struct KeyActions: Sendable {
    /// Where the key is kept.
    public var place: @Sendable () async -> KeyPlace
    /// Asks the service of settings about a key; nil is the one that is kept.
    public var test: @Sendable (String?, Settings) async -> KeyVerdict
    /// Keeps a key in place of the one before, nil removes it; says where it is now.
    public var keep: @Sendable (String?) async throws(KeyFailure) -> KeyPlace

    /// Makes actions.
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
