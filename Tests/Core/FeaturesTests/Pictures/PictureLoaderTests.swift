import Foundation
import L10n
import Networking
import Primitives
import TestSupport
import Testing

@testable import Features
@testable import ImagePipeline

@Suite("Loading one picture", .timeLimit(.minutes(5)))
@MainActor
struct PictureLoaderTests {
    private let pictures = Pictures()
    private let images: ImagePipeline<PixelSize>
    private let clock = HandClock()
    private let story = Story()
    private let loader: PictureLoader<PixelSize>

    private let large = ImageRequest.picture("30x20")
    private let other = ImageRequest.picture("40x40")

    /// What the front end would draw after each change.
    @MainActor
    private final class Story {
        var states: [PictureState] = []
        var arrivals: [Bool] = []
        var held = 0
    }

    init() {
        images = pictures.pipeline()
        let relay = Relayed()
        let (story, clock) = (story, clock)
        loader = PictureLoader(images: images, clock: clock) {
            story.held += $0
        } changed: {
            relay.loader.map { story.states.append($0.state) }
            story.arrivals.append($0)
        }
        relay.loader = loader
    }

    @MainActor
    private final class Relayed {
        weak var loader: PictureLoader<PixelSize>?
    }

    /// Waits for the newest request to end.
    private func settled() async { await eventually { !loader.isLoading } }

    @Test("a picture that had to load arrives with an animation")
    func first() async {
        loader.show(large)
        loader.show(large)
        await settled()
        loader.show(large)
        #expect(story.states == [.loading(large), .shown(large)])
        #expect(story.arrivals == [false, true])
        #expect(loader.image == PixelSize(30, 20))
        #expect(pictures.asked == ["30x20"])
    }

    @Test("shows a picture in memory at once and without an animation")
    func memory() async throws {
        _ = try await images.image(for: large)
        loader.show(large, waits: true)
        #expect(story.states == [.shown(large)])
        #expect(story.arrivals == [false])
        #expect(clock.waits == [])
    }

    @Test("the same picture at another size is a preview while the wanted size loads")
    func previews() async throws {
        _ = try await images.image(for: .picture("30x20", width: 12))
        _ = try await images.image(for: .picture("30x20", width: 15))
        let gate = pictures.hold()
        loader.show(other, previews: true)
        #expect(loader.preview == nil, "another picture is not a preview")
        loader.show(large)
        #expect(loader.preview == nil)
        loader.clear()
        loader.show(large, previews: true)
        #expect(loader.preview == PixelSize(15, 10), "the largest")
        #expect(loader.image == nil)
        gate.open()
        await settled()
        #expect(loader.image == PixelSize(30, 20))
        #expect(loader.preview == nil)
    }

    @Test("a smaller file on disk is a preview of a failed picture if memory has none")
    func storedPreviews() async throws {
        let key = ImageKey(source: "test", path: "poster")
        func request(_ variant: String) throws -> ImageRequest {
            ImageRequest(
                key: key,
                url: try #require(URL(string: "http://127.0.0.1/\(variant)")),
                variant: variant,
                variants: ["60x40", "30x20", "15x10"],
                retention: .run,
                fit: .original
            )
        }
        for variant in ["15x10", "30x20"] { _ = try await images.image(for: request(variant)) }
        images.removeAll()
        pictures.breakDown()
        loader.show(try request("60x40"), previews: true)
        await eventually { loader.hasFailed && loader.preview != nil }
        #expect(loader.preview == PixelSize(30, 20), "the largest")
        #expect(loader.image == nil)
        #expect(pictures.asked == ["15x10", "30x20", "60x40"])
        pictures.breakDown(false)
        loader.retry(forgetsFailure: true)
        await settled()
        #expect(loader.image == PixelSize(60, 40))
        #expect(loader.preview == nil)
    }

