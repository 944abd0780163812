public import Catalog

/// The exit status of a command.
public enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
    /// Success, even if a list was read from the store.
    case done = 0
    /// The command line is invalid.
    case usage = 2
    /// The service didn't respond, and the store doesn't have any data either.
    case offline = 3
    /// The item, or the page of a list, doesn't exist.
    case notFound = 4
    /// The service refused, can't be trusted, or sent an invalid response.
    case service = 5
    /// The database, the disk or the output failed, or too many files were open.
    case storage = 6
    /// Interrupted by SIGINT: 128 + 2, as in shells.
    case interrupted = 130
}

extension ExitCode: Comparable {
    /// Compares the codes; of several results of a command, the greater code is the worse one.
    public static func < (left: ExitCode, right: ExitCode) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension ExitCode {
    /// Converts an error: `cancelled` becomes ``interrupted``, and several service errors share
    /// ``service``.
    public init(_ error: CatalogError) {
        switch error {
        case .offline: self = .offline
        case .notFound, .badResponse(.noPage): self = .notFound
        case .insecure, .refused, .unauthorized, .rateLimited, .paced, .server, .badResponse:
            self = .service
        case .storage: self = .storage
        case .cancelled: self = .interrupted
        }
    }
}
