import Foundation
import Testing

@testable import Primitives

@Suite("The thread for long computations", .timeLimit(.minutes(5)))
struct ThreadExecutorTests {
    private let executor = ThreadExecutor(label: "Test")

    @Test("computations run on one thread, where blocking is allowed")
    func place() async {
        let first = await executor.run { pthread_self() }
        let second = await executor.run { pthread_self() }
        #expect(first == second)
        #expect(await executor.run { Blocking.isForbiddenHere } == false)
        #expect(Blocking.isForbiddenHere, "the following code is back in the thread pool")
    }

    #if os(Linux)
    @Test("the thread gives way to other threads, whose priority doesn't change")
    func priority() async {
        let before = niceness()
        #expect(await executor.run { niceness() } == min(before + 5, 19))
        #expect(niceness() == before)
    }

    /// The niceness of the thread that calls it.
    private func niceness() -> Int32 {
        getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
    }
    #endif

    @Test("jobs run in order, and the thread ends after the last one")
    func order() {
        let jobs = Jobs()
        let ran = Locked<[Int]>([])
        for number in 1...3 { jobs.append { ran.withLock { $0.append(number) } } }
        jobs.close()
        while let job = jobs.next() { job() }
        #expect(ran.withLock { $0 } == [1, 2, 3])
    }
}
