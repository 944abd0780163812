import Foundation
import ImagePipeline
import Primitives
import Networking

/// A picture service that the test controls; records the requests.
final class StubPictures: HTTPClient, ImageDecoding {
    private typealias Waiter = CheckedContinuation<Void, Never>

    private struct State {
        var asked: [String] = []
        var isShut = false
        var isBroken = false
        var isOffline = false
        var waiting: [(path: String, continuation: Waiter)] = []
    }

    private let state = Locked(State())
    private let size: @Sendable (String) -> PixelSize
    private let color: @Sendable (Int) -> UInt8

    /// Creates a service whose pictures all have this size.
    convenience init(size: PixelSize = PixelSize(80, 120)) {
        self.init(size: { _ in size })
    }

    /// Creates a service with a size for each URL path, and a value for each byte; gray by default.
    init(
        size: @escaping @Sendable (String) -> PixelSize,
        color: @escaping @Sendable (Int) -> UInt8 = { _ in 0x80 }
    ) {
        self.size = size
        self.color = color
    }

    /// The requested URL paths, in order.
    var asked: [String] { state.withLock { $0.asked } }

    /// Makes requests wait, or resumes all that wait.
    func shut(_ isShut: Bool) {
        let waiting = state.withLock { state in
            state.isShut = isShut
            guard !isShut else { return [(path: String, continuation: Waiter)]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for waiter in waiting { waiter.continuation.resume() }
    }

    /// Resumes waiting requests whose path is wanted.
    func release(_ isWanted: (String) -> Bool) {
        let waiting = state.withLock { state in
            let released = state.waiting.filter { isWanted($0.path) }
            state.waiting.removeAll { isWanted($0.path) }
            return released
        }
        for waiter in waiting { waiter.continuation.resume() }
    }

    /// Makes all requests fail as offline, or succeed again.
    func fail(_ isOffline: Bool) { state.withLock { $0.isOffline = isOffline } }

    /// Makes the data of all pictures undecodable.
    func breakDown(_ isBroken: Bool = true) { state.withLock { $0.isBroken = isBroken } }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        state.withLock { $0.asked.append(request.url.path) }
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if state.isShut { state.waiting.append((request.url.path, continuation)) }
                return !state.isShut
            }
            if isOpen { continuation.resume() }
        }
        if state.withLock({ $0.isOffline }) { throw .offline(.unreachable) }
        return HTTPResponse(status: 200, body: Data(request.url.path.utf8))
    }

    func size(of data: Data) throws(ImageError) -> PixelSize {
        if state.withLock({ $0.isBroken }) { throw .undecodable }
        return size(String(decoding: data, as: UTF8.self))
    }

    func decode(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> DecodedImage {
        let size = fit.target(for: try size(of: data))
        let count = size.width * size.height * 3
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 8)
        let bytes = pixels.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        for index in 0..<count { bytes[index] = color(index) }
        return DecodedImage(
            adopting: pixels,
            size: size,
            stride: size.width * 3,
            format: .rgb8
        ) { $0.deallocate() }
    }
}

extension ImageRequest {
    /// A request for a picture that belongs to no item.
    static func ofTest(_ name: String) -> ImageRequest {
        guard let url = URL(string: "http://pictures.test/\(name)") else { fatalError("a URL") }
        return ImageRequest(
            key: ImageKey(source: "test", path: name),
            url: url,
            variant: "original",
            retention: .run,
            fit: .contain(PixelSize(80, 120))
        )
    }
}
