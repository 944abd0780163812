/// The time limit of ``within(_:_:)`` was exceeded.
struct TimeIsOver: Error {}

/// Runs a body that a bug could block forever.
///
/// After the limit, cancels it and throws.
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
    /// The task's value.
    ///
    /// Cancelling the caller cancels the task, so that a test can end in time.
    func finished() async throws -> Success {
        try await withTaskCancellationHandler {
            try await value
        } onCancel: {
            cancel()
        }
    }
}
