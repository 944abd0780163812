import Foundation
import HTTPServer
import LinuxPlatform
import Primitives
import Networking
import Testing

@Suite("Transports: redirects")
struct TransportRedirectTests {
    @Test("follows five redirects, but not six", arguments: Transport.allCases)
    func limit(_ transport: Transport) async throws {
        // /5 redirects to /4, and so on down to /0.
        let server = try HTTPServer { request in
            guard let left = Int(request.url.lastPathComponent), left > 0 else {
                return HTTPResponse(status: 200, body: Data("end".utf8))
            }
            return HTTPResponse(status: 302, headers: ["Location": "/\(left - 1)"])
        }
        let client = transport.client
        let five = HTTPRequest(server.url.appending(path: "5"))
        #expect(try await client.response(to: five).body == Data("end".utf8))
        guard Transport.refusingRedirects.contains(transport) else { return }
        #expect(await client.error(HTTPRequest(server.url.appending(path: "6"))) == .refused)
    }

    @Test("does not follow a redirect to a file URL", arguments: Transport.refusingRedirects)
    func otherScheme(_ transport: Transport) async throws {
        let server = try HTTPServer { _ in
            HTTPResponse(status: 302, headers: ["Location": "file:///etc/hostname"])
        }
        #expect(await transport.client.error(HTTPRequest(server.url)) == .refused)
    }

    @Test("reaches no local host if the request doesn't allow it", arguments: Transport.allCases)
    func localHosts(_ transport: Transport) async throws {
        let asked = Locked(0)
        let server = try HTTPServer { _ in
            asked.withLock { $0 += 1 }
            return HTTPResponse(status: 200)
        }
        let client = transport.client
        // An open connection that could be reused must not bypass the check.
        #expect(try await client.response(to: HTTPRequest(server.url)).status == 200)
        for host in ["127.0.0.1", "localhost", "127.1", "[::ffff:127.0.0.1]"] {
            let url = try #require(URL(string: "http://\(host):\(server.port)/"))
            let request = HTTPRequest(url, allowsLocalHosts: false)
            #expect(await client.error(request) == .refused, "\(host)")
        }
        #expect(asked.withLock { $0 } == 1)
    }

    @Test("does not follow a remote server's redirect to loopback", .timeLimit(.minutes(5)))
    func towardsThisMachine() async throws {
        let asked = Locked(0)
        let here = try HTTPServer { _ in
            asked.withLock { $0 += 1 }
            return HTTPResponse(status: 200)
        }
        let targets = [
            here.url.absoluteString, "http://localhost:\(here.port)/__log",
            "//127.1:\(here.port)/", "http://2130706433:\(here.port)/",
            "http://0.0.0.0:\(here.port)/", "http://[::ffff:127.0.0.1]:\(here.port)/",
            "http://169.254.169.254/latest/meta-data/",
        ]
        // The proxy plays every remote server.
        let elsewhere = try HTTPServer(hosts: .any) { request in
            let index = Int(request.url.lastPathComponent) ?? 0
            return HTTPResponse(status: 302, headers: ["Location": targets[index]])
        }
        let client = CurlHTTPClient(CurlHTTPClient.Configuration(proxy: elsewhere.url))
        // An open connection that could be reused must not bypass the check.
        #expect(try await client.response(to: HTTPRequest(here.url)).status == 200)
        for index in targets.indices {
            let url = try #require(URL(string: "http://catalog.example/\(index)"))
            #expect(await client.error(HTTPRequest(url)) == .refused, "\(targets[index])")
        }
        #expect(asked.withLock { $0 } == 1)
    }

    @Test("the size limit applies to the response after a redirect", arguments: Transport.allCases)
    func limits(_ transport: Transport) async throws {
        let server = try HTTPServer { request in
            request.url.path == "/end"
                ? HTTPResponse(status: 200, body: Data(count: 1_001))
                : HTTPResponse(
                    status: 302,
                    headers: ["Location": "end"],
                    body: Data(count: 900)
                )
        }
        let url = server.url.appending(path: "begin")
        let narrow = HTTPRequest(url, maximumBytes: 1_000)
        #expect(await transport.client.error(narrow) == .tooLarge(limit: 1_000))
        let wide = HTTPRequest(url, maximumBytes: 1_001)
        #expect(try await transport.client.response(to: wide).body == Data(count: 1_001))
    }

    @Test("a response has its address only after a redirect", arguments: Transport.allCases)
    func finalAddress(_ transport: Transport) async throws {
        let server = try HTTPServer { request in
            request.url.path == "/v2/end"
                ? HTTPResponse(status: 200)
                : HTTPResponse(status: 302, headers: ["Location": "/v2/end"])
        }
        let end = server.url.appending(path: "v2/end")
        let begin = HTTPRequest(server.url.appending(path: "v1/begin?api_key=s3cr3t"))
        #expect(try await transport.client.response(to: begin).url == end)
        #expect(try await transport.client.response(to: HTTPRequest(end)).url == nil)
    }

    @Test("does not forward a credential to another origin", arguments: Transport.allCases)
    func credential(_ transport: Transport) async throws {
        let seen = Locked<[String?]>([])
        let other = try HTTPServer { request in
            seen.withLock { $0.append(request.headers["Authorization"]) }
            return HTTPResponse(status: 200)
        }
        let server = try HTTPServer { request in
            seen.withLock { $0.append(request.headers["Authorization"]) }
            return HTTPResponse(
                status: 302,
                headers: ["Location": other.url.absoluteString + "/"]
            )
        }
        let request = HTTPRequest(server.url, headers: ["Authorization": "Bearer secret"])
        #expect(try await transport.client.response(to: request).status == 200)
        #expect(seen.withLock { $0 } == ["Bearer secret", nil])
    }
}

extension Transport {
    /// The transports that can be tested with refused redirects.
    ///
    /// In Foundation 6.3 on Linux, URLSession sometimes crashes when a redirect is refused:
    /// "Received callback for HTTP redirection" (HTTPURLProtocol.swift).
    fileprivate static var refusingRedirects: [Transport] {
        #if canImport(FoundationNetworking)
        [.curl]
        #else
        Array(allCases)
        #endif
    }
}
