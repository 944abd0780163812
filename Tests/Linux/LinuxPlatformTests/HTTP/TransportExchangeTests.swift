import Foundation
import HTTPServer
import Primitives
import Networking
import Testing

@Suite("Transports: exchanges")
struct TransportExchangeTests {
    @Test("status, header fields and body arrive as sent", arguments: Transport.allCases)
    func wholeResponse(_ transport: Transport) async throws {
        let server = try HTTPServer { request in
            HTTPResponse(
                status: 203,
                headers: ["ETag": "\"1\"", "X-Asked": request.headers["X-Asked"] ?? "none"],
                body: Data("\(request.method.rawValue) \(request.url.path)".utf8)
            )
        }
        let url = server.url.appending(path: "a/b")
        let response = try await transport.client.response(
            to: HTTPRequest(url, headers: ["X-Asked": "yes"])
        )
        #expect(response.status == 203)
        #expect(response.headers["etag"] == "\"1\"")
        #expect(response.headers["x-asked"] == "yes")
        #expect(response.body == Data("GET /a/b".utf8))
        #expect(response.version == .http1)
    }

    @Test("a query arrives as encoded", arguments: Transport.allCases)
    func query(_ transport: Transport) async throws {
        let server = try HTTPServer { request in
            HTTPResponse(status: 200, body: Data((request.url.query ?? "").utf8))
        }
        let url = server.url.adding([URLQueryItem(name: "q", value: "a+b&c #;%🎬")])
        let response = try await transport.client.response(to: HTTPRequest(url))
        #expect(String(decoding: response.body, as: UTF8.self) == url.query)
    }

    @Test("every status is a response, not an error", arguments: Transport.allCases)
    func statuses(_ transport: Transport) async throws {
        let server = try HTTPServer { request in
            HTTPResponse(status: Int(request.url.lastPathComponent) ?? 500, body: Data("x".utf8))
        }
        let client = transport.client
        for status in [200, 204, 304, 401, 404, 429, 500, 503] {
            let url = server.url.appending(path: "\(status)")
            let response = try await client.response(to: HTTPRequest(url))
            #expect(response.status == status)
            #expect(response.body.isEmpty == [204, 304].contains(status))
        }
    }

    @Test("a conditional request receives a 304", arguments: Transport.allCases)
    func notModified(_ transport: Transport) async throws {
        let server = try HTTPServer { request in
            request.headers["If-None-Match"] == "\"7\""
                ? HTTPResponse(status: 304, headers: ["ETag": "\"7\""])
                : HTTPResponse(status: 200, headers: ["ETag": "\"7\""], body: Data("new".utf8))
        }
        let client = transport.client
        let first = try await client.response(to: HTTPRequest(server.url))
        let second = try await client.response(
            to: HTTPRequest(server.url, headers: ["If-None-Match": first.headers["ETag"] ?? ""])
        )
        #expect(first.status == 200)
        #expect(second.status == 304)
        #expect(second.headers["ETag"] == "\"7\"")
        #expect(second.body.isEmpty)
    }

    @Test("HEAD returns the length and no body, even over the limit", arguments: Transport.allCases)
    func head(_ transport: Transport) async throws {
        let server = try HTTPServer { _ in
            HTTPResponse(status: 200, body: Data(count: 5000))
        }
        let response = try await transport.client.response(
            to: HTTPRequest(server.url, method: .head, maximumBytes: 10)
        )
        #expect(response.headers["Content-Length"] == "5000")
        #expect(response.body.isEmpty)
    }

    @Test("PUT sends its body and content type", arguments: Transport.allCases, [0, 1, 200_000])
    func put(_ transport: Transport, size: Int) async throws {
        let server = try HTTPServer { request in
            HTTPResponse(
                status: 200,
                headers: ["X-Type": request.headers["Content-Type"] ?? "none"],
                body: Data("\(request.method.rawValue) \(request.body.count)".utf8)
            )
        }
        let request = HTTPRequest(
            server.url,
            method: .put,
            headers: ["Content-Type": "application/json"],
            body: Data(count: size)
        )
        let response = try await transport.client.response(to: request)
        #expect(String(decoding: response.body, as: UTF8.self) == "PUT \(size)")
        #expect(response.headers["X-Type"] == "application/json")
    }

    @Test("decompresses a compressed body", arguments: Transport.allCases)
    func compressed(_ transport: Transport) async throws {
        // "vitrine" forty times, compressed with gzip.
        let packed = "H4sIAAAAAAAC/yvLLCnKzEstG6VQKQB36U0kGAEAAA=="
        let server = try HTTPServer { request in
            let isOffered = request.headers["Accept-Encoding"]?.contains("gzip") ?? false
            return HTTPResponse(
                status: isOffered ? 200 : 406,
                headers: ["Content-Encoding": "gzip"],
                body: Data(base64Encoded: packed) ?? Data()
            )
        }
        let response = try await transport.client.response(to: HTTPRequest(server.url))
        #expect(response.status == 200)
        #expect(response.body == Data(String(repeating: "vitrine", count: 40).utf8))
    }

    @Test("a chunked body arrives whole", arguments: Transport.allCases)
    func chunked(_ transport: Transport) async throws {
        let body = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let server = try HTTPServer { _ in
            HTTPResponse(status: 200, headers: [ResponseDelivery.header: "chunked"], body: body)
        }
        let response = try await transport.client.response(to: HTTPRequest(server.url))
        #expect(response.headers["Content-Length"] == nil)
        #expect(response.body == body)
    }

    @Test("200 concurrent requests each receive their own response", arguments: Transport.allCases)
    func parallel(_ transport: Transport) async throws {
        let server = try HTTPServer { request in
            HTTPResponse(status: 200, body: Data(request.url.path.utf8))
        }
        let client = transport.client
        let right = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let request = HTTPRequest(server.url.appending(path: "\(number)"))
                    let body = try? await client.outcome(request).get().body
                    return body == Data("/\(number)".utf8)
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(right == 200)
    }
}
