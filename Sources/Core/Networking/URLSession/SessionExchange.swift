import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One of a session's requests that is in flight.
struct SessionExchange: Sendable {
    let request: HTTPRequest
    var answer: SessionDelegate.Answer?
    /// The number of redirects followed so far.
    var redirects = 0
    /// The version from the session's metrics; HTTP/1 until they arrive.
    var version = HTTPResponse.Version.http1

    private var head: (status: Int, headers: HTTPHeaders, url: URL?)?
    private var body = Data()
    private var gauge: LeastSpeed.Gauge

    init(_ request: HTTPRequest) {
        self.request = request
        gauge = LeastSpeed.Gauge(request.leastSpeed)
    }

    /// Receives the head of the response.
    ///
    /// - Returns: False if it announces more bytes than the request allows.
    mutating func receive(_ response: HTTPURLResponse) -> Bool {
        var headers = HTTPHeaders()
        for (name, value) in response.allHeaderFields {
            headers["\(name)"] = "\(value)"
        }
        head = (response.statusCode, headers, redirects > 0 ? response.url : nil)
        guard request.method != .head, response.statusCode != 304 else { return true }
        return response.expectedContentLength <= Int64(request.maximumBytes)
    }

    /// Receives part of the body.
    ///
    /// - Returns: False if the body is larger than the request allows.
    mutating func receive(_ data: Data) -> Bool {
        guard body.count + data.count <= request.maximumBytes else { return false }
        body.append(data)
        return true
    }

    mutating func isTooSlow() -> Bool {
        gauge.isTooSlow(received: head.map { _ in body.count })
    }

    /// The response received so far; an error before its head.
    var result: Result<HTTPResponse, HTTPError> {
        guard let head else {
            return .failure(.connection(code: URLError.badServerResponse.rawValue))
        }
        return .success(
            HTTPResponse(
                status: head.status,
                headers: head.headers,
                body: body,
                version: version,
                url: head.url
            )
        )
    }

    /// Converts one of the session's error codes, depending on whether the head was received.
    func error(_ code: URLError.Code) -> HTTPError {
        let isSecure = request.url.scheme?.lowercased() == "https"
        return HTTPError(session: code, hasResponse: head != nil, isSecure: isSecure)
    }
}