    @Test("a photo over a limit says so, and others can be tried again")
    func tooLarge() {
        let strings = Localizer(.english)
        #expect(strings.photoFailure(.undecodable) == strings("photo.failed"))
        #expect(
            strings.photoFailure(.download(.tooLarge(limit: 25_000_000)))
                == "The picture is larger than 25 MB, the most that Vitrine loads."
        )
        #expect(
            strings.photoFailure(.tooLarge(PixelSize(10_000, 10_000)))
                == "The picture has more than 64 million pixels, the most that Vitrine shows."
        )
        #expect(
            strings.photoFailure(.tooLarge(PixelSize(10, 30_000)))
                == "The picture is wider or higher than 20,000 pixels, the most that Vitrine shows."
        )
    }

    @Test("another picture replaces the previous one at once, even while loading")
    func replaced() async {
        loader.show(large)
        await settled()
        let gate = pictures.hold()
        loader.show(other)
        #expect(loader.image == nil, "not the picture of another item")
        #expect(story.held == 0)
        loader.show(.picture("50x50"))
        gate.open()
        await settled()
        #expect(loader.image == PixelSize(50, 50))
        #expect(story.arrivals == [false, true, false, false, true])
    }

    @Test("the same picture stays until a new size has settled and is decoded")
    func resized() async {
        loader.show(large)
        await settled()
        for width in [27, 24, 21] {
            loader.show(.picture("30x20", width: width))
            await clock.sleepers(1)
            #expect(loader.image == PixelSize(30, 20))
        }
        #expect(clock.waits == Array(repeating: PictureState.passing, count: 3))
        clock.advance(by: PictureState.passing)
        await settled()
        #expect(loader.image == PixelSize(21, 14))
        #expect(pictures.asked == ["30x20"], "the bytes are stored")
        #expect(story.arrivals.count { $0 } == 1, "a resize causes no arrival")
        #expect(story.held == 1)
    }

    @Test("fast scrolling does not request pictures it only passes")
    func passing() async {
        loader.show(large, waits: true)
        #expect(loader.isWaiting)
        await clock.sleepers(1)
        loader.clear()
        #expect(!loader.isWaiting)
        await clock.sleepers(0)
        #expect(pictures.asked == [])
        loader.show(other, waits: true)
        await clock.sleepers(1)
        clock.advance(by: PictureState.passing)
        await settled()
        #expect(!loader.isWaiting)
        #expect(pictures.asked == ["40x40"])
        #expect(story.arrivals.last == true)
    }

    @Test("a failed picture stays failed at another size, and its retry affects no other picture")
    func failure() async {
        pictures.breakDown()
        loader.show(large)
        await settled()
        #expect(loader.hasFailed)
        let smaller = ImageRequest.picture("30x20", width: 10)
        loader.show(smaller)
        #expect(loader.state == .failed(smaller))
        #expect(await failed(other))
        pictures.breakDown(false)
        #expect(pictures.asked == ["30x20", "40x40"])

        loader.retry()
        await settled()
        #expect(loader.hasFailed, "the failure is remembered")
        loader.retry(forgetsFailure: true)
        await settled()
        #expect(loader.state == .shown(smaller))
        #expect(await failed(other), "the retry is for one picture only")
        #expect(pictures.asked == ["30x20", "40x40", "30x20"])
        loader.retry(forgetsFailure: true)
        #expect(loader.state == .shown(smaller), "nothing has failed")
    }

    @Test("a picture that has changed replaces the shown one, without an animation")
    func revalidated() async throws {
        let body = Locked(Data("30x20".utf8))
        let folder = TemporaryFolder()
        let images = ImagePipeline(
            data: ImageDataLoader(
                client: HandlerHTTPClient { _ in
                    let body = body.withLock { $0 }
                    let headers: HTTPHeaders = ["ETag": "\"\(body.count)\""]
                    return HTTPResponse(status: 200, headers: headers, body: body)
                },
                cache: DataCache(folder: folder.url),
                limits: .validatingAtOnce,
                measure: { [pictures] bytes throws(ImageError) in try pictures.size(of: bytes) }
            ),
            decoder: pictures
        ) { $0.size }
        let arrivals = Locked<[Bool]>([])
        let loader = PictureLoader(images: images) { isArrival in
            arrivals.withLock { $0.append(isArrival) }
        }
        let request = ImageRequest(
            key: large.key,
            url: large.url,
            variant: "original",
            retention: .persistent,
            fit: .original
        )
        loader.revalidate()
        loader.show(request)
        await eventually { !loader.isLoading }
        body.withLock { $0 = Data("300x200".utf8) }
        loader.revalidate()
        #expect(loader.image == PixelSize(30, 20), "until the new one is there")
        await eventually { loader.image == PixelSize(300, 200) }
        body.withLock { $0 = Data("not a picture".utf8) }
        loader.revalidate()
        await eventually { arrivals.withLock { $0.count } == 4 }
        #expect(loader.image == PixelSize(300, 200))
        #expect(arrivals.withLock { $0 } == [false, true, false, false])
    }

    private func failed(_ request: ImageRequest) async -> Bool {
        do {
            _ = try await images.image(for: request)
            return false
        } catch {
            return true
        }
    }

    @Test("an item without a picture reports it once")
    func missing() async {
        loader.show(large)
        await settled()
        loader.show(nil)
        loader.show(nil)
        #expect(story.states == [.loading(large), .shown(large), .missing])
        #expect(loader.image == nil)
        loader.clear()
        #expect(story.states.last == .empty)
    }

    @Test("a cleared picture no longer arrives")
    func cleared() async {
        let gate = pictures.hold()
        loader.show(large)
        loader.clear()
        gate.open()
        _ = try? await images.image(for: large)
        #expect(story.states == [.loading(large), .empty])
        #expect(loader.image == nil)
        loader.clear()
        #expect(story.states.count == 2)
    }

    @Test("pictures off screen load after visible ones, until they become visible")
    func priority() async {
        var gates: [Gate] = []
        // The first six fill all of a host's slots.
        let others = (1...8).map { _ in PictureLoader(images: images) { _ in } }
        for (number, other) in others.prefix(6).enumerated() {
            gates.append(pictures.hold())
            other.show(.picture("1x\(number)"))
            await eventually { pictures.asked.count == number + 1 }
        }
        let (near, seen) = (others[6], others[7])
        near.show(.picture("7x7"), priority: .prefetch)
        seen.show(.picture("8x8"), priority: .prefetch)
        loader.show(large)
        while await images.data.queuedCount < 3, !Task.isCancelled { await Task.yield() }
        seen.show(.picture("8x8"))
        // Slots free up one at a time.
        for count in 7...9 {
            gates.append(pictures.hold())
            gates[count - 2].open()
            await eventually { pictures.asked.count == count }
        }
        for gate in gates { gate.open() }
        await eventually { !near.isLoading && !seen.isLoading }
        await settled()
        #expect(pictures.asked[6...7].sorted() == ["30x20", "8x8"])
        #expect(pictures.asked[8] == "7x7")
        #expect(near.image == PixelSize(7, 7))
    }

    @Test("an ended or released loader reports nothing, and its picture no longer counts")
    func end() async throws {
        loader.show(large)
        await settled()
        #expect(story.held == 1)
        let stateCount = story.states.count
        loader.end()
        #expect((story.states.count, story.held) == (stateCount, 0))
        // The picture is in memory, and a destroyed view may still be told to show it.
        loader.show(large)
        #expect((story.states.count, story.held) == (stateCount, 0))
        let count = Story()
        _ = try await images.image(for: large)
        do {
            let loader = PictureLoader(images: images, held: { count.held += $0 }) { _ in }
            loader.show(large)
            #expect(count.held == 1)
        }
        #expect(count.held == 0)
    }
}

extension ImageLoadLimits {
    /// Limits with which a picture may be validated right after its download.
    fileprivate static var validatingAtOnce: ImageLoadLimits {
        var limits = ImageLoadLimits()
        limits.shortestFreshness = 0
        return limits
    }
}
