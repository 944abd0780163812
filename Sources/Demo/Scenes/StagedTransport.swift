import Foundation
package import Networking
import Primitives

/// A transport that a tour or a preview holds up and lets down, to see every state of a screen.
package final class StagedTransport: HTTPClient {
    /// What happens to requests of the API; images are always answered.
    package enum Mode: Sendable {
        /// They are answered.
        case open
        /// They wait.
        case held
        /// Nobody answers.
        case down
        /// They are answered, but images at full size wait.
        case holdingOriginals
        /// They are answered, but photos wait.
        case holdingPhotos
        /// They are answered, but nobody answers for images at full size.
        case withoutOriginals
        /// They are answered, but nobody answers for photos.
        case withoutPhotos
        /// They are answered, but those for this page of a list and later ones wait.
        case holdingPages(from: Int)
        /// They are answered with this response.
        case answering(HTTPResponse)
        /// Those for movies are answered with this response.
        case answeringMovies(HTTPResponse)
    }

    private struct State {
        var mode = Mode.open
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let transport: any HTTPClient
    private let state = Locked(State())

    /// Passes requests on, at first in the mode ``Mode/open``.
    package init(_ transport: any HTTPClient) {
        self.transport = transport
    }

    /// Changes the mode; what waits goes on under the new one.
    package func set(_ mode: Mode) {
        let waiting = state.withLock { state in
            state.mode = mode
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Whether requests of any kind wait.
    package var isHolding: Bool { state.withLock { $0.mode.isHolding } }

    /// Answers as the mode says.
    ///
    /// - Throws: `offline` where nobody is to answer; what the transport throws.
    package func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let isOriginal = request.url.path.contains("/original/")
        let isPhoto = request.url.path.contains("/photos/")
        guard isOriginal || isPhoto || Self.isList(request.url.path) else {
            return try await transport.response(to: request)
        }
        while true {
            switch state.withLock({ $0.mode }) {
            case .holdingOriginals where isOriginal: await wait()
            case .holdingPhotos where isPhoto: await wait()
            case .holdingPages(let first) where Self.page(of: request.url) >= first: await wait()
            case .withoutPhotos where isPhoto: throw .offline(.unreachable)
            case _ where isPhoto: return try await transport.response(to: request)
            case .withoutOriginals where isOriginal: throw .offline(.unreachable)
            case .answeringMovies(let response) where request.url.path.hasPrefix("/3/"):
                return response
            case .open, .holdingOriginals, .holdingPhotos, .withoutOriginals, .withoutPhotos,
                .holdingPages, .answeringMovies:
                return try await transport.response(to: request)
            case .down: throw .offline(.unreachable)
            case .answering(let response): return response
            case .held: await wait()
            }
        }
    }

    /// Whether a path is one of the service's own answers, not of its images or videos.
    private static func isList(_ path: String) -> Bool {
        !path.hasSuffix(".jpg")
            && ["/3/", "/films/", "/photos-feed", "/character"].contains { path.hasPrefix($0) }
    }

    /// The page of a list that an address names, 1-based; 1 where it names none.
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
        case .held, .holdingOriginals, .holdingPhotos, .holdingPages: true
        default: false
        }
    }
}
