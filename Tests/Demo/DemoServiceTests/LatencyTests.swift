import Primitives
import Networking
import TestSupport
import Testing

@testable import DemoService

@Suite("Latency") struct LatencyTests {
    @Test("delays every response by the latency")
    func sleeps() async {
        let clock = InstantClock()
        let demo = Demo(DemoOptions(latency: .milliseconds(200), clock: clock))
        _ = await demo.api("/movie/popular")
        _ = await demo.send("/t/p/w92/film-1001.jpg")
        _ = await demo.send("/nothing")
        #expect(clock.sleeps.withLock { $0 } == Array(repeating: .milliseconds(200), count: 3))
    }

    @Test("without latency, nothing waits")
    func none() async {
        let clock = InstantClock()
        _ = await Demo(DemoOptions(clock: clock)).api("/movie/popular")
        #expect(clock.sleeps.withLock { $0 } == [])
    }

    @Test("a cancelled request does not wait")
    func cancellation() async {
        let clock = InstantClock(stops: true)
        let demo = Demo(DemoOptions(latency: .seconds(3_600), clock: clock))
        let task = Task { await demo.api("/movie/popular") }
        for await _ in clock.begun.stream { break }
        task.cancel()
        #expect(await task.value.headers[TransportFault.header] == "drop")
    }
}
