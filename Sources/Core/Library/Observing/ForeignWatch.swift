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

    func start(telling feed: ChangeFeed) -> Task<Void, Never> {
        Task { [weak feed] in
            while !Task.isCancelled {
                await look(telling: feed)
                do {
                    try await clock.sleep(for: .seconds(1))
                } catch {
                    return  // Cancelled because the last observer was removed.
                }
            }
        }
    }

    private func look(telling feed: ChangeFeed?) async {
        // If this fails, so does the next read, which reports the error.
        guard let version = try? await database().foreignVersion() else { return }
        let hasChanged = lastVersion.withLock { last in
            defer { last = version }
            return last != version
        }
        if hasChanged { feed?.send([.everything]) }
    }
}
