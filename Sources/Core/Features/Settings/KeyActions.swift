public import Catalog

/// Actions on the saved key.
public struct KeyActions: Sendable {
    /// Where the key in use is stored.
    public var place: @Sendable () async -> KeyLocation
    /// Tries a key on the service named in settings; nil tries the saved one.
    public var test: @Sendable (String?, Settings) async -> KeyVerdict
    /// Saves a key in place of the previous one, nil removes it; returns where it is now.
    public var keep: @Sendable (String?) async throws(KeyFailure) -> KeyLocation

    /// None of the closures may block the main thread.
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

/// Why a key could not be saved or removed.
public enum KeyFailure: Error, Hashable, Sendable {
    /// The keyring stayed locked or refused.
    case refused
    /// The file could not be written; `code` is errno.
    case storage(code: Int32)
}

/// Where a key is stored.
public enum KeyLocation: Hashable, Sendable {
    /// There is no key.
    case none
    /// In an environment variable, which overrides a saved key.
    case variable(String)
    /// In the system's keyring.
    case keyring
    /// In a file that only the user can read.
    case file(path: String)
}

/// The result of trying a key.
public enum KeyVerdict: Hashable, Sendable {
    /// The service accepts the key; `host` is the service's.
    case accepted(host: String)
    /// The demonstration service, which accepts every key of the right format.
    case acceptedByDemonstration
    /// The service rejects the key; `message` is its own.
    case refused(host: String, message: String?)
    /// The service could not be asked.
    case failed(CatalogError)
}
