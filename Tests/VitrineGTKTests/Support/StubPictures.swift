import Foundation
import ImagePipeline
import Locks
import Networking

/// A service of pictures that a test shuts; counts what was asked for.
final class StubPictures: HTTPClient, ImageDecoding {
    private struct State {
        var asked: [String] = []
        var isShut = false
        var isBroken = false
        var isOffline = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())
    private let size: PixelSize

    /// Makes a service whose pictures all have this size.
    init(size: PixelSize = PixelSize(80, 120)) {
        self.size = size
    }

    /// The addresses that were asked for, in order.
    var asked: [String] { state.withLock { $0.asked } }

    /// Lets requests wait, or those that wait go on.
    func shut(_ isShut: Bool) {
        let waiting = state.withLock { state in
            state.isShut = isShut
            guard !isShut else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Answers nobody, or everybody again.
    func fail(_ isOffline: Bool) { state.withLock { $0.isOffline = isOffline } }

    /// Answers what is no picture.
    func breakDown() { state.withLock { $0.isBroken = true } }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        state.withLock { $0.asked.append(request.url.path) }
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if state.isShut { state.waiting.append(continuation) }
                return !state.isShut
            }
            if isOpen { continuation.resume() }
        }
        if state.withLock({ $0.isOffline }) { throw .offline(.unreachable) }
        return HTTPResponse(status: 200, body: Data("picture".utf8))
    }

    func size(of data: Data) throws(ImageError) -> PixelSize {
        if state.withLock({ $0.isBroken }) { throw .undecodable }
        return size
    }

    func decode(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> DecodedImage {
        let size = fit.target(for: try size(of: data))
        let count = size.width * size.height * 3
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 8)
        pixels.initializeMemory(as: UInt8.self, repeating: 0x80, count: count)
        return DecodedImage(
            adopting: pixels,
            size: size,
            stride: size.width * 3,
            format: .rgb8
        ) { $0.deallocate() }
    }
}
