import Foundation
import Networking
import Testing

@testable import ImagePipeline

@Suite("Download outcomes", .timeLimit(.minutes(5)))
struct OutcomeTests {
    private let run = LoaderFixture()
    private let photo = ImageRequest.poster("/photo", retention: .run)

    private func ask(_ answer: @escaping TestService.Answer) async {
        run.service.answer(answer)
        // The error is checked elsewhere.
        _ = try? await run.loader.data(for: photo)
    }

    @Test(
        "reports a permanent failure once, with its reason",
        arguments: [301, 400, 403, 404, 410]
    )
    func refused(status: Int) async {
        for _ in 0..<3 { await ask { _ in HTTPResponse(status: status) } }
        #expect(run.failures.events == [ImageFailure(key: photo.key, reason: "\(status)")])
        #expect(run.receipts.events.isEmpty)
    }

    @Test("does not report a temporary failure", arguments: [0, 408, 429, 500, 502, 503])
    func maybeLater(status: Int) async {
        await ask { _ in HTTPResponse(status: status) }
        #expect(run.failures.events.isEmpty)
        run.clock.advance(by: 31)
        await ask { _ in HTTPResponse(status: 200, body: TestPicture.bytes()) }
        #expect(run.receipts.events.count == 1)
    }

    @Test(
        "reports three failed attempts in a run, until a download succeeds",
        arguments: [
            (408, "408"), (429, "429"), (500, "500"), (503, "503"),
            (TestService.brokenOff, "broken-off"),
        ]
    )
    func givenUp(status: Int, reason: String) async {
        for attempt in 1...4 {
            // A request made while the failure is remembered is not an attempt.
            for _ in 0..<3 { await ask { _ in HTTPResponse(status: status) } }
            #expect(run.service.requests.count == attempt)
            #expect(run.failures.events.count == max(0, attempt - 2))
            if attempt == 1 { await run.loader.forgetFailures() } else { run.clock.advance(by: 31) }
        }
        #expect(Set(run.failures.events) == [ImageFailure(key: photo.key, reason: reason)])
        await ask { _ in HTTPResponse(status: 200, body: TestPicture.bytes()) }
        #expect(run.receipts.events.count == 1)
    }

    @Test("never counts offline as an attempt")
    func offline() async {
        for _ in 0..<5 {
            await ask { _ in HTTPResponse(status: TestService.unreachable) }
            run.clock.advance(by: 31)
        }
        #expect(run.service.requests.count == 5)
        #expect(run.failures.events.isEmpty)
    }

    @Test("attempts count per photo, and a success resets them")
    func attempts() async {
        let poster = ImageRequest.poster()
        for status in [503, 503, 200, 503, 503] {
            run.service.answer { _ in HTTPResponse(status: status, body: TestPicture.bytes()) }
            // The error is checked elsewhere.
            _ = try? await run.loader.data(for: poster)
            await run.loader.cache?.removeAll()
            run.clock.advance(by: 31)
        }
        await ask { _ in HTTPResponse(status: 503) }
        #expect(run.service.requests.count == 6)
        #expect(run.failures.events.isEmpty)
    }

    @Test("non-image data is unreadable, and a retry can succeed")
    func unreadable() async {
        await ask { _ in HTTPResponse(status: 200, body: Data("no image".utf8)) }
        #expect(run.failures.events == [ImageFailure(key: photo.key, reason: "unreadable")])
        run.clock.advance(by: 31)
        await ask { _ in HTTPResponse(status: 200, body: TestPicture.bytes()) }
        #expect(run.receipts.events.count == 1)
        await ask { _ in HTTPResponse(status: 404) }
        #expect(
            run.service.requests.count == 2,
            "only the retry makes a second request"
        )
    }

    @Test("a web page in place of a photo is a failure only if it comes every time")
    func webPage() async {
        for attempt in 1...3 {
            #expect(run.failures.events.isEmpty, "before attempt \(attempt)")
            await ask { _ in HTTPResponse(status: 200, body: Data("<html>".utf8)) }
            run.clock.advance(by: 31)
        }
        #expect(run.failures.events == [ImageFailure(key: photo.key, reason: "unreadable")])
    }

    @Test("rejects and reports a response of 40 MB")
    func tooLarge() async throws {
        run.service.answer { _ in
            HTTPResponse(status: 200, body: TestPicture.bytes(count: 40_000_000))
        }
        await #expect(throws: ImageError.download(.tooLarge(limit: 25_000_000))) {
            try await run.loader.data(for: photo)
        }
        #expect(run.failures.events == [ImageFailure(key: photo.key, reason: "too-large")])
        #expect(run.service.requests.map(\.maximumBytes) == [25_000_000])
    }

    @Test("reports a picture that fails to decode after its receipt")
    func truncated() async {
        let pipeline = ImagePipeline(data: run.loader, decoder: TestDecoder()) { $0.size }
        run.service.answer { _ in
            HTTPResponse(status: 200, body: TestPicture.bytes() + Data([0]))
        }
        await #expect(throws: ImageError.undecodable) { try await pipeline.image(for: photo) }
        #expect(run.receipts.events.count == 1)
        #expect(run.failures.events == [ImageFailure(key: photo.key, reason: "unreadable")])
    }

    @Test(
        "reports too many pixels as too large, but not cancellation, storage or network errors"
    )
    func errors() {
        let reason = { ImageFailure(key: photo.key, $0)?.reason }
        #expect(reason(.tooLarge(PixelSize(50_000, 50_000))) == "too-large")
        #expect(reason(.cancelled) == nil)
        #expect(reason(.storage(code: ENOSPC)) == nil)
        #expect(reason(.download(.connection(code: 18))) == nil)
        #expect(reason(.download(.offline(.timedOut))) == nil)
    }

    @Test("uses a stale picture whose revalidation fails, without reporting")
    func stale() async throws {
        let poster = ImageRequest.poster()
        _ = try await run.loader.data(for: poster)
        run.clock.advance(days: 8)
        run.service.answer { _ in HTTPResponse(status: 404) }
        #expect(try await run.loader.data(for: poster) == TestPicture.bytes())
        #expect(run.failures.events.isEmpty)
    }
}
