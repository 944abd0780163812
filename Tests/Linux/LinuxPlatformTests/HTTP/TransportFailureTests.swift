import Foundation
import HTTPServer
import Primitives
import Networking
import TestSupport
import Testing

@Suite("Transports: failures")
struct TransportFailureTests {
    @Test("rejects a body over the limit by its length alone", arguments: Transport.allCases)
    func tooLargeByLength(_ transport: Transport) async throws {
        // Half-open: the server sends only half of the body, which is less than the limit.
        let server = try HTTPServer { _ in
            HTTPResponse(
                status: 200,
                headers: [ResponseDelivery.header: "half-open"],
                body: Data(count: 15_000)
            )
        }
        let request = HTTPRequest(server.url, maximumBytes: 10_000)
        #expect(await transport.client.error(request) == .tooLarge(limit: 10_000))
    }

    @Test("a body of unknown length fails at the limit", arguments: Transport.allCases)
    func tooLargeByCount(_ transport: Transport) async throws {
        let server = try HTTPServer { _ in
            HTTPResponse(
                status: 200,
                headers: [ResponseDelivery.header: "chunked"],
                body: Data(count: 100_001)
            )
        }
        let client = transport.client
        let request = HTTPRequest(server.url, maximumBytes: 100_000)
        #expect(await client.error(request) == .tooLarge(limit: 100_000))
        let wider = HTTPRequest(server.url, maximumBytes: 100_001)
        #expect(try await client.response(to: wider).body.count == 100_001)
    }

    @Test("no response within the timeout is offline", arguments: Transport.allCases)
    func timeout(_ transport: Transport) async throws {
        let gate = Gate()
        let server = try HTTPServer { _ in
            await gate.wait()
            return HTTPResponse(status: 200)
        }
        let request = HTTPRequest(server.url, timeout: .milliseconds(50))
        #expect(await transport.client.error(request) == .offline(.timedOut))
        gate.open()
    }

    @Test("a body that stalls is a broken connection", arguments: Transport.allCases)
    func halfOpen(_ transport: Transport) async throws {
        let server = try HTTPServer { _ in
            HTTPResponse(
                status: 200,
                headers: [ResponseDelivery.header: "half-open"],
                body: Data(count: 5000)
            )
        }
        let client = transport.client
        var error: HTTPError?
        // On a busy machine, a short timeout may expire before the status line, so longer ones
        // follow.
        for milliseconds in [200, 2000, 20_000] where !error.isBrokenOff {
            let timeout = Duration.milliseconds(milliseconds)
            error = await client.error(HTTPRequest(server.url, timeout: timeout))
        }
        #expect(error.isBrokenOff)
    }

    @Test(
        "a response below the minimum speed fails long before its timeout",
        .timeLimit(.minutes(5)),
        arguments: Transport.allCases
    )
    func tooSlow(_ transport: Transport) async throws {
        let gate = Gate()
        let server = try HTTPServer { request in
            if request.url.path == "/silent" { await gate.wait() }
            return HTTPResponse(
                status: 200,
                headers: [ResponseDelivery.header: "half-open"],
                body: Data(count: 5000)
            )
        }
        let client = transport.client
        let request = { (path: String, window: Duration) in
            HTTPRequest(
                server.url.appending(path: path),
                timeout: .seconds(3600),
                leastSpeed: LeastSpeed(window: window)
            )
        }
        let silent = await client.error(request("silent", .milliseconds(50)))
        #expect(silent == .offline(.timedOut))
        // Long enough for the status line on a busy machine.
        #expect(await client.error(request("stalled", .seconds(1))).isBrokenOff)
        gate.open()
    }

    @Test("a truncated body is a broken connection", arguments: Transport.allCases)
    func truncated(_ transport: Transport) async throws {
        let server = try HTTPServer { _ in
            HTTPResponse(
                status: 200,
                headers: [ResponseDelivery.header: "truncate"],
                body: Data(count: 5000)
            )
        }
        #expect(await transport.client.error(HTTPRequest(server.url)).isBrokenOff)
    }

    @Test("a connection closed without a response is offline", arguments: Transport.allCases)
    func dropped(_ transport: Transport) async throws {
        let server = try HTTPServer { _ in
            HTTPResponse(status: 200, headers: [ResponseDelivery.header: "drop"])
        }
        let error = await transport.client.error(HTTPRequest(server.url))
        #expect(error == .offline(.unreachable))
    }

    @Test("a refused connection is offline", arguments: Transport.allCases)
    func refused(_ transport: Transport) async throws {
        let server = try HTTPServer { _ in HTTPResponse(status: 200) }
        let url = server.url
        server.stop()
        #expect(await transport.client.error(HTTPRequest(url)) == .offline(.unreachable))
    }

    @Test("a name without an address is offline", arguments: Transport.allCases)
    func unknownHost(_ transport: Transport) async throws {
        // A label of 64 letters is too long for DNS, so no query is sent.
        let url = try #require(URL(string: "http://\(String(repeating: "a", count: 64)).invalid/"))
        #expect(await transport.client.error(HTTPRequest(url)) == .offline(.unknownHost))
    }

    @Test("HTTPS to a plain HTTP server is insecure", arguments: Transport.allCases)
    func insecure(_ transport: Transport) async throws {
        let server = try HTTPServer { _ in HTTPResponse(status: 200) }
        let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
        #expect(await transport.client.error(HTTPRequest(url)) == .insecure)
    }

    @Test("cancelling ends a request in flight", arguments: Transport.allCases)
    func cancelled(_ transport: Transport) async throws {
        let asked = Gate()
        let gate = Gate()
        let server = try HTTPServer { _ in
            asked.open()
            await gate.wait()
            return HTTPResponse(status: 200)
        }
        let client = transport.client
        let task = Task { await client.error(HTTPRequest(server.url)) }
        await asked.wait()
        task.cancel()
        #expect(await task.value == .cancelled)
        gate.open()
    }

    @Test("a cancelled task sends nothing", arguments: Transport.allCases)
    func cancelledBefore(_ transport: Transport) async throws {
        let requests = Locked(0)
        let server = try HTTPServer { _ in
            requests.withLock { $0 += 1 }
            return HTTPResponse(status: 200)
        }
        let client = transport.client
        let gate = Gate()
        let task = Task {
            await gate.wait()
            return await client.error(HTTPRequest(server.url))
        }
        task.cancel()
        gate.open()
        #expect(await task.value == .cancelled)
        // The same client still works, and this is the only request.
        #expect(try await client.response(to: HTTPRequest(server.url)).status == 200)
        #expect(requests.withLock { $0 } == 1)
    }

    @Test("only cancelled requests end early", arguments: Transport.allCases)
    func someCancelled(_ transport: Transport) async throws {
        let gate = Gate()
        let server = try HTTPServer { _ in
            await gate.wait()
            return HTTPResponse(status: 200)
        }
        let client = transport.client
        let tasks = (0..<40).map { _ in Task { await client.error(HTTPRequest(server.url)) } }
        for task in tasks[..<20] { task.cancel() }
        for task in tasks[..<20] { #expect(await task.value == .cancelled) }
        gate.open()
        for task in tasks[20...] { #expect(await task.value == nil) }
    }
}
