import Foundation
import Primitives
import Networking
import TestSupport
import Testing

@testable import HTTPServer

@Suite("Server robustness", .timeLimit(.minutes(5)))
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

    @Test("answers for its own addresses, but not for another name that resolves to it")
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

    @Test("HTTP/1.1 needs exactly one host, HTTP/1.0 none")
    func missingHost() async throws {
        let server = try HTTPServer(handler: ok)
        let cases = [
            ("1.1", "", "400"), ("1.1", "Host: localhost\r\nHost: localhost\r\n", "400"),
            ("1.1", "Host: localhost\r\n", "200"), ("1.0", "", "200"),
        ]
        for (version, fields, status) in cases {
            let answer = try await RawClient(port: server.port).exchange(
                "GET / HTTP/\(version)\r\n\(fields)Connection: close\r\n\r\n"
            )
            #expect(answer.dropFirst("HTTP/1.1 ".count).hasPrefix(status), "\(version) \(fields)")
        }
    }

    @Test("answers a request with any number of query items", arguments: [1, 400, 1_000, 8_000])
    func queryItems(count: Int) async throws {
        let server = try HTTPServer { HTTPResponse(status: 200, body: Data($0.url.query()!.utf8)) }
        let query = Array(repeating: "a", count: count).joined(separator: "&")
        let answer = try await RawClient(port: server.port).exchange(
            "GET /?\(query) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("\r\n\r\n" + query))
    }

    @Test("a query that doesn't fit into memory is 414")
    func longQuery() async throws {
        let server = try HTTPServer(handler: ok)
        let query = String(repeating: "a&", count: 50_000)
        let answer = try await RawClient(port: server.port).exchange(
            "GET /?\(query) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        #expect(answer.hasPrefix("HTTP/1.1 414 "))
    }

    @Test("bound to all addresses, answers for numeric addresses, but not for other names")
    func everywhere() async throws {
        let server = try HTTPServer(bind: "0.0.0.0", handler: ok)
        #expect(try await status("192.0.2.1:\(server.port)", at: server) == "200")
        #expect(try await status("evil.example:\(server.port)", at: server) == "421")
    }

    @Test(
        "a request with an ambiguous length is 400 and closes its connection",
        arguments: [
            "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n",
            "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n",
            "Content-Length: 3\r\nContent-Length: 30\r\n",
            "Content-Length: 3, 30\r\n",
            "Content-Length: +3\r\n",
            "Content-Length:\r\n",
            "Transfer-Encoding: gzip\r\n",
            "Transfer-Encoding: gzip, chunked\r\n",
            "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
            "Transfer-Encoding:\r\n",
        ]
    )
    func ambiguousLength(_ fields: String) async throws {
        let calls = Locked(0)
        let server = try HTTPServer { _ in
            calls.withLock { $0 += 1 }
            return HTTPResponse(status: 200)
        }
        let next = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
        let answer = try await RawClient(port: server.port).exchange(
            "PUT / HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n0\r\n\r\n" + next
        )
        #expect(answer.hasPrefix("HTTP/1.1 400 "))
        #expect(calls.withLock { $0 } == 0)
    }

    @Test("a chunked body arrives complete")
    func chunked() async throws {
        let server = try HTTPServer { HTTPResponse(status: 200, body: $0.body) }
        let answer = try await RawClient(port: server.port).exchange(
            "PUT / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: Chunked\r\n"
                + "Connection: close\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n"
        )
        #expect(answer.hasSuffix("\r\n\r\nabc"))
    }

    @Test("200 incomplete requests do not block others")
    func halfSent() async throws {
        // The stopped clock keeps incomplete requests open.
        let server = try HTTPServer(requestTime: .seconds(10), clock: HandClock(), handler: ok)
        let halves = try (0..<200).map { number in
            let client = try RawClient(port: server.port)
            // In the first line, in the header, and in the body.
            let parts = [
                "GET / HT", "GET / HTTP/1.1\r\nHost: loc",
                "PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc",
            ]
            client.send(parts[number % parts.count])
            return client
        }
        let client = URLSessionHTTPClient()
        for _ in 0..<20 {
            #expect(try await client.response(to: HTTPRequest(server.url)).status == 200)
        }
        #expect(server.connections > halves.count)
    }

    @Test("an incomplete request is closed after the request timeout")
    func silent() async throws {
        let clock = HandClock()
        let server = try HTTPServer(requestTime: .seconds(10), clock: clock, handler: ok)
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: loc")
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        #expect(await client.receiveAll().isEmpty)
    }

    @Test("sending more does not extend the timeout")
    func busy() async throws {
        let clock = HandClock()
        let server = try HTTPServer(requestTime: .seconds(10), clock: clock, handler: ok)
        let client = try RawClient(port: server.port)
        client.send("PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n")
        await clock.sleepers(1)
        clock.advance(by: .seconds(9))
        client.send("Expect: 100-continue\r\n\r\n")
        // This shows that the server has read the header.
        #expect(await client.receive(until: "\r\n\r\n").contains(" 100 "))
        client.send("abc")
        clock.advance(by: .seconds(1))
        #expect(await client.receiveAll().isEmpty)
    }

    @Test("a later request's timeout starts with the previous response")
    func later() async throws {
        let clock = HandClock()
        let server = try HTTPServer(requestTime: .seconds(10), clock: clock, handler: ok)
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT")
        #expect(await client.receive(until: "\r\n\r\nok").hasSuffix("ok"))
        // The server may record the end of the response after the client has received it.
        let passing = Task {
            while !Task.isCancelled {
                await clock.sleepers(1)
                clock.advance(by: .seconds(10))
            }
        }
        #expect(await client.receiveAll().isEmpty)
        passing.cancel()
    }

    @Test("the timeout does not apply to the handler")
    func slowHandler() async throws {
        let clock = HandClock()
        let (asked, ready) = (Gate(), Gate())
        let server = try HTTPServer(requestTime: .seconds(10), clock: clock) { _ in
            asked.open()
            await ready.wait()
            return HTTPResponse(status: 200, body: Data("late".utf8))
        }
        let silent = try RawClient(port: server.port)
        silent.send("GET / HT")
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        await asked.wait()
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        // The incomplete request has been closed by then.
        #expect(await silent.receiveAll().isEmpty)
        ready.open()
        #expect(await client.receiveAll().hasSuffix("late"))
    }

    @Test("a response that is ready when the server stops is not sent")
    func readyAnswer() {
        let context = ServerContext(
            authority: "127.0.0.1:1",
            hosts: HostPolicy.Rule(.own, address: "127.0.0.1", port: 1),
            requestTime: .seconds(10),
            clock: HandClock(),
            handler: ok
        )
        let exchange = Exchange(target: "/")
        #expect(context.answer(of: exchange) == nil)
        exchange.answer.withLock { $0 = HTTPResponse(status: 200) }
        #expect(context.answer(of: exchange) == HTTPResponse(status: 200))
        context.suspended.close()
        #expect(context.answer(of: exchange) == nil)
    }

    @Test("never sends a cancelled handler's response")
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
                // Returns when the server's stop cancels the handler.
                await Gate().wait()
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
