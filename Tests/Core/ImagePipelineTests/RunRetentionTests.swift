import Foundation
import Networking
import TestSupport
import Testing

@testable import ImagePipeline

@Suite("Downloading photos once per run", .timeLimit(.minutes(5)))
struct RunRetentionTests {
    private static let count = 20

    /// A photo at a screen's width.
    private func photo(_ number: Int, width: Int = 400) -> ImageRequest {
        .poster(
            "/photo-\(number)",
            variant: "original",
            retention: .run,
            fit: .cover(PixelSize(width, width))
        )
    }

    /// Scrolls down and up twice with different widths, and empties the memory after each pass.
    private func scroll(_ run: LoaderFixture) async throws {
        let decoder = TestDecoder()
        let pipeline = ImagePipeline(data: run.loader, decoder: decoder, costLimit: 1_000_000) {
            $0.size
        }
        for width in [400, 300, 400, 800] {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<Self.count {
                    for priority in [ImagePriority.prefetch, .visible] {
                        group.addTask {
                            let request = photo(number, width: width)
                            _ = try await pipeline.image(for: request, priority: priority)
                        }
                    }
                    // A cell that disappears before its photo arrives.
                    group.addTask { _ = try await run.loader.data(for: photo(number)) }
                }
                try await group.waitForAll()
            }
            pipeline.removeAll()
        }
    }

    private func requests(_ run: LoaderFixture) -> [String: Int] {
        Dictionary(run.service.requests.map { ($0.url.lastPathComponent, 1) }, uniquingKeysWith: +)
    }

    @Test("downloads each photo once while scrolling and resizing, and once more in the next run")
    func once() async throws {
        let answer: TestService.Answer = { _ in
            HTTPResponse(
                status: 200,
                headers: ["ETag": "\"e\"", "Cache-Control": "max-age=9999"],
                body: TestPicture.bytes(1_200, 800)
            )
        }
        let run = LoaderFixture(service: TestService(answer))
        try await scroll(run)
        #expect(requests(run).count == Self.count)
        #expect(requests(run).values.allSatisfy { $0 == 1 })
        #expect(run.receipts.events.count == Self.count)
        let next = run.restarted(TestService(answer))
        try await scroll(next)
        #expect(requests(next).count == Self.count)
        #expect(requests(next).values.allSatisfy { $0 == 1 })
        #expect(next.service.requests.allSatisfy { $0.headers["If-None-Match"] == nil })
        next.loader.close()
        #expect(run.folder.contents == ["runs"])
    }

    @Test("cells that disappear early do not cause a second download")
    func leaving() async throws {
        let run = LoaderFixture()
        run.service.hold()
        for round in 0..<3 {
            let cells = (0..<6).map { number in
                Task { try await run.loader.data(for: photo(number)) }
            }
            if round == 0 { await run.service.requests(count: 6) }
            for number in 0..<6 { await until { run.loader.waiterCount(for: photo(number)) == 1 } }
            for cell in cells {
                cell.cancel()
                await #expect(throws: ImageError.cancelled) { try await cell.finished() }
            }
        }
        run.service.release()
        for number in 0..<6 { _ = try await run.loader.data(for: photo(number)) }
        #expect(run.service.requests.count == 6)
        run.loader.close()
    }

    @Test("without a disk, memory keeps the newest photos that fit")
    func fullDisk() async throws {
        let folder = TemporaryFolder()
        try Data().write(to: folder.url.appendingPathComponent("runs"))
        let service = TestService { _ in
            HTTPResponse(status: 200, body: TestPicture.bytes(count: 400))
        }
        var limits = ImageLoadLimits()
        limits.bytesWithoutDisk = 1_000
        let errors = Journal<ImageError>()
        let loader = ImageDataLoader(
            client: service.client,
            run: RunFolder(in: folder.url.appendingPathComponent("runs"), report: errors.note),
            limits: limits,
            measure: TestPicture.measure
        )
        for _ in 0..<3 {
            for number in 0..<2 {
                let data = try await loader.data(for: photo(number))
                #expect(data.count == 400)
            }
        }
        #expect(service.requests.count == 2)
        #expect(errors.events.contains(.storage(code: ENOTDIR)))
        _ = try await loader.data(for: photo(2))
        _ = try await loader.data(for: photo(1))
        #expect(service.requests.count == 3, "the newest stay")
        _ = try await loader.data(for: photo(0))
        #expect(service.requests.count == 4, "the oldest was evicted")
        loader.close()
    }

    @Test("without a disk, does not keep a persistent image in memory")
    func persistent() async throws {
        let run = LoaderFixture(cachePath: "file/images")
        try Data().write(to: run.folder.url.appendingPathComponent("file"))
        for _ in 0..<2 { _ = try await run.loader.data(for: .poster()) }
        #expect(run.service.requests.count == 2)
    }
}
