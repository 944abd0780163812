import Foundation
import Networking
import Primitives
import TestSupport
import Testing

import DemoService

@testable import DemoFaults

@Suite("Controlling the service") struct ControlTests {
    private struct Log: Decodable, Equatable {
        struct Entry: Decodable, Equatable {
            let path: String
            let count: Int
        }

        let requests: [Entry]
        let total: Int
    }

    private func log(_ demo: Demo) async throws -> Log {
        try JSONDecoder().decode(Log.self, from: await demo.send("/__log").body)
    }

    @Test("counts requests by path and query, without the key")
    func counts() async throws {
        let demo = Demo()
        _ = await demo.api("/movie/popular?page=1")
        _ = await demo.send("/3/movie/popular?api_key=\(Demo.key)&page=1")
        _ = await demo.send("/t/p/w92/film-1001.jpg")
        _ = await demo.send("/nothing")
        #expect(
            try await log(demo)
                == Log(
                    requests: [
                        Log.Entry(path: "/3/movie/popular?page=1", count: 2),
                        Log.Entry(path: "/t/p/w92/film-1001.jpg", count: 1),
                        Log.Entry(path: "/nothing", count: 1),
                    ],
                    total: 4
                )
        )
    }

    @Test(
        "the log contains no key, however it is written",
        arguments: [
            "/3/movie/popular?api_key=KEY", "/3/movie/popular?API_KEY=KEY",
            "/3/movie/popular?api%5Fkey=KEY", "/3/movie/popular?apikey=KEY", "/3/KEY?x=1",
            "/3/movie/popular?KEY", "/3/movie/popular?a=b&page=xKEYx", "/KEY/film-1.jpg",
        ]
    )
    func redaction(target: String) async throws {
        let token = "ey" + "J" + String(repeating: "hbGci", count: 8)
        for secret in [Demo.key, Demo.key.uppercased(), token] {
            let demo = Demo()
            _ = await demo.send(target.replacing("KEY", with: secret, maxReplacements: 1))
            let encoded = secret.utf8.map { "%" + String($0, radix: 16) }.joined()
            _ = await demo.send(target.replacing("KEY", with: encoded, maxReplacements: 1))
            let text = await demo.send("/__log").text
            #expect(!text.contains(secret))
            #expect(!text.contains(encoded))
            #expect(text.contains("\"total\":2"))
        }
    }

    @Test("the log can be cleared and does not count itself")
    func reset() async throws {
        let demo = Demo()
        _ = await demo.api("/movie/popular")
        #expect(try await log(demo).total == 1)
        #expect(await demo.send("/__log", method: .put).status == 200)
        #expect(try await log(demo) == Log(requests: [], total: 0))
        #expect(await demo.send("/__log").headers["Cache-Control"] == "no-store")
    }

    @Test("paths beyond the log's limit are counted together")
    func manyPaths() {
        var log = RequestLog()
        for number in 0..<20_010 { log.count("/\(number)") }
        log.count("/5")
        let payload = log.payload
        #expect(payload.total == 20_011)
        #expect(payload.requests.count == 20_001)
        #expect(payload.requests[5].count == 2)
        #expect(payload.requests.last?.path == "(others)")
        #expect(payload.requests.last?.count == 10)
    }

    @Test("faults can change while the service runs, and their counters restart")
    func changeFaults() async throws {
        let demo = Demo()
        for _ in 0..<4 { #expect(await demo.api("/movie/popular").status == 200) }
        let answer = await demo.send("/__faults", method: .put, body: "rate-limit")
        #expect(answer.status == 200)
        #expect(answer.text == "rate-limit\n")
        var statuses: [Int] = []
        for _ in 0..<5 { statuses.append(await demo.api("/movie/popular").status) }
        #expect(statuses == [200, 200, 200, 200, 429])
        #expect(await demo.send("/__faults", method: .put).status == 200)
        for _ in 0..<5 { #expect(await demo.api("/movie/popular").status == 200) }
    }

    @Test("explains an invalid fault list and changes nothing")
    func badFaults() async throws {
        let demo = Demo()
        let answer = await demo.send("/__faults", method: .put, body: "error-rate=1,bogus")
        #expect(answer.status == 400)
        #expect(answer.text.contains("\"bogus\""))
        #expect(await demo.api("/movie/popular").status == 200)
    }

    @Test(
        "a wrong method is 405, and an unknown name 404",
        arguments: [("/__faults", 405), ("/__latency", 405), ("/__other", 404), ("/__log/x", 404)]
    )
    func others(target: String, status: Int) async {
        #expect(await Demo().send(target).status == status)
    }

    @Test("the log is available even if all other requests fail")
    func unspoiled() async throws {
        let demo = Demo(try Faults(parsing: "error-rate=1,truncate=1"))
        #expect(await demo.api("/movie/popular").status >= 500)
        let response = await demo.send("/__log")
        #expect(response.status == 200)
        #expect(response.headers[TransportFault.header] == nil)
    }

    @Test("the latency can change while the service runs")
    func changes() async {
        let clock = InstantClock()
        let demo = Demo(clock: clock)
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

    @Test("control requests have no latency, and exist only in a service with faults")
    func undelayed() async throws {
        let clock = InstantClock()
        let demo = Demo(latency: .milliseconds(200), clock: clock)
        #expect(await demo.send("/__log").status == 200)
        #expect(clock.sleeps.withLock { $0 } == [])
        let url = try #require(URL(string: "http://127.0.0.1:4000/__log"))
        let service = DemoService(pictures: DemoPictures { _ in Demo.image })
        #expect(await service.response(to: HTTPRequest(url)).status == 404)
    }
}
