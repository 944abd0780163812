public import Dispatch

/// Runs an actor, or calls that block, on a dispatch queue of its own, one job at a time.
///
/// The pool that Swift's tasks share has as few as two threads, and a blocked one holds up everybody
/// else. A serial queue takes its thread from elsewhere; a concurrent one would take it from the same
/// threads as the pool.
public final class QueueExecutor: SerialExecutor, TaskExecutor {
    /// The queue, for work that belongs to no actor and no task.
    public let queue: DispatchQueue

    /// Makes a queue, `userInitiated` by default.
    ///
    /// - Parameters:
    ///   - label: says in a debugger whose queue it is.
    ///   - qos: how soon the system gives it a thread.
    public init(label: String, qos: DispatchQoS = .userInitiated) {
        queue = DispatchQueue(label: label, qos: qos)
        Blocking.allow(on: queue)
    }

    /// Queues a job of an actor that runs here, or of a task that prefers to.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            job.runSynchronously(
                isolatedTo: self.asUnownedSerialExecutor(),
                taskExecutor: self.asUnownedTaskExecutor()
            )
        }
    }

    /// Runs a call that blocks, after those that were asked for before, in the caller's task.
    /// - Throws: what `body` throws.
    public func run<Value: Sendable, Failure>(
        _ body: @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await withTaskExecutorPreference(self) { () async throws(Failure) -> Value in
            try body()
        }
    }
}
