import Foundation
import Primitives
import Networking
import TestSupport
import Testing

@testable import HTTPServer

@Suite("The edges of the server", .timeLimit(.minutes(1)))
struct EdgeTests {
    private func ok(_ request: HTTPRequest) async -> HTTPResponse {
        HTTPResponse(status: 200, body: Data("ok".utf8))
    }

    private func status(_ host: String, at server: HTTPServer, target: String = "/") async throws
        -> Substring
    {
        let answer = try await RawClient(port: server.port).exchange(
            "GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
        )
        return answer.dropFirst("HTTP/1.1 ".count).prefix(3)
    }

    @Test("it answers for its own addresses, and not for a name that was made to lead here")
    func hosts() async throws {
        let calls = Locked(0)
        let server = try HTTPServer { _ in
            calls.withLock { $0 += 1 }
            return HTTPResponse(status: 200)
        }
        let port = server.port
        let own = [
            "127.0.0.1:\(port)", "localhost:\(port)", "LocalHost:\(port)", "[::1]:\(port)",
            "127.0.0.1", "",
        ]
        for host in own { #expect(try await status(host, at: server) == "200", "\(host)") }
        let foreign = [
            "evil.example:\(port)", "evil.example", "127.0.0.1.evil.example:\(port)",
            "localhost.evil.example", "127.0.0.1:\(port + 1)", "192.0.2.1:\(port)",
            "127.0.0.1:\(port)@evil.example", "[::1", "[::1]x", "127.0.0.1:", "u@127.0.0.1",
        ]
        for host in foreign { #expect(try await status(host, at: server) == "421", "\(host)") }
        let whole = "http://evil.example:\(port)/__log"
        #expect(try await status("127.0.0.1:\(port)", at: server, target: whole) == "421")
        #expect(calls.withLock { $0 } == own.count)
    }

    @Test("bound to every address, it answers for numbers, and still for no other name")
    func everywhere() async throws {
        let server = try HTTPServer(bind: "0.0.0.0", handler: ok)
        #expect(try await status("192.0.2.1:\(server.port)", at: server) == "200")
        #expect(try await status("evil.example:\(server.port)", at: server) == "421")
    }

    @Test("200 half-sent requests do not hold up others")
    func halfSent() async throws {
        let server = try HTTPServer(handler: ok)
        let halves = try (0..<200).map { number in
            let client = try RawClient(port: server.port)
            // In the first line, in the fields, and in the body.
            let parts = [
                "GET / HT", "GET / HTTP/1.1\r\nHost: loc",
                "PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc",
            ]
            client.send(parts[number % parts.count])
            return client
        }
        let start = ContinuousClock.now
        let client = URLSessionHTTPClient()
        for _ in 0..<20 {
            #expect(try await client.response(to: HTTPRequest(server.url)).status == 200)
        }
        // Before the first half-sent request is given up.
        #expect(ContinuousClock.now - start < .seconds(9))
        #expect(server.connections > halves.count)
    }

    @Test(
        "whoever takes too long for a request is cut off, silent or busy, at its first or a later one"
    )
    func tooLong() async throws {
        let server = try HTTPServer(requestTime: .milliseconds(300), handler: ok)
        let silent = try RawClient(port: server.port)
        silent.send("GET / HTTP/1.1\r\nHost: loc")
        #expect(await silent.receiveAll().isEmpty)
        let busy = try RawClient(port: server.port)
        busy.send("GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        let trickle = Task {
            while !Task.isCancelled {
                busy.send("a")
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        #expect(await busy.receiveAll().isEmpty)
        trickle.cancel()
        let second = try RawClient(port: server.port)
        second.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT")
        #expect(await second.receiveAll().hasSuffix("\r\n\r\nok"))
    }

    @Test("a handler may take longer than a client")
    func slowHandler() async throws {
        let server = try HTTPServer(requestTime: .milliseconds(50)) { _ in
            // Cancelled only where the server stops.
            try? await Task.sleep(for: .milliseconds(400))
            return HTTPResponse(status: 200, body: Data("late".utf8))
        }
        let answer = try await RawClient(port: server.port).exchange(
            "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        #expect(answer.hasSuffix("late"))
    }

    @Test("an answer that is there when the server stops is not sent")
    func readyAnswer() {
        let context = ServerContext(
            authority: "127.0.0.1:1",
            hosts: HostPolicy.Rule(.own, address: "127.0.0.1", port: 1),
            requestTime: .seconds(10),
            handler: ok
        )
        let exchange = Exchange(target: "/")
        #expect(context.answer(of: exchange) == nil)
        exchange.answer.withLock { $0 = HTTPResponse(status: 200) }
        #expect(context.answer(of: exchange) == HTTPResponse(status: 200))
        context.suspended.close()
        #expect(context.answer(of: exchange) == nil)
    }

    @Test("what a cancelled handler says is never sent, though it says it at once")
    func cancelled() async throws {
        for _ in 0..<2 {
            let all = Gate()
            let inside = Locked(0)
            let server = try HTTPServer { _ in
                let isLast = inside.withLock { inside in
                    inside += 1
                    return inside == 100
                }
                if isLast { all.open() }
                // Ends when the server's stop cancels it.
                try? await Task.sleep(for: .seconds(3_600))
                return HTTPResponse(status: 200, body: Data("late".utf8))
            }
            let clients = try (0..<100).map { _ in try RawClient(port: server.port) }
            for client in clients { client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") }
            await all.wait()
            server.stop()
            for client in clients { #expect(await client.receiveAll().isEmpty) }
        }
    }
}
