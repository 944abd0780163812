import Foundation
import Testing

@testable import ImagePipeline

@Suite("Work order", .timeLimit(.minutes(5)))
struct WorkTests {
    private let clock = TestClock()

    @Test("orders visible work before prefetches, newer batches first, in order within a batch")
    func order() {
        let sequencer = PrioritySequencer(now: clock.now)
        let early = [sequencer.next(.visible), sequencer.next(.prefetch), sequencer.next(.visible)]
        clock.advance(by: 0.2)
        let late = [sequencer.next(.visible), sequencer.next(.prefetch), sequencer.next(.visible)]
        let order = [late[0], late[2], early[0], early[2], late[1], early[1]]
        #expect((early + late).sorted() == order)
    }

    @Test("setting the clock back starts a new batch")
    func clockSetBack() {
        let sequencer = PrioritySequencer(now: clock.now)
        let first = sequencer.next(.visible)
        clock.advance(by: -3_600)
        #expect(sequencer.next(.visible) < first)
    }

    @Test("a limiter starts waiting work by priority")
    func limiter() async {
        let limiter = ConcurrencyLimiter(limit: 1)
        let sequencer = PrioritySequencer(now: clock.now)
        let journal = Journal<String>()
        let first = SharedPriority(sequencer.next(.visible))
        #expect(await limiter.acquire(first))
        let raised = SharedPriority(sequencer.next(.prefetch))
        await withTaskGroup(of: Void.self) { group in
            let works = [
                ("a", SharedPriority(sequencer.next(.visible))),
                ("b", SharedPriority(sequencer.next(.visible))),
                ("prefetched", SharedPriority(sequencer.next(.prefetch))), ("raised", raised),
            ]
            for (name, work) in works {
                group.addTask {
                    #expect(await limiter.acquire(work))
                    journal.note(name)
                    limiter.release(work)
                }
            }
            await until { limiter.waitingCount == 4 }
            clock.advance(by: 1)
            raised.raise(to: sequencer.next(.visible))
            limiter.release(first)
        }
        #expect(journal.events == ["raised", "a", "b", "prefetched"])
    }

    @Test("runs only one prefetch at a time while visible work runs")
    func prefetching() async {
        let limiter = ConcurrencyLimiter(limit: 4)
        let sequencer = PrioritySequencer(now: clock.now)
        let visible = SharedPriority(sequencer.next(.visible))
        #expect(await limiter.acquire(visible))
        let journal = Journal<Int>()
        let works = (0..<3).map { _ in SharedPriority(sequencer.next(.prefetch)) }
        await withTaskGroup(of: Void.self) { group in
            for (number, work) in works.enumerated() {
                group.addTask {
                    #expect(await limiter.acquire(work))
                    journal.note(number)
                }
            }
            await until { limiter.waitingCount == 2 }
            limiter.release(works[journal.events[0]])
            await until { limiter.waitingCount == 1 }
            limiter.release(visible)
        }
        #expect(journal.events.count == 3)
    }

    @Test("cancelled work stops waiting and doesn't take a slot")
    func givingUp() async {
        let limiter = ConcurrencyLimiter(limit: 1)
        let sequencer = PrioritySequencer(now: clock.now)
        let first = SharedPriority(sequencer.next(.visible))
        #expect(await limiter.acquire(first))
        let priority = sequencer.next(.visible)
        let waiting = Task { await limiter.acquire(SharedPriority(priority)) }
        await until { limiter.waitingCount == 1 }
        waiting.cancel()
        #expect(await waiting.value == false)
        limiter.release(first)
        #expect(await limiter.acquire(SharedPriority(sequencer.next(.visible))))
    }

    @Test("work already cancelled doesn't take a free slot")
    func cancelledBeforeGate() async {
        let limiter = ConcurrencyLimiter(limit: 1)
        let work = SharedPriority(PrioritySequencer(now: clock.now).next(.visible))
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await limiter.acquire(work)
        }
        #expect(await cancelled.value == false)
        #expect(limiter.waitingCount == 0)
    }

    @Test("raising a priority never lowers it")
    func raising() {
        let sequencer = PrioritySequencer(now: clock.now)
        let visible = sequencer.next(.visible)
        let prefetch = sequencer.next(.prefetch)
        let work = SharedPriority(prefetch)
        work.raise(to: visible)
        #expect(work.value == visible)
        work.raise(to: prefetch)
        #expect(work.value == visible)
    }
}
