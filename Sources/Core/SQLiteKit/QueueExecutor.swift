import Dispatch

/// Runs an actor on a dispatch queue of its own: SQL blocks, and a blocked thread of the shared
/// pool would hold up everybody else (there are as few as two).
final class QueueExecutor: SerialExecutor {
    /// The queue, for work that belongs to no actor any more.
    let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
