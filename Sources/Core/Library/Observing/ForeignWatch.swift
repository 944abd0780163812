import Primitives
import SQLiteKit

/// Checks every second whether another process has written the database.
///
/// The app and the command line may use one store at the same time, and favorites stay in sync. A
/// check takes microseconds on the writer's thread; it runs only while there are observers.
struct ForeignWatch: Sendable {
    /// The database of the moment.
    let database: @Sendable () -> Database
    let clock: any Clock<Duration>
    /// The version seen last, kept while nothing is observed.
    let lastVersion: Locked<Int64>

    func start(telling feed: ChangeFeed) -> Task<Void, Never> {
        Task { [weak feed] in
            while !Task.isCancelled {
                await look(telling: feed)
                do {
                    try await clock.sleep(for: .seconds(1))
                } catch {
                    return  // Cancelled: there are no observers left.
                }
            }
        }
    }

    private func look(telling feed: ChangeFeed?) async {
        // If this fails, so will the next read, which reports it.
        guard let version = try? await database().foreignVersion() else { return }
        let hasChanged = lastVersion.withLock { last in
            defer { last = version }
            return last != version
        }
        if hasChanged { feed?.send([.everything]) }
    }
}
