import Foundation
import Primitives
import Networking
import TestSupport

/// A service that records its requests and can hold its answers.
final class TestService: Sendable {
    typealias Answer = @Sendable (HTTPRequest) -> HTTPResponse

    /// The status for an unreachable service.
    static let unreachable = 0
    /// The status for an interrupted response.
    static let brokenOff = 1

    private struct State {
        var answer: Answer
        var requests: [HTTPRequest] = []
        var running = 0
        var mostRunning = 0
        var isHeld = false
        var held: [Gate] = []
        var watchers: [(count: Int, gate: Gate)] = []
    }

    private let state: Locked<State>

    init(_ answer: @escaping Answer = { _ in HTTPResponse(status: 200, body: TestPicture.bytes()) })
    {
        state = Locked(State(answer: answer))
    }

    var client: any HTTPClient { TestClient(service: self) }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }

    var mostRunning: Int { state.withLock { $0.mostRunning } }

    func answer(_ answer: @escaping Answer) {
        state.withLock { $0.answer = answer }
    }

    /// Holds all requests until ``release(_:)``.
    func hold() {
        state.withLock { $0.isHeld = true }
    }

    /// Answers the oldest held requests.
    ///
    /// By default, answers all of them and stops holding.
    func release(_ count: Int? = nil) {
        let released = state.withLock { state in
            if count == nil { state.isHeld = false }
            let number = min(count ?? .max, state.held.count)
            defer { state.held.removeFirst(number) }
            return Array(state.held.prefix(number))
        }
        for gate in released { gate.open() }
    }

    /// Waits until this many requests have been made in total, or the test is cancelled.
    func requests(count: Int) async {
        let gate = Gate()
        let isReached = state.withLock { state in
            if state.requests.count < count { state.watchers.append((count, gate)) }
            return state.requests.count >= count
        }
        if !isReached { await gate.wait() }
    }

    fileprivate func respond(to request: HTTPRequest) async -> HTTPResponse {
        let gate = Gate()
        let (isHeld, reached) = state.withLock { state in
            state.requests.append(request)
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
            let count = state.requests.count
            let reached = state.watchers.filter { $0.count <= count }.map(\.gate)
            state.watchers.removeAll { $0.count <= count }
            if state.isHeld { state.held.append(gate) }
            return (state.isHeld, reached)
        }
        for gate in reached { gate.open() }
        // Cancelling a request ends its wait.
        if isHeld { await gate.wait() }
        let answer = state.withLock { state in
            state.running -= 1
            return state.answer
        }
        return answer(request)
    }
}

/// A transport that also maps the special statuses to errors.
private struct TestClient: HTTPClient {
    let service: TestService

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let response = await service.respond(to: request)
        guard !Task.isCancelled else { throw .cancelled }
        guard response.status != TestService.unreachable else { throw .offline(.unreachable) }
        guard response.status != TestService.brokenOff else { throw .connection(code: 18) }
        guard response.body.count <= request.maximumBytes else {
            throw .tooLarge(limit: request.maximumBytes)
        }
        return response
    }
}
