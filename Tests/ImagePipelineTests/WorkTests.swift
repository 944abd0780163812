import Foundation
import Testing

@testable import ImagePipeline

@Suite("Order of work", .timeLimit(.minutes(1)))
struct WorkTests {
    private let clock = TestClock()

    @Test("visible before prefetched, the newest batch first, in order within a batch")
    func order() {
        let office = TicketOffice(now: clock.now)
        let early = [office.ticket(.visible), office.ticket(.prefetch), office.ticket(.visible)]
        clock.advance(by: 0.2)
        let late = [office.ticket(.visible), office.ticket(.prefetch), office.ticket(.visible)]
        let order = [late[0], late[2], early[0], early[2], late[1], early[1]]
        #expect((early + late).sorted() == order)
    }

    @Test("a clock that is set back begins a batch")
    func clockSetBack() {
        let office = TicketOffice(now: clock.now)
        let first = office.ticket(.visible)
        clock.advance(by: -3_600)
        #expect(office.ticket(.visible) < first)
    }

    @Test("a gate lets in its limit, then the first in order")
    func gate() async {
        let gate = WorkGate(limit: 1)
        let office = TicketOffice(now: clock.now)
        let journal = Journal<String>()
        #expect(await gate.enter(SharedWork(office.ticket(.visible))))
        let raised = SharedWork(office.ticket(.prefetch))
        await withTaskGroup(of: Void.self) { group in
            let works = [
                ("a", SharedWork(office.ticket(.visible))),
                ("b", SharedWork(office.ticket(.visible))),
                ("prefetched", SharedWork(office.ticket(.prefetch))), ("raised", raised),
            ]
            for (name, work) in works {
                group.addTask {
                    #expect(await gate.enter(work))
                    journal.note(name)
                    gate.leave()
                }
            }
            await until { gate.waitingCount == 4 }
            clock.advance(by: 1)
            raised.raise(to: office.ticket(.visible))
            gate.leave()
        }
        #expect(journal.events == ["raised", "a", "b", "prefetched"])
    }

    @Test("who gives up waiting at a gate takes no place")
    func givingUp() async {
        let gate = WorkGate(limit: 1)
        let office = TicketOffice(now: clock.now)
        #expect(await gate.enter(SharedWork(office.ticket(.visible))))
        let ticket = office.ticket(.visible)
        let waiting = Task { await gate.enter(SharedWork(ticket)) }
        await until { gate.waitingCount == 1 }
        waiting.cancel()
        #expect(await waiting.value == false)
        gate.leave()
        #expect(await gate.enter(SharedWork(office.ticket(.visible))))
    }

    @Test("who is cancelled already takes no place at a gate, though one is free")
    func cancelledBeforeGate() async {
        let gate = WorkGate(limit: 1)
        let work = SharedWork(TicketOffice(now: clock.now).ticket(.visible))
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await gate.enter(work)
        }
        #expect(await cancelled.value == false)
        #expect(gate.waitingCount == 0)
    }

    @Test("a cancelled task does not even begin to wait")
    func cancelledBefore() async {
        let tasks = SharedTasks<Int, Int>()
        let ticket = TicketOffice(now: clock.now).ticket(.visible)
        let task = Task {
            await until { Task.isCancelled }
            return try await tasks.value(for: 1, ticket) { _ throws(ImageError) in
                Issue.record("began")
                return 1
            }
        }
        task.cancel()
        await #expect(throws: ImageError.cancelled) { try await task.value }
    }

    @Test("work that is wanted more is done sooner, and never later than it was to be")
    func raising() {
        let office = TicketOffice(now: clock.now)
        let visible = office.ticket(.visible)
        let prefetch = office.ticket(.prefetch)
        let work = SharedWork(prefetch)
        work.raise(to: visible)
        #expect(work.ticket == visible)
        work.raise(to: prefetch)
        #expect(work.ticket == visible)
    }

    @Test("kept work is not abandoned, abandoned work cannot be kept")
    func keeping() {
        let ticket = TicketOffice(now: clock.now).ticket(.visible)
        let kept = SharedWork(ticket)
        #expect(kept.keep() && !kept.abandon())
        let abandoned = SharedWork(ticket)
        #expect(abandoned.abandon() && !abandoned.keep())
    }
}
