import Foundation
import Networking
import Testing

@testable import ImagePipeline

@Suite("Revalidation", .timeLimit(.minutes(5)))
struct RevalidationTests {
    private let run = LoaderFixture(
        service: TestService { _ in
            HTTPResponse(status: 200, headers: ["etag": "\"v1\""], body: TestPicture.bytes())
        }
    )

    /// Downloads an image, which then becomes stale.
    private func old() async throws {
        _ = try await run.loader.data(for: .poster())
        run.clock.advance(days: 8)
    }

    @Test("makes no request for seven days")
    func fresh() async throws {
        _ = try await run.loader.data(for: .poster())
        run.clock.advance(days: 6.9)
        _ = try await run.loader.data(for: .poster())
        #expect(run.service.requests.count == 1)
    }

    @Test("a stale image is revalidated, and 304 renews it without a download")
    func notModified() async throws {
        try await old()
        run.service.answer { request in
            #expect(request.headers["If-None-Match"] == "\"v1\"")
            return HTTPResponse(status: 304)
        }
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes())
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes())
        #expect(run.service.requests.count == 2)
        #expect(run.receipts.events.count == 1, "nothing was downloaded")
    }

    @Test("an image of a service is requested by its client with its headers, and revalidated")
    func service() async throws {
        let own = TestService { request in
            HTTPResponse(
                status: request.headers["If-None-Match"] == nil ? 200 : 304,
                headers: ["etag": "\"v1\""],
                body: TestPicture.bytes()
            )
        }
        let loader = ImageDataLoader(
            client: run.service.client,
            serviceClient: { $0 == "books" ? own.client : nil },
            accept: "image/webp",
            cache: run.loader.cache,
            now: run.clock.now,
            measure: TestPicture.measure
        )
        for name in ["books", "unknown"] {
            let accept = name == "books" ? ["accept": "image/png"] : [:]
            let request = ImageRequest(
                key: ImageKey(source: "\(name).live", path: "/1.jpg"),
                url: ImageRequest.poster().url,
                variant: "original",
                service: ImageRequest.Service(
                    name: name,
                    headers: ["X-Api": "1"].merging(accept) { $1 }
                ),
                retention: .persistent,
                fit: .original
            )
            #expect(request.fitting(.cover(PixelSize(1, 1))).service == request.service)
            for _ in 0..<2 {
                _ = try await loader.data(for: request)
                run.clock.advance(days: 8)
            }
        }
        _ = try await loader.data(for: .poster())
        #expect(own.requests.map { $0.headers["X-Api"] } == ["1", "1"])
        #expect(own.requests.map { $0.headers["If-None-Match"] } == [nil, "\"v1\""])
        #expect(own.requests.map { $0.headers["Accept"] } == ["image/png", "image/png"])
        #expect(run.service.requests.map { $0.headers["X-Api"] } == ["1", "1", nil])
        #expect(run.service.requests.map { $0.headers["Accept"] }.allSatisfy { $0 == "image/webp" })
    }

    @Test("accepts 304 as a thrown status error")
    func notModifiedAsError() async throws {
        struct Validating: HTTPClient {
            let client: any HTTPClient
            func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
                let response = try await client.response(to: request)
                guard response.status == 200 else { throw .status(response) }
                return response
            }
        }
        try await old()
        run.service.answer { _ in HTTPResponse(status: 304) }
        let loader = ImageDataLoader(
            client: Validating(client: run.service.client),
            cache: run.loader.cache,
            now: run.clock.now,
            measure: TestPicture.measure
        )
        #expect(try await loader.data(for: .poster()) == TestPicture.bytes())
    }

    @Test("a changed image replaces the old one and has a receipt")
    func changed() async throws {
        try await old()
        run.service.answer { _ in HTTPResponse(status: 200, body: TestPicture.bytes(10, 20)) }
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes(10, 20))
        #expect(run.receipts.events.map(\.size) == [PixelSize(200, 300), PixelSize(10, 20)])
        #expect(try await run.restarted().loader.data(for: .poster()) == TestPicture.bytes(10, 20))
    }

    @Test(
        "if revalidation fails, the stale image is used",
        arguments: [0, 500, 404, 304]
    )
    func stale(status: Int) async throws {
        try await old()
        run.service.answer { request in
            // 304 would confirm the image, so another status replaces it.
            HTTPResponse(status: status == 304 ? 418 : status, body: Data("no".utf8))
        }
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes())
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes())
        #expect(run.service.requests.count == 2, "the failure is remembered")
    }

    @Test("304 without a stored image is a failure")
    func unaskedNotModified() async {
        run.service.answer { _ in HTTPResponse(status: 304) }
        await #expect(throws: ImageError.download(.status(HTTPResponse(status: 304)))) {
            try await run.loader.data(for: .poster())
        }
    }

    // MARK: On request

    @Test("a refresh asks for an image on disk: 304 downloads nothing, and another is stored")
    func refreshed() async throws {
        _ = try await run.loader.data(for: .poster())
        run.clock.advance(by: 11)
        run.service.answer { _ in HTTPResponse(status: 304) }
        #expect(await run.loader.revalidate(.poster()) == false)
        #expect(await run.loader.revalidate(.poster()) == false, "confirmed a moment ago")
        run.clock.advance(by: 11)
        run.service.answer { _ in HTTPResponse(status: 200, body: TestPicture.bytes(10, 20)) }
        #expect(await run.loader.revalidate(.poster()))
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes(10, 20))
        let validators = run.service.requests.map { $0.headers["If-None-Match"] }
        #expect(validators == [nil, "\"v1\"", "\"v1\""])
        #expect(run.receipts.events.count == 2)
    }

    @Test(
        "a refresh that fails changes nothing and is reported to no one",
        arguments: [0, 1, 200, 304, 404, 500]
    )
    func refreshFailed(status: Int) async throws {
        _ = try await run.loader.data(for: .poster())
        run.clock.advance(by: 11)
        run.service.answer { _ in HTTPResponse(status: status, body: Data("no".utf8)) }
        #expect(await run.loader.revalidate(.poster()) == false)
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes())
        #expect(run.service.requests.count == 2)
        #expect(run.failures.events.isEmpty && run.errors.events.isEmpty)
    }

    @Test("without an ETag, the time of the last change is compared")
    func lastModified() async throws {
        let date = "Wed, 21 Oct 2015 07:28:00 GMT"
        run.service.answer { _ in
            HTTPResponse(
                status: 200,
                headers: ["last-modified": date],
                body: TestPicture.bytes()
            )
        }
        _ = try await run.loader.data(for: .poster())
        run.clock.advance(by: 11)
        run.service.answer { _ in HTTPResponse(status: 304) }
        #expect(await run.loader.revalidate(.poster()) == false)
        #expect(run.service.requests.map { $0.headers["If-Modified-Since"] } == [nil, date])
        #expect(run.service.requests.map { $0.headers["If-None-Match"] } == [nil, nil])
    }

    @Test("a refresh doesn't ask for images of the run, or for those that aren't on disk")
    func notAsked() async throws {
        _ = try await run.loader.data(for: .poster(retention: .run))
        run.clock.advance(by: 11)
        for request in [.poster(retention: .run), ImageRequest.poster("/3.jpg")] {
            #expect(await run.loader.revalidate(request) == false)
        }
        #expect(run.service.requests.count == 1)
    }

    @Test("a refresh downloads an image without an ETag or Last-Modified again")
    func withoutValidator() async throws {
        run.service.answer { _ in HTTPResponse(status: 200, body: TestPicture.bytes()) }
        _ = try await run.loader.data(for: .poster())
        run.clock.advance(by: 11)
        #expect(await run.loader.revalidate(.poster()) == false, "the same bytes")
        run.clock.advance(by: 11)
        run.service.answer { _ in HTTPResponse(status: 200, body: TestPicture.bytes(10, 20)) }
        #expect(await run.loader.revalidate(.poster()))
        #expect(try await run.loader.data(for: .poster()) == TestPicture.bytes(10, 20))
        #expect(run.service.requests.count == 3)
    }

    @Test("a changed image leaves memory in every size")
    func pipeline() async throws {
        let pipeline = ImagePipeline(data: run.loader, decoder: TestDecoder()) { $0.size }
        let small = ImageRequest.poster(fit: .cover(PixelSize(20, 30)))
        for request in [.poster(), small, ImageRequest.poster("/2.jpg")] {
            _ = try await pipeline.image(for: request)
        }
        run.clock.advance(by: 11)
        run.service.answer { _ in HTTPResponse(status: 200, body: TestPicture.bytes(10, 20)) }
        await pipeline.revalidate(small)
        #expect(pipeline.memoryCount == 1)
        #expect(try await pipeline.image(for: small) == PixelSize(10, 20))
    }

    @Test("revalidates an image from the future after the clock is set back")
    func future() async throws {
        _ = try await run.loader.data(for: .poster())
        run.clock.advance(days: -400)
        _ = try await run.loader.data(for: .poster())
        #expect(run.service.requests.count == 2)
    }
}
