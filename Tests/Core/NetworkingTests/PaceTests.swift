import Primitives
import TestSupport
import Testing

@testable import Networking

@Suite("Pacing requests", .timeLimit(.minutes(1)))
struct PaceTests {
    @Test("spaces requests evenly, and forgets the pace after a pause")
    func pace() async {
        let clock = StepClock()
        let script = Script(.status(200))
        let client = client(script, requestsPerSecond: 4, clock)
        for _ in 0..<3 { _ = await client.outcome(HTTPRequest(someURL)) }
        #expect(clock.sleeps == [.milliseconds(250), .milliseconds(250)])
        clock.advance(by: .seconds(10))
        _ = await client.outcome(HTTPRequest(someURL))
        #expect(clock.sleeps.count == 2)
        _ = await client.outcome(HTTPRequest(someURL))
        #expect(clock.sleeps.count == 3, "the pause is not made up for by a burst")
        #expect(script.asked.count == 5)
    }

    @Test("a cancelled request isn't sent, and the next one gets its turn")
    func cancelling() async {
        let clock = HandClock()
        let script = Script(.status(200))
        let client = client(script, requestsPerSecond: 1, clock)
        _ = await client.outcome(HTTPRequest(someURL))
        for _ in 0..<30 {
            let task = Task { await client.outcome(HTTPRequest(someURL)) }
            await clock.sleepers(1)
            task.cancel()
            #expect(await task.value == .failure(.cancelled))
        }
        #expect(script.asked.count == 1)
        #expect(Set(clock.waits) == [.seconds(1)])
    }

    @Test("the wait counts against the deadline, and a turn after it fails at once")
    func deadline() async {
        let clock = HandClock()
        let script = Script(.status(200))
        let client = client(script, requestsPerSecond: 0.2, clock)
        _ = await client.outcome(HTTPRequest(someURL))
        let waiting = (1...2).map { count in
            Task { await client.outcome(HTTPRequest(someURL)) }
        }
        await clock.sleepers(2)
        #expect(await client.outcome(HTTPRequest(someURL)) == .failure(.paced(wait: .seconds(15))))
        clock.advance(by: .seconds(10))
        for task in waiting { #expect(await task.value == .status(200)) }
        #expect(script.asked.map(\.timeout) == [.seconds(20), .seconds(10), .seconds(10)])
        let waits: [Duration] = [.seconds(5), .seconds(10)]
        #expect(clock.waits.sorted() == waits, "a refused request takes no turn")
    }

    @Test("with unlimited patience, requests wait as long as it takes, with all their time left")
    func patience() async {
        let clock = StepClock()
        let script = Script(.status(200), .status(503), .status(200))
        let client = client(script, requestsPerSecond: 0.01, clock)
        _ = await client.outcome(HTTPRequest(someURL))
        let outcome = await Patience.$isUnlimited.withValue(true) {
            await client.outcome(HTTPRequest(someURL))
        }
        #expect(outcome == .status(200))
        // The delay before the retry is part of the wait for its turn.
        #expect(clock.sleeps == [.seconds(100), .milliseconds(300), .milliseconds(99_700)])
        #expect(script.asked.map(\.timeout) == [.seconds(20), .seconds(20), .milliseconds(19_700)])
    }

    @Test(
        "of requests that yield, only one is in the way of others, and none fails while it waits",
        arguments: 0..<3
    )
    func yielding(cancelled: Int) async {
        let clock = HandClock()
        let script = Script(.status(200))
        let pace = Pace(requestsPerSecond: 0.01, clock: clock)
        let data = RetryingHTTPClient(script, policy: .patient, pace: pace, clock: clock)
        let pictures = RetryingHTTPClient(script, pace: pace, yieldsTurns: true, clock: clock)
        #expect(await pictures.outcome(HTTPRequest(someURL)) == .status(200))
        var waiting: [Task<Void, Never>] = []
        let (outcomes, ended) = AsyncStream.makeStream(of: Script.Outcome.self)
        for count in 1...3 {
            // The first one has a turn; the others wait until it is over.
            waiting.append(Task { ended.yield(await pictures.outcome(HTTPRequest(someURL))) })
            await clock.sleepers(count)
        }
        // A page waits for one picture, not for three.
        let page = await data.outcome(HTTPRequest(someURL))
        #expect(page == .failure(.paced(wait: .seconds(200))))
        var outcome = outcomes.makeAsyncIterator()
        waiting[cancelled].cancel()
        #expect(await outcome.next() == .failure(.cancelled))
        clock.advance(by: .seconds(100))
        #expect(await outcome.next() == .status(200))
        // If two were sent in one turn, nobody would sleep, and the test's time limit would end this.
        await clock.sleepers(1)
        clock.advance(by: .seconds(100))
        #expect(await outcome.next() == .status(200))
        #expect(Set(script.asked.dropFirst().map(\.timeout)) == [.seconds(20)])
    }

    @Test("a retry whose turn comes too late returns the first failure")
    func retry() async {
        let script = Script(.status(503), .status(200))
        let client = client(script, requestsPerSecond: 0.01, StepClock())
        #expect(await client.outcome(HTTPRequest(someURL)) == .status(503))
    }

    @Test(
        "no rate ends the program",
        arguments: [1e-300, 1e-19, 0, -1, .nan, .infinity, 1e300] as [Double]
    )
    func strangeRates(rate: Double) async {
        let clock = HandClock()
        let client = client(Script(.status(200)), requestsPerSecond: rate, clock)
        for _ in 0..<2 {
            let outcome = await client.outcome(HTTPRequest(someURL))
            #expect([.status(200), .failure(.paced(wait: .seconds(Int32.max)))].contains(outcome))
        }
    }

    private func client(
        _ script: Script,
        requestsPerSecond rate: Double,
        _ clock: any Clock<Duration>
    ) -> RetryingHTTPClient {
        let pace = Pace(requestsPerSecond: rate, clock: clock)
        return RetryingHTTPClient(script, pace: pace, clock: clock, jitter: { 1 })
    }
}
