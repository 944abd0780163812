import DemoFaults
import DemoService
import Foundation
import Primitives
import Networking

/// A transport that the demonstration service answers without a socket, whatever the host, and that
/// remembers what it carried.
final class Wire: HTTPClient {
    /// What answers in place of the service; nil leaves it to the service.
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

    /// How often a path below the host was asked for.
    func count(of path: String) -> Int {
        requests.count { $0.url.path() == path }
    }

    /// Sets what goes wrong from now on, as `vitrine-dev serve --faults` takes it.
    func setFaults(_ faults: String) async {
        guard let url = URL(string: "http://127.0.0.1/__faults") else { return }
        let request = HTTPRequest(url, method: .put, body: Data(faults.utf8))
        _ = await service.response(to: request)
    }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        carried.withLock { $0.append(request) }
        if let response = try script(request) { return response }
        let response = await service.response(to: request)
        // As a transport would: the service's answer to a cancelled task is none.
        guard !Task.isCancelled else { throw .cancelled }
        return response
    }
}

extension Wire {
    /// A wire that answers the first requests for a path with these, then as the service does.
    static func answering(_ responses: [HTTPResponse], at path: String) -> Wire {
        let rest = Locked(responses[...])
        return Wire { request throws(HTTPError) in
            guard request.url.path() == path else { return nil }
            return rest.withLock { $0.popFirst() }
        }
    }

    /// A wire at whose end nobody is.
    static func dead() -> Wire {
        Wire { _ throws(HTTPError) in throw .offline(.unreachable) }
    }
}
