import Foundation
import Networking
import Testing

@testable import ImagePipeline

@Suite("Image prefetcher", .timeLimit(.minutes(1)))
struct ImagePrefetcherTests {
    private let run = LoaderFixture()
    private let decoder = TestDecoder()
    private let requests = (0..<4).map { ImageRequest.poster("/\($0)") }

    private var pipeline: ImagePipeline<PixelSize> {
        ImagePipeline(data: run.loader, decoder: decoder) { $0.size }
    }

    @Test("what was prefetched is in memory")
    func memory() async {
        let pipeline = pipeline
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        prefetcher.start(requests)
        prefetcher.start(requests)
        await until { prefetcher.count == 0 }
        #expect(requests.allSatisfy { pipeline.cachedImage(for: $0) == PixelSize(92, 138) })
        #expect(run.service.requests.count == 4)
        prefetcher.start(requests)
        #expect(prefetcher.count == 0)
    }

    @Test("to the disk means no decoding")
    func disk() async {
        let prefetcher = ImagePrefetcher(pipeline: pipeline, destination: .disk)
        prefetcher.start(requests)
        await until { prefetcher.count == 0 }
        #expect(run.service.requests.count == 4)
        #expect(decoder.decoded.isEmpty)
    }

    @Test("what is stopped is not decoded, what somebody waits for is")
    func stopping() async throws {
        let pipeline = pipeline
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        run.service.hold()
        prefetcher.start(requests)
        await run.service.requests(count: 4)
        let waiting = Task { try await pipeline.image(for: requests[0]) }
        await until { pipeline.waiterCount(for: requests[0]) == 2 }
        prefetcher.stop(requests.prefix(2))
        prefetcher.stopAll()
        #expect(prefetcher.count == 0)
        run.service.release()
        #expect(try await waiting.finished() == PixelSize(92, 138))
        #expect(decoder.decoded.count == 1)
    }

    @Test("dropping it stops it")
    func dropping() async {
        let pipeline = pipeline
        run.service.hold()
        do {
            let prefetcher = ImagePrefetcher(pipeline: pipeline)
            prefetcher.start(requests)
            await run.service.requests(count: 4)
        }
        await until { requests.allSatisfy { pipeline.waiterCount(for: $0) == 0 } }
        run.service.release()
        #expect(decoder.decoded.isEmpty)
    }

    @Test("a failure is left to whoever asks")
    func failure() async {
        run.service.answer { _ in HTTPResponse(status: 404) }
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        prefetcher.start(requests)
        await until { prefetcher.count == 0 }
    }
}
