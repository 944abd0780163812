public import Dispatch

/// Runs an actor, or blocking calls, on a dedicated dispatch queue, one job at a time.
///
/// The pool shared by Swift's tasks may have only two threads, and a blocked one delays everything
/// else. A serial queue uses a thread outside the pool; a concurrent one would use the pool's
/// threads.
public final class QueueExecutor: SerialExecutor, TaskExecutor {
    /// The queue, for work that doesn't belong to an actor or task.
    public let queue: DispatchQueue

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - label: the queue's name in a debugger.
    ///   - qos: the queue's priority; `userInitiated` by default.
    public init(label: String, qos: DispatchQoS = .userInitiated) {
        queue = DispatchQueue(label: label, qos: qos)
        Blocking.allow(on: queue)
    }

    /// Queues a job of an actor that runs here, or of a task that prefers this executor.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            job.runSynchronously(
                isolatedTo: self.asUnownedSerialExecutor(),
                taskExecutor: self.asUnownedTaskExecutor()
            )
        }
    }

    /// Runs a blocking call in the caller's task, after all earlier jobs.
    ///
    /// - Throws: the errors of `body`.
    public func run<Value: Sendable, Failure>(
        _ body: @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await withTaskExecutorPreference(self) { () async throws(Failure) -> Value in
            try body()
        }
    }
}
