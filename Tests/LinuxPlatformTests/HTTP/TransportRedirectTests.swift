import Foundation
import HTTPServer
import Locks
import Networking
import Testing

@Suite("Transports: redirects")
struct TransportRedirectTests {
    @Test("five redirects are followed, six are not", arguments: Transport.allCases)
    func limit(_ transport: Transport) async throws {
        // /5 leads to /4 and so on to /0.
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
        #expect(await client.error(HTTPRequest(server.url.appending(path: "6"))).isBrokenOff)
    }

    @Test("a redirect to a file is not followed", arguments: Transport.refusingRedirects)
    func otherScheme(_ transport: Transport) async throws {
        let server = try HTTPServer { _ in
            HTTPResponse(status: 302, headers: ["Location": "file:///etc/hostname"])
        }
        #expect(await transport.client.error(HTTPRequest(server.url)).isBrokenOff)
    }

    @Test("a credential is not sent on to another origin", arguments: Transport.allCases)
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
    /// The transports whose refusal of a redirect can be tested.
    ///
    /// Now and then URLSession of Foundation 6.3 on Linux ends the process when a redirect is
    /// refused: "Received callback for HTTP redirection" (HTTPURLProtocol.swift).
    fileprivate static var refusingRedirects: [Transport] {
        #if canImport(FoundationNetworking)
        [.curl]
        #else
        Array(allCases)
        #endif
    }
}
