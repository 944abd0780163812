import Primitives
import SQLiteKit

/// Checks every second whether another process has written to the database.
///
/// The app and the command line may share a store; this synchronizes their favorites. A check takes
/// microseconds on the writer's thread, and runs only while there are observers.
struct ForeignWatch: Sendable {
    /// Returns the current database.
    let database: @Sendable () -> Database
    let clock: any Clock<Duration>
    /// The version at the last check, kept while nothing is observed.
    let lastVersion: Locked<Int64>

    /// Calls `changed` after each write by another process, until the task is cancelled.
    func run(changed: @Sendable () -> Void) async {
        while !Task.isCancelled {
            if await hasChanged() { changed() }
            do {
                try await clock.sleep(for: .seconds(1))
            } catch {
                return  // Cancelled because the last observer was removed.
            }
        }
    }

    private func hasChanged() async -> Bool {
        // If this fails, so does the next read, which reports the error.
        guard let version = try? await database().foreignVersion() else { return false }
        return lastVersion.withLock { last in
            defer { last = version }
            return last != version
        }
    }
}
