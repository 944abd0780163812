import TestSupport
import Testing

@testable import Primitives

@Suite("Single flight", .timeLimit(.minutes(5)))
struct SingleFlightTests {
    private let flights = SingleFlight<Int, Int, Void>()
    private let begun = Gate()
    private let ending = Gate()
    private let runs = Locked(0)

    /// Counts its runs, and ends when the test allows it or on cancellation.
    private func work(_ flight: Flight<Void>) async -> Int {
        let number = runs.withLock { runs in
            runs += 1
            return runs
        }
        begun.open()
        await ending.wait()
        return number
    }

    private func waiters(_ count: Int) async {
        while flights.waiterCount(for: 1) < count, !Task.isCancelled { await Task.yield() }
    }

    @Test("concurrent callers share one flight, and a later call starts another")
    func once() async {
        let waiting = (0..<5).map { _ in Task { await flights.value(for: 1, work) } }
        await waiters(5)
        let other = Task { await flights.value(for: 2, work) }
        while runs.withLock({ $0 }) < 2, !Task.isCancelled { await Task.yield() }
        ending.open()
        let values = await [waiting[0].value, waiting[4].value, other.value].compactMap(\.self)
        #expect(values[0] == values[1] && Set(values) == [1, 2])
        #expect(await flights.value(for: 1, work) == 3)
    }

    @Test("a cancelled task does not start a flight")
    func cancelledBefore() async {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await flights.value(for: 1) { _ in
                Issue.record("began")
                return 1
            }
        }
        task.cancel()
        #expect(await task.value == nil)
    }

    @Test("a cancelled caller leaves at once, and the last one cancels the flight")
    func leaving() async {
        let cancelled = Gate()
        let waiting = (0..<2).map { _ in
            Task {
                await flights.value(for: 1) { _ in
                    await withTaskCancellationHandler {
                        await ending.wait()
                    } onCancel: {
                        cancelled.open()
                    }
                    return 7
                }
            }
        }
        await waiters(2)
        waiting[0].cancel()
        #expect(await waiting[0].value == nil)
        #expect(flights.waiterCount(for: 1) == 1)
        waiting[1].cancel()
        #expect(await waiting[1].value == nil)
        await cancelled.wait()
        // The cancelled flight has no result, so this starts another one.
        ending.open()
        #expect(await flights.value(for: 1, work) == 1)
    }

    @Test("a call during abandoned work starts another flight")
    func abandoned() async {
        let stubborn = Gate()
        let leaving = Task {
            await flights.value(for: 1) { _ in
                begun.open()
                // Ignores cancellation.
                await Task { await stubborn.wait() }.value
                return -1
            }
        }
        await begun.wait()
        leaving.cancel()
        #expect(await leaving.value == nil)
        #expect(flights.context(of: 1) == nil)
        ending.open()
        #expect(await flights.value(for: 1, work) == 1)
        stubborn.open()
    }

    @Test("a kept flight continues without callers and can be joined")
    func kept() async {
        let leaving = Task {
            await flights.value(for: 1) { flight in
                #expect(flight.keep())
                return await work(flight)
            }
        }
        await begun.wait()
        leaving.cancel()
        #expect(await leaving.value == nil)
        let joining = Task { await flights.value(for: 1, work) }
        await waiters(1)
        ending.open()
        #expect(await joining.value == 1)
        #expect(runs.withLock { $0 } == 1)
    }

    @Test("a caller of `finalValue` and its flight are not cancelled")
    func toTheEnd() async {
        let task = Task {
            await flights.finalValue(for: 1) {
                begun.open()
                await ending.wait()
                return Task.isCancelled ? -1 : 5
            }
        }
        await begun.wait()
        task.cancel()
        ending.open()
        #expect(await task.value == 5)
    }

    @Test("a joining caller can change the flight's context")
    func context() async {
        let flights = SingleFlight<Int, Int, Locked<Int>>()
        let first = Task {
            await flights.value(for: 1, Locked(1)) { flight in
                begun.open()
                await ending.wait()
                return flight.context.withLock { $0 }
            }
        }
        await begun.wait()
        let second = Task {
            await flights.value(for: 1, Locked(0), joining: { $0.withLock { $0 += 1 } }) { _ in 0 }
        }
        while flights.waiterCount(for: 1) < 2, !Task.isCancelled { await Task.yield() }
        flights.context(of: 1)?.withLock { $0 += 1 }
        ending.open()
        #expect(await [first.value, second.value] == [3, 3])
        #expect(flights.context(of: 1) == nil)
    }

    @Test("kept work cannot be abandoned, nor can abandoned work be kept")
    func keeping() {
        let kept = Flight(())
        #expect(kept.keep() && !kept.abandon())
        let abandoned = Flight(())
        #expect(abandoned.abandon() && !abandoned.keep())
    }
}
