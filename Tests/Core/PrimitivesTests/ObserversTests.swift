import Primitives
import TestSupport
import Testing

@Suite("Observers", .serialized, .timeLimit(.minutes(5)))
struct ObserversTests {
    private let observers = Observers<Int>()

    @Test("a reader is signalled at once, and then for its interest only; signals are coalesced")
    func signals() async {
        var (one, two) = (
            observers.signals(for: 1).makeAsyncIterator(),
            observers.signals(for: 2).makeAsyncIterator()
        )
        #expect(await one.next() != nil)
        #expect(await two.next() != nil)
        let order = Locked<[Int]>([])
        for _ in 1...3 { observers.signal { $0 == 2 } }
        #expect(await two.next() != nil)
        order.withLock { $0.append(2) }
        observers.signal { _ in
            order.withLock { $0.append(1) }
            return true
        }
        #expect(await one.next() != nil)
        #expect(await two.next() != nil)
        #expect(order.withLock { $0 } == [2, 1, 1])
    }

    @Test("a reader that is released or cancelled is removed, and then its closure is called")
    func removal() async {
        let ended = Gate()
        do {
            _ = observers.signals(for: 1) { [observers] in
                #expect(observers.count == 0)
                ended.open()
            }
        }
        await ended.wait()
        let task = Task { [observers] in
            for await _ in observers.signals(for: 1) {}
        }
        task.cancel()
        await task.value
        #expect(observers.count == 0)
    }

    @Test("readers are cancelled while signals are sent")
    func cancelled() async {
        await Cancellations.end { [observers] in
            for await _ in observers.signals(for: 1) {}
        } beside: { [observers] in
            observers.signal { _ in true }
        }
        // The last tasks may still be ending.
        while observers.count > 0 { await Task.yield() }
    }

    @Test("waiters of a flight are cancelled while flights end")
    func flights() async {
        let flights = SingleFlight<Int, Int, Void>()
        await Cancellations.end {
            _ = await flights.value(for: 1) { _ in
                await Task.yield()
                return 1
            }
        } beside: {
            _ = flights.waiterCount(for: 1)
        }
    }
}
