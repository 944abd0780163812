import Dispatch
import Foundation
import Primitives
package import Testing

/// Cancels tasks while other threads change what they wait for.
///
/// A stream that is changed under a lock, and that needs the lock when a task is cancelled, stops
/// both threads for ever after some 40 cancellations.
package enum Cancellations {
    /// Starts `count` tasks that wait, and cancels each as soon as it runs, while `change` is called.
    ///
    /// Records an issue if the cancellations haven't ended after 60 seconds.
    package static func end(
        _ count: Int = 20_000,
        of wait: @escaping @Sendable () async -> Void,
        beside change: @escaping @Sendable () -> Void,
        at location: SourceLocation = #_sourceLocation
    ) async {
        let isOver = Locked(false)
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while !isOver.withLock({ $0 }) { change() }
        }
        Thread.detachNewThread {
            for _ in 0..<(count / 4) where !isOver.withLock({ $0 }) {
                let running = DispatchSemaphore(value: 0)
                let tasks = (0..<4).map { _ in
                    Task.detached {
                        running.signal()
                        await wait()
                    }
                }
                for _ in tasks { running.wait() }
                for task in tasks { task.cancel() }
            }
            ended.signal()
        }
        let result = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let result = ended.wait(timeout: .now() + 60)
                isOver.withLock { $0 = true }
                continuation.resume(returning: result)
            }
        }
        #expect(result == .success, "a deadlock", sourceLocation: location)
    }
}
