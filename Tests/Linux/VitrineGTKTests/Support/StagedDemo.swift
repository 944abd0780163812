import DemoService
import Foundation
import ImagePipeline
import Primitives
import Networking

/// The embedded service without a socket and with plain pictures, controlled by the test.
final class StagedDemo: HTTPClient {
    /// How the service handles API requests; only `withoutPictures` affects picture requests.
    enum Mode: Sendable {
        /// API requests succeed.
        case open
        /// API requests wait.
        case held
        /// Requests for later pages of a list wait; others succeed.
        case holdingFurtherPages
        /// Movie requests wait; others succeed.
        case holdingMovies
        /// The network is unreachable.
        case down
        /// The service responds with an error.
        case refusing
        /// Movie requests fail with an error about the key.
        case refusingKey
        /// Responses contain no items.
        case empty
        /// API requests succeed; picture requests fail.
        case withoutPictures
    }

    private struct State {
        var mode = Mode.open
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let service = DemoService(
        pictures: DemoPictures { Data("\($0.pixelWidth)x\($0.pixelHeight)".utf8) }
    )
    private let state = Locked(State())

    /// Changes the mode; waiting requests continue in the new one.
    func set(_ mode: Mode) {
        let waiting = state.withLock { state in
            state.mode = mode
            guard ![.held, .holdingFurtherPages, .holdingMovies].contains(mode) else {
                return [CheckedContinuation<Void, Never>]()
            }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        if Self.isAPI(request.url.path) {
            await pass(request.url)
            switch state.withLock({ $0.mode }) {
            case .open, .held, .holdingFurtherPages, .holdingMovies, .withoutPictures: break
            case .down: throw .offline(.unreachable)
            case .refusing: return Self.json(404, #"{"status_message":"Not found."}"#)
            case .refusingKey where request.url.path.hasPrefix("/3/"):
                return Self.json(401, #"{"status_message":"Invalid API key."}"#)
            case .refusingKey: break
            case .empty:
                return Self.json(200, #"{"page":1,"results":[],"genres":[],"total_pages":1}"#)
            }
        }
        if !Self.isAPI(request.url.path), state.withLock({ $0.mode }) == .withoutPictures {
            throw .offline(.unreachable)
        }
        let response = await service.response(to: request)
        // A real transport throws if its task is cancelled.
        guard !Task.isCancelled else { throw .cancelled }
        return response
    }

    private func pass(_ address: URL) async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                let isHeld =
                    switch state.mode {
                    case .held: true
                    case .holdingFurtherPages: Self.isFurtherPage(address)
                    case .holdingMovies: address.path.hasPrefix("/3/")
                    default: false
                    }
                if isHeld { state.waiting.append(continuation) }
                return !isHeld
            }
            if isOpen { continuation.resume() }
        }
    }

    private static func isAPI(_ path: String) -> Bool {
        !path.hasSuffix(".jpg")
            && ["/3/", "/films/", "/photos-feed", "/character"].contains { path.hasPrefix($0) }
            && !path.hasPrefix("/photos-feed/photos/")
    }

    private static func isFurtherPage(_ url: URL) -> Bool {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        return items?.contains { $0.name == "page" && $0.value != "1" } ?? false
    }

    private static func json(_ status: Int, _ body: String) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: Data(body.utf8)
        )
    }
}
