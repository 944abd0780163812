public import Catalog

/// The exit status of a command.
public enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
    /// Success; also if a list came from the store.
    case done = 0
    /// The command line is invalid.
    case usage = 2
    /// The service did not respond, and the store has nothing either.
    case offline = 3
    /// The item does not exist.
    case notFound = 4
    /// The service refused, cannot be trusted, or sent an invalid response.
    case service = 5
    /// The database, the disk or the output failed, or too few files may be open.
    case storage = 6
    /// Interrupted by SIGINT: 128 + 2, as in shells.
    case interrupted = 130
}

extension ExitCode: Comparable {
    /// If a command has several results, the greater code is the worse one.
    public static func < (left: ExitCode, right: ExitCode) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension ExitCode {
    /// `cancelled` becomes ``interrupted``; several errors of the service share ``service``.
    public init(_ error: CatalogError) {
        switch error {
        case .offline: self = .offline
        case .notFound: self = .notFound
        case .insecure, .unauthorized, .rateLimited, .server, .badResponse: self = .service
        case .storage: self = .storage
        case .cancelled: self = .interrupted
        }
    }
}
