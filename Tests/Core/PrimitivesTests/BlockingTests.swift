import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Primitives

@Suite("Blocking calls", .timeLimit(.minutes(5)))
struct BlockingTests {
    @Test("blocking is forbidden in tasks and actors, and allowed on queues")
    func places() async {
        let executor = QueueExecutor(label: "Test")
        #expect(Blocking.isForbiddenHere)
        #expect(await Task.detached { Blocking.isForbiddenHere }.value)
        #expect(await MainActor.run { Blocking.isForbiddenHere })
        #expect(await executor.run { Blocking.isForbiddenHere } == false)
        #expect(await executor.run { Thread.isMainThread } == false)
        #expect(Blocking.isForbiddenHere, "the following code is back in the thread pool")
        let onQueue = await withCheckedContinuation { continuation in
            DispatchQueue(label: "Test").async {
                continuation.resume(returning: Blocking.isForbiddenHere)
            }
        }
        #expect(!onQueue)
    }

    @Test("a test can request its own thread", .onOwnThread)
    func ownThread() {
        #expect(!Blocking.isForbiddenHere)
    }

    @Test("blocking calls run one at a time")
    func order() async {
        let executor = QueueExecutor(label: "Test")
        let (running, most) = (Locked(0), Locked(0))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    await executor.run {
                        let count = running.withLock { running in
                            running += 1
                            return running
                        }
                        most.withLock { $0 = max($0, count) }
                        sched_yield()
                        running.withLock { $0 -= 1 }
                    }
                }
            }
        }
        #expect(most.withLock { $0 } == 1)
    }

    @Test("many blocking calls do not stop other tasks")
    func pool() async {
        let blocking = (0..<16).map { QueueExecutor(label: "Test.\($0)") }
        let door = DispatchSemaphore(value: 0)
        let blocked = blocking.map { executor in Task { await executor.run { door.wait() } } }
        // Needs a pool thread, although more calls block than the pool has threads.
        await Task.detached {}.value
        for _ in blocked { door.signal() }
        for task in blocked { await task.value }
    }

    // Exit tests start processes, which iOS doesn't allow.
    #if DEBUG && !os(iOS)
    @Test("a debug build traps where blocking is forbidden")
    func assertion() async {
        await #expect(processExitsWith: .failure) { Blocking.assertAllowed("Test") }
        await #expect(processExitsWith: .success) {
            await QueueExecutor(label: "Test").run { Blocking.assertAllowed("Test") }
        }
    }
    #endif
}
