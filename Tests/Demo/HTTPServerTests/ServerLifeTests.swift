import Foundation
import Glibc
import HTTPServer
import Primitives
import Networking
import TestSupport
import Testing

@Suite("Starting and stopping the server")
struct ServerLifeTests {
    private func ok(_ request: HTTPRequest) async -> HTTPResponse {
        HTTPResponse(status: 200, body: Data("ok".utf8))
    }

    @Test("port 0 selects a free port, on the loopback address by default")
    func addresses() async throws {
        let server = try HTTPServer(handler: ok)
        #expect((1...65_535).contains(server.port))
        #expect(server.url.absoluteString == "http://127.0.0.1:\(server.port)")
        let all = try HTTPServer(bind: "0.0.0.0", handler: ok)
        #expect(all.url.absoluteString == "http://127.0.0.1:\(all.port)")
        #expect(
            try await RawClient(port: all.port).exchange("GET / HTTP/1.0\r\n\r\n").hasSuffix("ok")
        )
    }

    @Test("an IPv6 address has brackets, if the machine supports IPv6")
    func version6() throws {
        do throws(HTTPServerError) {
            let server = try HTTPServer(bind: "::1", handler: ok)
            #expect(server.url.absoluteString == "http://[::1]:\(server.port)")
            let all = try HTTPServer(bind: "::", handler: ok)
            #expect(all.url.absoluteString == "http://[::1]:\(all.port)")
        } catch {
            let withoutIPv6: [HTTPServerError] = [
                .unavailableAddress("::1"), .system(code: EAFNOSUPPORT),
            ]
            #expect(withoutIPv6.contains(error))
        }
    }

    @Test("reports the address that it is bound to")
    func boundAddress() throws {
        let server = try HTTPServer(bind: "0.0.0.0", handler: ok)
        #expect(server.boundURL.absoluteString == "http://0.0.0.0:\(server.port)")
        #expect(server.url.absoluteString == "http://127.0.0.1:\(server.port)")
    }

    @Test("a port in use is an error")
    func inUse() throws {
        let server = try HTTPServer(handler: ok)
        #expect(throws: HTTPServerError.addressInUse(port: server.port)) {
            _ = try HTTPServer(port: server.port, handler: ok)
        }
    }

    @Test("an unavailable address is an error")
    func unavailable() {
        for address in ["192.0.2.1", "localhost", "", "127.0.0.256"] {
            #expect(throws: HTTPServerError.unavailableAddress(address)) {
                _ = try HTTPServer(bind: address, handler: ok)
            }
        }
    }

    @Test("an invalid port is an error", arguments: [-1, 65_536])
    func invalidPort(_ port: Int) {
        #expect(throws: HTTPServerError.invalidPort(port)) {
            _ = try HTTPServer(port: port, handler: ok)
        }
    }

    @Test("stopping releases the port, and stopping again does nothing")
    func restart() async throws {
        let server = try HTTPServer(handler: ok)
        #expect(
            try await RawClient(port: server.port).exchange("GET / HTTP/1.0\r\n\r\n").hasSuffix(
                "ok"
            )
        )
        server.stop()
        server.stop()
        let next = try HTTPServer(port: server.port, handler: ok)
        #expect(
            try await RawClient(port: next.port).exchange("GET / HTTP/1.0\r\n\r\n").hasSuffix("ok")
        )
    }

    @Test("releasing the server stops it")
    func dropped() throws {
        var server: HTTPServer? = try HTTPServer(handler: ok)
        let port = try #require(server?.port)
        server = nil
        #expect(throws: RawClient.Failure.self) { _ = try RawClient(port: port) }
    }

    @Test("stopping cancels running handlers and closes their connections")
    func stopWhileWorking() async throws {
        let asked = Gate()
        let isCancelled = Gate()
        let server = try HTTPServer { _ in
            asked.open()
            await withTaskCancellationHandler {
                await isCancelled.wait()
            } onCancel: {
                isCancelled.open()
            }
            return HTTPResponse(status: 200, body: Data("late".utf8))
        }
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await asked.wait()
        server.stop()
        await isCancelled.wait()
        #expect(await client.receiveAll().isEmpty)
    }

    @Test("stopping during many requests is safe")
    func stopAmidRequests() async throws {
        for _ in 0..<20 {
            let first = Gate()
            let server = try HTTPServer { _ in
                first.open()
                await Task.yield()
                return HTTPResponse(status: 200, body: Data(count: 100_000))
            }
            let clients = try (0..<20).map { _ in try RawClient(port: server.port) }
            for client in clients { client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") }
            await first.wait()
            server.stop()
            for client in clients { _ = await client.receiveAll() }
        }
    }
}
