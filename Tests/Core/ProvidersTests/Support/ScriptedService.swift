import Foundation
import Primitives
import Networking

/// A service that answers by path and records its requests.
///
/// Like the composition root's client, it throws a refusal as `status`.
struct ScriptedService: HTTPClient {
    /// The answer to a request.
    typealias Answer = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

    private let answers: [String: Answer]
    private let root: String
    private let log = Locked<[HTTPRequest]>([])

    /// Creates a service that answers any other path with an empty 404.
    ///
    /// `root` is the prefix of all paths.
    init(_ answers: [String: Answer], below root: String = "/3/") {
        self.answers = answers
        self.root = root
    }

    /// The requests so far, in order.
    var requests: [HTTPRequest] { log.withLock { $0 } }

    /// The requested addresses below the base, except for the configuration and genres.
    var mainRequests: [String] {
        addresses.filter { $0 != "configuration" && !$0.hasPrefix("genre/") }
    }

    /// The requested addresses below the base.
    var addresses: [String] {
        requests.map { request in
            let path = String(request.url.path().dropFirst(root.count))
            return request.url.query(percentEncoded: false).map { "\(path)?\($0)" } ?? path
        }
    }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        log.withLock { $0.append(request) }
        guard let answer = answers[String(request.url.path().dropFirst(root.count))] else {
            throw .status(HTTPResponse(status: 404))
        }
        let response = try await answer(request)
        guard (200...299).contains(response.status) else { throw .status(response) }
        return response
    }
}

extension ScriptedService {
    /// A service that gives the same answer to all these paths.
    static func always(_ paths: [String], _ answer: @escaping Answer) -> ScriptedService {
        ScriptedService(Dictionary(uniqueKeysWithValues: paths.map { ($0, answer) }))
    }

    /// Answers with a body.
    static func body(_ text: String, status: Int = 200) -> Answer {
        { _ throws(HTTPError) in HTTPResponse(status: status, body: Data(text.utf8)) }
    }

    /// Throws an error.
    static func failing(_ error: HTTPError) -> Answer {
        { _ throws(HTTPError) in throw error }
    }
}
