#if canImport(os)
import os

/// The system's log.
///
/// Its lines are for developers and contain neither keys nor search text.
public struct SystemLog: Sendable {
    private let logger: Logger

    /// Creates a log; `category` distinguishes parts of the app in Console.
    public init(category: String) {
        logger = Logger(subsystem: "io.github.vitrine-app.Vitrine", category: category)
    }

    /// Logs a line that is readable in release builds.
    public func note(_ line: String) {
        logger.notice("\(line, privacy: .public)")
    }
}
#endif
