import Primitives
import Networking
import Testing

@testable import DemoService

@Suite("Latency") struct LatencyTests {
    @Test("every answer is held back by the latency, those below /__ are not")
    func sleeps() async {
        let clock = InstantClock()
        let demo = Demo(DemoOptions(latency: .milliseconds(200), clock: clock))
        _ = await demo.api("/movie/popular")
        _ = await demo.send("/t/p/w92/film-1001.jpg")
        _ = await demo.send("/nothing")
        _ = await demo.send("/__log")
        #expect(clock.sleeps.withLock { $0 } == Array(repeating: .milliseconds(200), count: 3))
    }

    @Test("without latency nothing waits")
    func none() async {
        let clock = InstantClock()
        _ = await Demo(DemoOptions(clock: clock)).api("/movie/popular")
        #expect(clock.sleeps.withLock { $0 } == [])
    }

    @Test("the latency changes while the service runs")
    func changes() async {
        let clock = InstantClock()
        let demo = Demo(DemoOptions(faults: Faults(), clock: clock))
        #expect(await demo.send("/__latency", method: .put, body: " 35\n").status == 200)
        _ = await demo.api("/movie/popular")
        #expect(clock.sleeps.withLock { $0 } == [.milliseconds(35)])
        for body in ["", "-1", "fast", "600001"] {
            #expect(await demo.send("/__latency", method: .put, body: body).status == 400)
        }
        #expect(await demo.send("/__latency", method: .put, body: "0").status == 200)
        _ = await demo.api("/movie/popular")
        #expect(clock.sleeps.withLock { $0 }.count == 1)
    }

    @Test("a cancelled request does not wait for the end of the latency")
    func cancellation() async {
        let clock = InstantClock(stops: true)
        let demo = Demo(DemoOptions(latency: .seconds(3_600), clock: clock))
        let task = Task { await demo.api("/movie/popular") }
        for await _ in clock.begun.stream { break }
        task.cancel()
        #expect(await task.value.headers[TransportFault.header] == "drop")
    }
}
