import Foundation
import HTTPServer
import Primitives
import Networking
import TestSupport
import Testing

@Suite("HTTP server")
struct HTTPServerTests {
    @Test("the handler receives the method, address, headers and body unchanged")
    func request() async throws {
        let seen = Locked<HTTPRequest?>(nil)
        let server = try HTTPServer(hosts: .any) { request in
            seen.withLock { $0 = request }
            return HTTPResponse(status: 201, headers: ["X-A": "b"], body: Data("done".utf8))
        }
        let answer = try await RawClient(port: server.port).exchange(
            "PUT /a%20b/%D1%97?q=a%2Bb&q=&x HTTP/1.1\r\nHost: catalog.local:81\r\nVary: a\r\n"
                + "Vary: b\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc"
        )
        let request = try #require(seen.withLock { $0 })
        #expect(request.method == .put)
        let target = "http://catalog.local:81/a%20b/%D1%97?q=a%2Bb&q=&x"
        #expect(request.url.absoluteString == target)
        #expect(request.headers["vary"] == "a, b")
        #expect(request.body == Data("abc".utf8))
        #expect(answer.hasPrefix("HTTP/1.1 201 Created\r\n"))
        #expect(answer.contains("\r\nx-a: b\r\n"))
        #expect(answer.contains("\r\nContent-Length: 4\r\n"))
        #expect(answer.hasSuffix("\r\n\r\ndone"))
    }

    @Test(
        "ignores an invalid Host, but accepts the complete address of a proxy request",
        arguments: [
            ("/a", "u@evil/x?", "http://127.0.0.1:PORT/a"), ("/a", "", "http://127.0.0.1:PORT/a"),
            ("http://other.invalid/b?c", "h", "http://other.invalid/b?c"),
        ]
    )
    func hosts(_ target: String, _ host: String, _ expected: String) async throws {
        let server = try HTTPServer(hosts: .any) { request in
            HTTPResponse(status: 200, body: Data(request.url.absoluteString.utf8))
        }
        let answer = try await RawClient(port: server.port).exchange(
            "GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
        )
        let address = expected.replacingOccurrences(of: "PORT", with: "\(server.port)")
        #expect(answer.hasSuffix("\r\n\r\n\(address)"))
    }

