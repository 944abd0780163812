import Dispatch

/// Runs an actor on its own dispatch queue: SQL blocks, and a blocked thread of the shared thread
/// pool (which may have only two) would hold up everything else.
final class QueueExecutor: SerialExecutor {
    /// The queue, for work that is no longer isolated to an actor.
    let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
