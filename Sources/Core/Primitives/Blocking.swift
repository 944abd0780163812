import Dispatch
import Foundation

/// Detects threads on which blocking calls are forbidden.
public enum Blocking {
    /// The mark on ``QueueExecutor`` queues.
    private static let key = DispatchSpecificKey<Bool>()

    /// Whether other work would have to wait for this thread.
    ///
    /// True on the main thread, and in tasks that don't run on a ``QueueExecutor``, because they
    /// occupy one of the few threads that all tasks share.
    public static var isForbiddenHere: Bool {
        Thread.isMainThread
            || DispatchQueue.getSpecific(key: key) == nil && withUnsafeCurrentTask { $0 != nil }
    }

    /// Stops a debug build if ``isForbiddenHere``; `reason` names the blocking call.
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
