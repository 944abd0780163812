import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Runs long computations on its own thread, one job at a time, with less priority than other threads.
///
/// On Linux, a user-initiated queue has the main thread's priority, or more if root runs the program, and
/// computations on it delayed the window's frames.
public final class ThreadExecutor: SerialExecutor, TaskExecutor {
    private let jobs = Jobs()

    /// Creates a thread with a niceness 5 above the caller's on Linux, and `userInitiated` on Apple's systems.
    ///
    /// It ends after its last job when the executor is released.
    ///
    /// - Parameter label: the thread's name in a debugger.
    public init(label: String) {
        let thread = Thread { [jobs] in
            Blocking.allowOnThisThread()
            #if canImport(Glibc)
            // On Linux, this applies only to this thread.
            _ = nice(5)
            #endif
            while let job = jobs.next() { job() }
        }
        thread.name = label
        thread.qualityOfService = .userInitiated
        thread.start()
    }

    deinit {
        jobs.close()
    }

    /// Queues a job of an actor that runs here, or of a task that prefers this executor.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.append {
            job.runSynchronously(
                isolatedTo: self.asUnownedSerialExecutor(),
                taskExecutor: self.asUnownedTaskExecutor()
            )
        }
    }
}

/// Jobs in the order in which they arrived.
final class Jobs: Sendable {
    private let jobs = Locked<[@Sendable () -> Void]>([])
    /// The number of jobs, plus one after ``close()``.
    private let count = DispatchSemaphore(value: 0)

    func append(_ job: @escaping @Sendable () -> Void) {
        jobs.withLock { $0.append(job) }
        count.signal()
    }

    /// Makes ``next()`` return nil after the last job; call it once.
    func close() {
        count.signal()
    }

    /// Waits for a job; nil means that no more jobs will come.
    func next() -> (@Sendable () -> Void)? {
        count.wait()
        return jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}
