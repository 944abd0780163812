/// The time of ``within(_:_:)`` is over.
struct TimeIsOver: Error {}

/// Runs what would wait for ever where the product is wrong: then it is cancelled, and this throws.
func within(
    _ limit: Duration,
    _ body: @escaping @Sendable () async throws -> Void
) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask(operation: body)
        group.addTask {
            try await Task.sleep(for: limit)
            throw TimeIsOver()
        }
        defer { group.cancelAll() }
        try await group.next()
    }
}

extension Task where Failure == any Error {
    /// The task's value; a caller that is cancelled cancels the task, so that a test ends with its
    /// time.
    func finished() async throws -> Success {
        try await withTaskCancellationHandler {
            try await value
        } onCancel: {
            cancel()
        }
    }
}
