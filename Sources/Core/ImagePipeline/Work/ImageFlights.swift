import Primitives

/// One flight per image, with its most urgent waiter's priority.
typealias ImageFlights<Key: Hashable & Sendable, Value: Sendable> = SingleFlight<
    Key, Result<Value, ImageError>, SharedPriority
>

typealias ImageFlight = Flight<SharedPriority>

extension SingleFlight where Context == SharedPriority {
    /// Waits for `key`'s flight, starting it if necessary, and raises its priority to `priority`.
    ///
    /// - Throws: the errors of `body`; `cancelled` if the calling task is cancelled.
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
