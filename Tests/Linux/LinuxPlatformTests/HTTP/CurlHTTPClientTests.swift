import Foundation
import HTTPServer
import Primitives
import Networking
import TestSupport
import Testing

@testable import LinuxPlatform

@Suite("Linux transport")
struct CurlHTTPClientTests {
    /// Counts concurrent requests and their maximum.
    private struct Crowd {
        var inside = 0
        var most = 0
    }

    @Test("opens at most six connections per host, and completes all requests")
    func connectionsPerHost() async throws {
        let crowd = Locked(Crowd())
        let six = Gate()
        let gate = Gate()
        let server = try HTTPServer { _ in
            let isSixth = crowd.withLock { crowd in
                crowd.inside += 1
                crowd.most = max(crowd.most, crowd.inside)
                return crowd.inside == 6
            }
            if isSixth { six.open() }
            await gate.wait()
            crowd.withLock { $0.inside -= 1 }
            return HTTPResponse(status: 200)
        }
        let client = CurlHTTPClient()
        let tasks = (0..<30).map { _ in Task { await client.error(HTTPRequest(server.url)) } }
        await six.wait()
        gate.open()
        for task in tasks { #expect(await task.value == nil) }
        #expect(crowd.withLock { $0.most } == 6)
    }

    @Test(
        "waiting for a free connection counts toward the request timeout, not the connect timeout",
        arguments: ["keep-alive", "close"]
    )
    func waitingForConnection(_ connection: String) async throws {
        let gate = Gate()
        let busy = Gate()
        let server = try HTTPServer { request in
            if request.url.path == "/slow" {
                busy.open()
                await gate.wait()
            }
            return HTTPResponse(status: 200, headers: ["Connection": connection])
        }
        let client = CurlHTTPClient(
            CurlHTTPClient.Configuration(connectTimeout: .milliseconds(400), connectionsPerHost: 1)
        )
        let slow = server.url.appending(path: "slow")
        let first = Task { await client.error(HTTPRequest(slow)) }
        await busy.wait()
        let patient = Task { await client.error(HTTPRequest(server.url)) }
        // Its timeout also shows that `patient` has waited longer than the connect timeout.
        let hasty = HTTPRequest(server.url, timeout: .milliseconds(600))
        #expect(await client.error(hasty) == .offline(.timedOut))
        gate.open()
        #expect(await first.value == nil)
        #expect(await patient.value == nil)
    }

    @Test("the connect timeout ends a request long before its own timeout")
    func slowConnect() async throws {
        let port = try FullPort()
        let client = CurlHTTPClient(
            CurlHTTPClient.Configuration(connectTimeout: .milliseconds(300))
        )
        let start = ContinuousClock.now
        let request = HTTPRequest(port.url, timeout: .seconds(30))
        #expect(await client.error(request) == .offline(.timedOut))
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test("reuses a connection")
    func reuse() async throws {
        let server = try HTTPServer { _ in HTTPResponse(status: 200) }
        let client = CurlHTTPClient()
        for _ in 0..<20 {
            #expect(try await client.response(to: HTTPRequest(server.url)).status == 200)
        }
        #expect(server.connections == 1)
    }

    @Test("releasing the client ends its thread")
    func dropped() async throws {
        let server = try HTTPServer { _ in HTTPResponse(status: 200) }
        for requests in [0, 3] {
            let ended = Gate()
            var client: CurlHTTPClient? = CurlHTTPClient(.init(), onThreadEnd: { ended.open() })
            for _ in 0..<requests {
                #expect(try await client?.response(to: HTTPRequest(server.url)).status == 200)
            }
            client = nil
            await ended.wait()
        }
    }

    @Test("requests use the configured proxy, except to loopback")
    func proxy() async throws {
        let proxy = try HTTPServer(hosts: .any) { request in
            HTTPResponse(status: 200, body: Data("by proxy: \(request.url)".utf8))
        }
        let server = try HTTPServer { _ in HTTPResponse(status: 200, body: Data("direct".utf8)) }
        let client = CurlHTTPClient(CurlHTTPClient.Configuration(proxy: proxy.url))
        let remote = try #require(URL(string: "http://catalog.invalid/list?page=1"))
        let answer = try await client.response(to: HTTPRequest(remote))
        #expect(answer.body == Data("by proxy: http://catalog.invalid/list?page=1".utf8))
        #expect(try await client.response(to: HTTPRequest(server.url)).body == Data("direct".utf8))
    }

    @Test("a URL with another scheme fails")
    func otherScheme() async throws {
        let url = try #require(URL(string: "file:///etc/hostname"))
        #expect(await CurlHTTPClient().error(HTTPRequest(url)).isBrokenOff)
    }

    @Test("sends its user agent, and an empty header field")
    func requestFields() async throws {
        let server = try HTTPServer { request in
            let agent = request.headers["User-Agent"] ?? "none"
            return HTTPResponse(
                status: request.headers["X-Empty"] == "" ? 200 : 400,
                body: Data(agent.utf8)
            )
        }
        let response = try await CurlHTTPClient(.init(userAgent: "Tester/1")).response(
            to: HTTPRequest(server.url, headers: ["X-Empty": ""])
        )
        #expect(response.status == 200)
        #expect(response.body == Data("Tester/1".utf8))
    }
}
