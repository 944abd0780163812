package import Foundation
package import Networking
import Primitives

/// A transport that a tour or a preview can pause or interrupt to show every state of a screen.
package final class StagedTransport: HTTPClient {
    /// How API requests are handled.
    ///
    /// Images are answered unless a mode says otherwise.
    package enum Mode: Sendable {
        /// All requests are answered.
        case open
        /// Requests wait.
        case held
        /// Requests fail as if there were no network.
        case down
        /// Full-size images wait.
        case holdingOriginals
        /// Photos wait.
        case holdingPhotos
        /// Full-size images fail.
        case withoutOriginals
        /// Photos fail.
        case withoutPhotos
        /// Requests for a list's pages from this one on wait.
        case holdingPages(from: Int)
        /// All requests get this response.
        case answering(HTTPResponse)
        /// Requests for movies wait.
        case holdingMovies
        /// Requests for movies get this response.
        case answeringMovies(HTTPResponse)
    }

    private struct State {
        var mode = Mode.open
        var service: URL?
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let transport: any HTTPClient
    private let state = Locked(State())

    /// Creates a transport that passes requests to `transport`, initially in the mode
    /// ``Mode/open``.
    package init(_ transport: any HTTPClient) {
        self.transport = transport
    }

    /// Changes the mode.
    ///
    /// Waiting requests continue in the new one.
    package func set(_ mode: Mode) {
        let waiting = state.withLock { state in
            state.mode = mode
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Whether any kind of request is waiting.
    package var isHolding: Bool { state.withLock { $0.mode.isHolding } }

    /// The base address of the service that answered the last API request; nil before it.
    package var service: URL? { state.withLock { $0.service } }

    /// Answers according to the mode.
    ///
    /// - Throws: `offline` if the mode makes the request fail; the transport's errors.
    package func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let isOriginal = request.url.path.contains("/original/")
        let isPhoto = request.url.path.contains("/photos/")
        guard isOriginal || isPhoto || Self.isList(request.url.path) else {
            return try await transport.response(to: request)
        }
        state.withLock { $0.service = URL(string: "/", relativeTo: request.url)?.absoluteURL }
        while true {
            switch state.withLock({ $0.mode }) {
            case .holdingOriginals where isOriginal: await wait()
            case .holdingPhotos where isPhoto: await wait()
            case .holdingPages(let first) where Self.page(of: request.url) >= first: await wait()
            case .withoutPhotos where isPhoto: throw .offline(.unreachable)
            case _ where isPhoto: return try await transport.response(to: request)
            case .withoutOriginals where isOriginal: throw .offline(.unreachable)
            case .holdingMovies where request.url.path.hasPrefix("/3/"): await wait()
            case .answeringMovies(let response) where request.url.path.hasPrefix("/3/"):
                return response
            case .open, .holdingOriginals, .holdingPhotos, .withoutOriginals, .withoutPhotos,
                .holdingPages, .holdingMovies, .answeringMovies:
                return try await transport.response(to: request)
            case .down: throw .offline(.unreachable)
            case .answering(let response): return response
            case .held: await wait()
            }
        }
    }

    /// Returns whether a path belongs to the service's API, not to its images or videos.
    private static func isList(_ path: String) -> Bool {
        !path.hasSuffix(".jpg")
            && ["/3/", "/films/", "/photos-feed", "/character"].contains { path.hasPrefix($0) }
    }

    /// Returns the 1-based list page in an address; 1 if the address has none.
    private static func page(of url: URL) -> Int {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        return items?.first { $0.name == "page" }?.value.flatMap { Int($0) } ?? 1
    }

    private func wait() async {
        await withCheckedContinuation { continuation in
            let isHeld = state.withLock { state in
                guard state.mode.isHolding else { return false }
                state.waiting.append(continuation)
                return true
            }
            if !isHeld { continuation.resume() }
        }
    }
}

extension StagedTransport.Mode {
    fileprivate var isHolding: Bool {
        switch self {
        case .held, .holdingOriginals, .holdingPhotos, .holdingPages, .holdingMovies: true
        default: false
        }
    }
}