    @Test("HEAD has the Content-Length of GET", arguments: [true, false])
    func head(_ handlerSendsBody: Bool) async throws {
        let server = try HTTPServer { _ in
            handlerSendsBody
                ? HTTPResponse(status: 200, body: Data(count: 1234))
                : HTTPResponse(status: 200, headers: ["Content-Length": "1234"])
        }
        let answer = try await RawClient(port: server.port).exchange(
            "HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.contains("\r\nContent-Length: 1234\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n"))
    }

    @Test("overrides the handler's Content-Length and Transfer-Encoding")
    func contentLength() async throws {
        let server = try HTTPServer { _ in
            let headers: HTTPHeaders = ["Content-Length": "9999", "Transfer-Encoding": "chunked"]
            return HTTPResponse(status: 200, headers: headers, body: Data("abc".utf8))
        }
        let answer = try await RawClient(port: server.port).exchange(
            "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        #expect(answer.contains("\r\nContent-Length: 3\r\n"))
        #expect(!answer.contains("9999"))
        #expect(!answer.lowercased().contains("chunked"))
    }

    @Test("sends the handler's 206 and 304 unchanged")
    func handlersOwnStatuses() async throws {
        let server = try HTTPServer { request in
            request.headers["Range"] == "bytes=1-2"
                ? HTTPResponse(
                    status: 206,
                    headers: ["Content-Range": "bytes 1-2/4"],
                    body: Data("bc".utf8)
                )
                : HTTPResponse(status: 304, headers: ["ETag": "\"1\""])
        }
        let client = try RawClient(port: server.port)
        let part = await client.exchange(
            "GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=1-2\r\nConnection: close\r\n\r\n"
        )
        #expect(part.hasPrefix("HTTP/1.1 206 Partial Content\r\n"))
        #expect(part.contains("\r\ncontent-range: bytes 1-2/4\r\n"))
        #expect(part.hasSuffix("\r\n\r\nbc"))
        let same = try await RawClient(port: server.port).exchange(
            "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        #expect(same.hasPrefix("HTTP/1.1 304 Not Modified\r\n"))
        #expect(same.contains("\r\netag: \"1\"\r\n"))
        #expect(same.hasSuffix("\r\n\r\n"))
    }

    @Test(
        "rejects unsupported requests without calling the handler",
        arguments: [
            ("DELETE / HTTP/1.1\r\nHost: localhost\r\n", "HTTP/1.1 405 "),
            ("GET * HTTP/1.1\r\nHost: localhost\r\n", "HTTP/1.1 400 "),
            ("PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000001\r\n", "HTTP/1.1 413 "),
            (
                "PUT / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n",
                "HTTP/1.1 413 "
            ),
        ]
    )
    func refusals(_ head: String, _ expected: String) async throws {
        let calls = Locked(0)
        let server = try HTTPServer { _ in
            calls.withLock { $0 += 1 }
            return HTTPResponse(status: 200)
        }
        var body = ""
        if head.contains("PUT") { body = String(repeating: "x", count: 1_000_001) }
        if head.contains("chunked") { body = "F4241\r\n\(body)\r\n0\r\n\r\n" }
        let answer = try await RawClient(port: server.port)
            .exchange("\(head)Connection: close\r\n\r\n\(body)")
        #expect(answer.hasPrefix(expected))
        #expect(calls.withLock { $0 } == 0)
    }

    @Test("accepts a body of exactly the limit")
    func greatestBody() async throws {
        let server = try HTTPServer { request in
            HTTPResponse(status: 200, body: Data("\(request.body.count)".utf8))
        }
        let body = String(repeating: "x", count: 1_000_000)
        let answer = try await RawClient(port: server.port).exchange(
            "PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\nConnection: close\r\n\r\n\(body)"
        )
        #expect(answer.hasSuffix("\r\n\r\n1000000"))
    }

    @Test("a connection serves several requests and counts as one")
    func keepAlive() async throws {
        let server = try HTTPServer { request in
            HTTPResponse(status: 200, body: Data(request.url.path.utf8))
        }
        let request = { (path: String, end: String) in
            "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(end)\r\n"
        }
        let answer = try await RawClient(port: server.port).exchange(
            request("/1", "") + request("/2", "") + request("/3", "Connection: close\r\n")
        )
        let bodies = ["/1", "/2", "/3"].map { answer.contains("\r\n\r\n\($0)") }
        #expect(bodies == [true, true, true])
        #expect(server.connections == 1)
    }

    @Test("data that is not HTTP is harmless")
    func notHTTP() async throws {
        let server = try HTTPServer { _ in HTTPResponse(status: 200, body: Data("ok".utf8)) }
        for bytes in [
            "\u{16}\u{3}\u{1}\0\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\r\nbroken\r\n\r\n",
            "\r\n",
        ] {
            let client = try RawClient(port: server.port)
            client.send(bytes)
        }
        let answer = try await RawClient(port: server.port).exchange(
            "GET / HTTP/1.0\r\n\r\n"
        )
        #expect(answer.hasSuffix("\r\n\r\nok"))
    }

    @Test("a slow handler does not block others")
    func slowHandler() async throws {
        let asked = Gate()
        let gate = Gate()
        let server = try HTTPServer { request in
            if request.url.path == "/slow" {
                asked.open()
                await gate.wait()
            }
            return HTTPResponse(status: 200)
        }
        let client = URLSessionHTTPClient()
        let slow = Task {
            try await client.response(to: HTTPRequest(server.url.appending(path: "slow"))).status
        }
        await asked.wait()
        for _ in 0..<5 {
            #expect(try await client.response(to: HTTPRequest(server.url)).status == 200)
        }
        gate.open()
        #expect(try await slow.value == 200)
    }

    @Test("answers 300 concurrent connections")
    func manyConnections() async throws {
        let inside = Locked(0)
        let all = Gate()
        let server = try HTTPServer { _ in
            let isLast = inside.withLock { inside in
                inside += 1
                return inside == 300
            }
            if isLast { all.open() }
            // No request is answered before the last one has arrived.
            await all.wait()
            return HTTPResponse(status: 200, body: Data("ok".utf8))
        }
        let clients = try (0..<300).map { _ in try RawClient(port: server.port) }
        for client in clients {
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        }
        for client in clients {
            #expect(await client.receiveAll().hasSuffix("\r\n\r\nok"))
        }
        #expect(server.connections == 300)
    }
}
