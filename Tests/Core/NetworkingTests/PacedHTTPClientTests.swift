import Networking
import TestSupport
import Testing

@Suite("Pacing requests")
struct PacedHTTPClientTests {
    @Test("spaces requests evenly, and forgets the pace after a pause")
    func pace() async {
        let clock = StepClock()
        let script = Script(.status(200))
        let client = PacedHTTPClient(script, requestsPerSecond: 4, clock: clock)
        for _ in 0..<3 { _ = await client.outcome(HTTPRequest(someURL)) }
        #expect(clock.sleeps == [.milliseconds(250), .milliseconds(250)])
        clock.advance(by: .seconds(10))
        _ = await client.outcome(HTTPRequest(someURL))
        #expect(clock.sleeps.count == 2)
        _ = await client.outcome(HTTPRequest(someURL))
        #expect(clock.sleeps.count == 3, "the pause is not made up for by a burst")
        #expect(script.asked.count == 5)
    }

    @Test("a cancelled request isn't sent")
    func cancelling() async {
        let clock = HandClock()
        let script = Script(.status(200))
        let client = PacedHTTPClient(script, requestsPerSecond: 1, clock: clock)
        _ = await client.outcome(HTTPRequest(someURL))
        let task = Task { await client.outcome(HTTPRequest(someURL)) }
        await clock.sleepers(1)
        task.cancel()
        #expect(await task.value == .failure(.cancelled))
        #expect(script.asked.count == 1)
    }
}
