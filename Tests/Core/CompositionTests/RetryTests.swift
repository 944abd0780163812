import Catalog
import Foundation
import ImagePipeline
import Library
import Networking
import TestSupport
import Testing

@testable import Composition

@Suite("Retrying temporary failures", .timeLimit(.minutes(5)))
struct RetryTests {
    private static let path = "/3/movie/popular"

    private func responses(_ status: Int, _ headers: HTTPHeaders = [:], times: Int)
        -> [HTTPResponse]
    {
        Array(repeating: HTTPResponse(status: status, headers: headers), count: times)
    }

    @Test("waits as long as Retry-After asks")
    func retryAfter() async throws {
        let wire = Wire.answering(responses(429, ["Retry-After": "7"], times: 2), at: Self.path)
        let start = Start(over: wire)
        let page = try await start.library().page(1, of: Start.popular).value
        #expect(page.elements.count == 20)
        #expect(wire.count(of: Self.path) == 3)
        #expect(start.waits == [.seconds(7), .seconds(7)])
    }

    @Test("a Retry-After that is too long fails at once")
    func bounded() async throws {
        let wire = Wire.answering(responses(429, ["Retry-After": "3600"], times: 9), at: Self.path)
        let start = Start(over: wire)
        let library = try await start.library()
        await #expect(throws: CatalogError.rateLimited(retryAfter: .seconds(3_600))) {
            try await library.page(1, of: Start.popular)
        }
        #expect(wire.count(of: Self.path) == 1)
        #expect(start.waits.isEmpty)
    }

    @Test("retries a server error once", arguments: [500, 502, 503, 504])
    func failsOnce(status: Int) async throws {
        let wire = Wire.answering(responses(status, times: 1), at: Self.path)
        let start = Start(over: wire)
        try await start.library().page(1, of: Start.popular)
        #expect(wire.count(of: Self.path) == 2)
        let sleeps = start.waits
        #expect(sleeps.count == 1)
        #expect(sleeps.allSatisfy { $0 > .zero && $0 <= .seconds(1) })
    }

    @Test("a persistent server error fails after three attempts")
    func failsForever() async throws {
        let wire = Wire.answering(responses(503, times: 99), at: Self.path)
        let library = try await Start(over: wire).library()
        await #expect(throws: CatalogError.server(status: 503, message: nil)) {
            try await library.page(1, of: Start.popular)
        }
        #expect(wire.count(of: Self.path) == 3)
    }

    @Test("does not retry a client error", arguments: [400, 401, 404])
    func refused(status: Int) async throws {
        let wire = Wire.answering(responses(status, times: 9), at: Self.path)
        let start = Start(over: wire)
        let library = try await start.library()
        await #expect(throws: CatalogError.self) { try await library.page(1, of: Start.popular) }
        #expect(wire.count(of: Self.path) == 1)
        #expect(start.waits.isEmpty)
    }

    @Test("an unreachable server is offline after three attempts")
    func offline() async throws {
        let wire = Wire.dead()
        let library = try await Start(over: wire).library()
        await #expect(throws: CatalogError.offline) { try await library.page(1, of: Start.popular) }
        #expect(wire.count(of: Self.path) == 3)
    }

    @Test("retries pictures")
    func pictures() async throws {
        let wire = Wire.answering(responses(503, times: 2), at: "/t/p/w342/1.jpg")
        let library = try await Start(over: wire).library()
        let request = try #require(
            library.imageRequest(
                for: Artwork(path: "/1.jpg"),
                of: Start.movies,
                fit: .cover(PixelSize(300, 450))
            )
        )
        // The demo has no such poster; only the number of requests matters.
        _ = try? await library.images.data(for: request)
        #expect(wire.count(of: "/t/p/w342/1.jpg") == 3)
    }

    @Test("pictures wait for a Retry-After of 30 s")
    func retryLimit() async throws {
        let path = "/t/p/w342/1.jpg"
        let wire = Wire.answering(responses(503, ["Retry-After": "30"], times: 1), at: path)
        let start = Start(over: wire)
        let library = try await start.library()
        let request = try #require(
            library.imageRequest(
                for: Artwork(path: "/1.jpg"),
                of: Start.movies,
                fit: .cover(PixelSize(300, 450))
            )
        )
        // As above, only the number of requests matters.
        _ = try? await library.images.data(for: request)
        #expect(start.waits == [.seconds(30)])
        #expect(wire.count(of: path) == 2)
    }

    @Test(
        "the window waits 20 s for a silent service",
        arguments: ["movies", "films", "photos", "characters"]
    )
    func silence(catalog: String) async throws {
        let clock = StepClock()
        // A transport gives up after the request's timeout.
        let wire = Wire { request throws(HTTPError) in
            clock.advance(by: request.timeout)
            throw .offline(.timedOut)
        }
        let (library, _) = try await Start(over: wire, clock: clock).open()
        let descriptor = try #require(library.catalogs.first { $0.id.rawValue == catalog })
        let list = try #require(descriptor.lists.first)
        await #expect(throws: CatalogError.self) {
            try await library.page(1, of: Query(catalog: descriptor.id, list: list.id))
        }
        // The first attempt uses up its request's time; two requests can run at once.
        #expect(wire.requests.map(\.timeout).allSatisfy { $0 == .seconds(20) })
        #expect(Set(wire.requests.map(\.url)).count == wire.requests.count)
        #expect(!wire.requests.isEmpty)
    }
}
