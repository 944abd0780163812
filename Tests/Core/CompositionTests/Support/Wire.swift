import DemoFaults
import DemoService
import Foundation
import Primitives
import Networking

/// A transport without a socket.
///
/// The demo service answers for every host, and all requests are recorded.
final class Wire: HTTPClient {
    /// Answers in place of the service, unless it returns nil.
    typealias Script = @Sendable (HTTPRequest) throws(HTTPError) -> HTTPResponse?

    static let image = Data("an image of the demonstration".utf8)

    private let service = FaultyDemo(DemoService(pictures: DemoPictures { _ in Wire.image }))
    private let carried = Locked<[HTTPRequest]>([])
    private let script: Script

    init(script: @escaping Script = { _ throws(HTTPError) in nil }) {
        self.script = script
    }

    /// The requests so far, in order.
    var requests: [HTTPRequest] { carried.withLock { $0 } }

    /// The number of requests for a path.
    func count(of path: String) -> Int {
        requests.count { $0.url.path() == path }
    }

    /// Sets the faults for later requests, in the format of `vitrine-dev serve --faults`.
    func setFaults(_ faults: String) async {
        guard let url = URL(string: "http://127.0.0.1/__faults") else { return }
        let request = HTTPRequest(url, method: .put, body: Data(faults.utf8))
        _ = await service.response(to: request)
    }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        carried.withLock { $0.append(request) }
        if let response = try script(request) { return response }
        let response = await service.response(to: request)
        // Like a transport, ignores the response to a cancelled task.
        guard !Task.isCancelled else { throw .cancelled }
        return response
    }
}

extension Wire {
    /// A wire that answers the first requests for a path with these responses, and others normally.
    static func answering(_ responses: [HTTPResponse], at path: String) -> Wire {
        let rest = Locked(responses[...])
        return Wire { request throws(HTTPError) in
            guard request.url.path() == path else { return nil }
            return rest.withLock { $0.popFirst() }
        }
    }

    /// A wire without a network.
    static func dead() -> Wire {
        Wire { _ throws(HTTPError) in throw .offline(.unreachable) }
    }
}
