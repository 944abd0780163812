import Foundation
import HTTPServer
import Primitives
import Networking
import TestSupport
import Testing

@testable import LinuxPlatform

@Suite("Transport of Linux")
struct CurlHTTPClientTests {
    /// Counts who is inside, and the most at once.
    private struct Crowd {
        var inside = 0
        var most = 0
    }

    @Test("a host gets at most six connections, and all requests get their turn")
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
        "waiting for a connection counts as time of the exchange, not of connecting",
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
        // Its end also shows that the patient one has waited longer than connecting may take.
        let hasty = HTTPRequest(server.url, timeout: .milliseconds(600))
        #expect(await client.error(hasty) == .offline(.timedOut))
        gate.open()
        #expect(await first.value == nil)
        #expect(await patient.value == nil)
    }

    @Test("connecting that takes too long is given up long before the exchange would be")
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

    @Test("a connection is used again")
    func reuse() async throws {
        let server = try HTTPServer { _ in HTTPResponse(status: 200) }
        let client = CurlHTTPClient()
        for _ in 0..<20 {
            #expect(try await client.response(to: HTTPRequest(server.url)).status == 200)
        }
        #expect(server.connections == 1)
    }

    @Test("dropping the client ends its thread")
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

    @Test("requests go through the configured proxy, but for loopback")
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

    @Test("an address of another scheme is an error")
    func otherScheme() async throws {
        let url = try #require(URL(string: "file:///etc/hostname"))
        #expect(await CurlHTTPClient().error(HTTPRequest(url)).isBrokenOff)
    }

    @Test("the client says who it is, and an empty field is sent as one")
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
