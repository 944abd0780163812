import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request of a session, on its way.
struct SessionExchange: Sendable {
    /// What was asked.
    let request: HTTPRequest
    /// Where the answer goes.
    var answer: SessionDelegate.Answer?
    /// Redirects followed so far.
    var redirects = 0
    /// By the session's metrics, where there are any.
    var version = HTTPResponse.Version.http1

    private var head: (status: Int, headers: HTTPHeaders)?
    private var body = Data()
    private var gauge: LeastSpeed.Gauge

    /// Begins an exchange.
    init(_ request: HTTPRequest) {
        self.request = request
        gauge = LeastSpeed.Gauge(request.leastSpeed)
    }

    /// Takes the head of the response.
    /// - Returns: False where it announces more than the request allows.
    mutating func receive(_ response: HTTPURLResponse) -> Bool {
        var headers = HTTPHeaders()
        for (name, value) in response.allHeaderFields {
            headers["\(name)"] = "\(value)"
        }
        head = (response.statusCode, headers)
        guard request.method != .head, response.statusCode != 304 else { return true }
        return response.expectedContentLength <= Int64(request.maximumBytes)
    }

    /// Takes a part of the body.
    /// - Returns: False where it is more than the request allows.
    mutating func receive(_ data: Data) -> Bool {
        guard body.count + data.count <= request.maximumBytes else { return false }
        body.append(data)
        return true
    }

    /// Whether too little has come of late.
    mutating func isTooSlow() -> Bool {
        gauge.isTooSlow(received: head.map { _ in body.count })
    }

    /// The response as it is.
    var result: Result<HTTPResponse, HTTPError> {
        guard let head else {
            return .failure(.connection(code: URLError.badServerResponse.rawValue))
        }
        return .success(
            HTTPResponse(status: head.status, headers: head.headers, body: body, version: version)
        )
    }

    /// What a code of the session means at this point.
    func error(_ code: URLError.Code) -> HTTPError {
        let isSecure = request.url.scheme?.lowercased() == "https"
        return HTTPError(session: code, hasResponse: head != nil, isSecure: isSecure)
    }
}
