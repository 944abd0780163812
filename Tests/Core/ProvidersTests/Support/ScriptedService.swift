import Foundation
import Primitives
import Networking

/// A service that answers by path and remembers what it was asked.
///
/// It stands where the composition root's client stands: a refusal is thrown as `status`.
struct ScriptedService: HTTPClient {
    /// The answer to a request.
    typealias Answer = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

    private let answers: [String: Answer]
    private let root: String
    private let log = Locked<[HTTPRequest]>([])

    /// Makes a service; what has no answer here is a 404 without a body.
    ///
    /// `root` is what the paths of the answers are below.
    init(_ answers: [String: Answer], below root: String = "/3/") {
        self.answers = answers
        self.root = root
    }

    /// The requests so far, in order.
    var requests: [HTTPRequest] { log.withLock { $0 } }

    /// The addresses asked for below the base, without those that go beside a page.
    var mainRequests: [String] {
        addresses.filter { $0 != "configuration" && !$0.hasPrefix("genre/") }
    }

    /// The addresses asked for below the base.
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
    /// A service that answers everything alike.
    static func always(_ paths: [String], _ answer: @escaping Answer) -> ScriptedService {
        ScriptedService(Dictionary(uniqueKeysWithValues: paths.map { ($0, answer) }))
    }

    /// Answers a body.
    static func body(_ text: String, status: Int = 200) -> Answer {
        { _ throws(HTTPError) in HTTPResponse(status: status, body: Data(text.utf8)) }
    }

    /// Throws.
    static func failing(_ error: HTTPError) -> Answer {
        { _ throws(HTTPError) in throw error }
    }
}
