import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Primitives

@Suite("Where calls may block", .timeLimit(.minutes(5)))
struct BlockingTests {
    @Test("tasks share their threads, and so do actors; a queue is its user's own")
    func places() async {
        let executor = QueueExecutor(label: "Test")
        #expect(Blocking.isForbiddenHere)
        #expect(await Task.detached { Blocking.isForbiddenHere }.value)
        #expect(await MainActor.run { Blocking.isForbiddenHere })
        #expect(await executor.run { Blocking.isForbiddenHere } == false)
        #expect(await executor.run { Thread.isMainThread } == false)
        #expect(Blocking.isForbiddenHere, "what comes after it is back on the shared threads")
        let onQueue = await withCheckedContinuation { continuation in
            DispatchQueue(label: "Test").async {
                continuation.resume(returning: Blocking.isForbiddenHere)
            }
        }
        #expect(!onQueue)
    }

    @Test("a test may ask for a thread of its own", .onOwnThread)
    func ownThread() {
        #expect(!Blocking.isForbiddenHere)
    }

    @Test("calls that block run in the order asked, one at a time")
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

    @Test("while many calls block, other tasks go on")
    func pool() async {
        let blocking = (0..<16).map { QueueExecutor(label: "Test.\($0)") }
        let door = DispatchSemaphore(value: 0)
        let blocked = blocking.map { executor in Task { await executor.run { door.wait() } } }
        // Needs a thread of the pool, more than which are blocked.
        await Task.detached {}.value
        for _ in blocked { door.signal() }
        for task in blocked { await task.value }
    }

    #if DEBUG
    @Test("a debug build stops where a call may not block")
    func assertion() async {
        await #expect(processExitsWith: .failure) { Blocking.assertAllowed("Test") }
        await #expect(processExitsWith: .success) {
            await QueueExecutor(label: "Test").run { Blocking.assertAllowed("Test") }
        }
    }
    #endif
}
