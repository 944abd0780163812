#if canImport(os)
import os

/// The system's log; lines are for developers and hold neither keys nor texts of searches.
public struct SystemLog: Sendable {
    private let logger: Logger

    /// `category` tells the parts of the app apart in Console.
    public init(category: String) {
        logger = Logger(subsystem: "io.github.vitrine-app.Vitrine", category: category)
    }

    /// Logs a line, readable in the log of a release.
    public func note(_ line: String) {
        logger.notice("\(line, privacy: .public)")
    }
}
#endif
