import Foundation
import Primitives
import Networking

/// A client that returns a list of outcomes, repeats the last one, and records its requests.
final class Script: HTTPClient {
    typealias Outcome = Result<HTTPResponse, HTTPError>

    private let state: Locked<(asked: [HTTPRequest], left: [Outcome])>

    init(_ outcomes: Outcome...) {
        state = Locked(([], outcomes))
    }

    var asked: [HTTPRequest] { state.withLock { $0.asked } }

    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let outcome = state.withLock { state in
            state.asked.append(request)
            return state.left.count > 1 ? state.left.removeFirst() : state.left[0]
        }
        return try outcome.get()
    }
}

extension Result<HTTPResponse, HTTPError> {
    static func status(_ status: Int, headers: HTTPHeaders = [:]) -> Self {
        .success(HTTPResponse(status: status, headers: headers))
    }
}

extension HTTPClient {
    func outcome(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
        do throws(HTTPError) {
            return .success(try await response(to: request))
        } catch {
            return .failure(error)
        }
    }
}

let someURL = URL(string: "http://catalog.example/3/list") ?? URL(filePath: "/")
