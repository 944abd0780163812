public import Catalog

/// How a command ended, as the shell sees it.
public enum ExitCode: Int32, Hashable, Sendable {
    /// Done; also where a list came from the store.
    case done = 0
    /// The command line makes no sense.
    case usage = 2
    /// Nobody answered, and the store has nothing either.
    case offline = 3
    /// There is no such item.
    case notFound = 4
    /// The service refused or answered nonsense.
    case service = 5
    /// The database, the disk or the output failed.
    case storage = 6
    /// Interrupted, as shells count SIGINT: 128 + 2.
    case interrupted = 130
}

extension ExitCode: Comparable {
    /// The greater code is the worse end, where a command came to several.
    public static func < (left: ExitCode, right: ExitCode) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension ExitCode {
    /// The code that an error ends a command with.
    public init(_ error: CatalogError) {
        switch error {
        case .offline: self = .offline
        case .notFound: self = .notFound
        case .unauthorized, .rateLimited, .server, .badResponse: self = .service
        case .storage: self = .storage
        case .cancelled: self = .interrupted
        }
    }
}
