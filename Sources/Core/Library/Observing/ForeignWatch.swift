import Primitives
import SQLiteKit

/// Looks every second whether another process has written the database.
///
/// The app and the command line may run at once on one store, and hearts agree live. One look costs
/// microseconds on the writer's thread; the feed lets it run only while somebody observes.
struct ForeignWatch: Sendable {
    let database: Database
    let clock: any Clock<Duration>
    /// The version seen last, kept while nobody watches.
    let lastVersion: Locked<Int64>

    func start(telling feed: ChangeFeed) -> Task<Void, Never> {
        Task { [weak feed] in
            while !Task.isCancelled {
                await look(telling: feed)
                do {
                    try await clock.sleep(for: .seconds(1))
                } catch {
                    return  // Nobody observes any more.
                }
            }
        }
    }

    private func look(telling feed: ChangeFeed?) async {
        // A database that cannot be asked fails the next read of everybody, who can say so.
        guard let version = try? await database.foreignVersion() else { return }
        let hasChanged = lastVersion.withLock { last in
            defer { last = version }
            return last != version
        }
        if hasChanged { feed?.send([.everything]) }
    }
}
