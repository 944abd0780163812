import Dispatch
import Foundation

/// Where a thread may wait for the disk or compute for long.
public enum Blocking {
    /// Set on the queues of ``QueueExecutor``.
    private static let key = DispatchSpecificKey<Bool>()

    /// Whether others wait for this thread: it is the main one, or runs a task of Swift's that is
    /// not on a ``QueueExecutor``, and so takes one of the few threads that all tasks share.
    public static var isForbiddenHere: Bool {
        Thread.isMainThread
            || DispatchQueue.getSpecific(key: key) == nil && withUnsafeCurrentTask { $0 != nil }
    }

    /// Stops a debug build where ``isForbiddenHere``; `reason` says what blocks.
    public static func assertAllowed(
        _ reason: @autoclosure () -> String,
        file: StaticString = #file,
        line: UInt = #line
    ) {
        assert(
            !isForbiddenHere,
            "\(reason()): neither on the main thread nor on one that tasks share",
            file: file,
            line: line
        )
    }

    static func allow(on queue: DispatchQueue) {
        queue.setSpecific(key: key, value: true)
    }
}
