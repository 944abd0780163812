import Foundation
import HTTPServer
import Networking
import Testing

@Suite("Response deliveries")
struct ServerDeliveryTests {
    private let get = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

    private func server(_ delivery: String, body: String) throws -> HTTPServer {
        try HTTPServer { _ in
            HTTPResponse(
                status: 200,
                headers: [ResponseDelivery.header: delivery],
                body: Data(body.utf8)
            )
        }
    }

    @Test(
        "the header that selects a delivery is not sent",
        arguments: ResponseDelivery.allCases
    )
    func header(_ delivery: ResponseDelivery) async throws {
        let server = try server(delivery.rawValue, body: "abcd")
        let client = try RawClient(port: server.port)
        client.send(get)
        let answer = await client.receive(until: "\r\n\r\n")
        #expect(answer.isEmpty == (delivery == .drop))
        #expect(!answer.lowercased().contains("vitrine"))
    }

    @Test("treats an unknown delivery as a normal one")
    func unknown() async throws {
        let server = try server("sideways", body: "abcd")
        #expect(try await RawClient(port: server.port).exchange(get).hasSuffix("\r\n\r\nabcd"))
    }

    @Test("truncate announces the complete length and sends half", arguments: ["abcd", "a", ""])
    func truncate(_ body: String) async throws {
        let server = try server("truncate", body: body)
        let answer = try await RawClient(port: server.port).exchange(get)
        #expect(answer.contains("\r\nContent-Length: \(max(body.count, 1))\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n\(body.prefix(body.count / 2))"))
    }

    @Test("drop closes without sending anything")
    func drop() async throws {
        let server = try server("drop", body: "abcd")
        #expect(try await RawClient(port: server.port).exchange(get).isEmpty)
    }

    @Test("chunked has no Content-Length")
    func chunked() async throws {
        let server = try server("chunked", body: "abcd")
        let answer = try await RawClient(port: server.port).exchange(get)
        #expect(answer.contains("Transfer-Encoding: chunked\r\n"))
        #expect(!answer.contains("Content-Length"))
        #expect(answer.hasSuffix("abcd\r\n0\r\n\r\n"))
    }

    @Test("half-open sends half and waits until the client closes")
    func halfOpen() async throws {
        let server = try server("half-open", body: "abcd")
        let client = try RawClient(port: server.port)
        client.send(get)
        #expect(await client.receive(until: "\r\n\r\nab").hasSuffix("\r\n\r\nab"))
        client.endSending()
        #expect(await client.receiveAll().isEmpty)
    }

    @Test("half-open ends when the server stops")
    func halfOpenAtStop() async throws {
        let server = try server("half-open", body: "abcd")
        let client = try RawClient(port: server.port)
        client.send(get)
        #expect(await client.receive(until: "\r\n\r\nab").hasSuffix("\r\n\r\nab"))
        server.stop()
        #expect(await client.receiveAll().isEmpty)
    }
}
