import Primitives

/// One flight per image, at the priority of the most urgent of those who wait.
typealias ImageFlights<Key: Hashable & Sendable, Value: Sendable> = SingleFlight<
    Key, Result<Value, ImageError>, SharedPriority
>

typealias ImageFlight = Flight<SharedPriority>

extension SingleFlight where Context == SharedPriority {
    /// The value of the flight of `key`, which `priority` moves forward, or begins.
    /// - Throws: what `body` throws; `cancelled` where the calling task is cancelled.
    func value<Success>(
        for key: Key,
        _ priority: QueuePriority,
        _ body: @escaping @Sendable (ImageFlight) async throws(ImageError) -> Success
    ) async throws(ImageError) -> Success where Value == Result<Success, ImageError> {
        let outcome = await value(
            for: key,
            SharedPriority(priority),
            priority: priority.level == .visible ? .medium : .utility,
            joining: { $0.raise(to: priority) }
        ) { flight in
            do throws(ImageError) {
                return .success(try await body(flight))
            } catch {
                return .failure(error)
            }
        }
        guard let outcome else { throw .cancelled }
        return try outcome.get()
    }
}
