import CCurl
import Foundation
import Networking

/// One request in flight; used on its client's thread only.
final class CurlTransfer {
    /// libcurl's handle; the loop owns it.
    let easy: UnsafeMutableRawPointer
    /// The current request, after redirects.
    private(set) var request: HTTPRequest
    let answer: CurlMailbox.Answer
    /// When the whole exchange must have finished.
    let deadline: ContinuousClock.Instant
    /// The request's header lines; libcurl reads them until the transfer ends.
    var headerLines: UnsafeMutablePointer<curl_slist>?

    /// The address of the original request.
    let origin: URL
    private(set) var redirects = 0
    private(set) var head = CurlResponseHead()
    private var body = Data()
    private var isTooLarge = false
    private var received = 0
    private var gauge: LeastSpeed.Gauge
    private var connecting: Connecting

    /// Makes a transfer whose time begins now; looking up a name and connecting may take
    /// `connectTimeout` of it together.
    init(
        _ request: HTTPRequest,
        easy: UnsafeMutableRawPointer,
        connectTimeout: Duration,
        answer: CurlMailbox.Answer
    ) {
        self.request = request
        connecting = Connecting(limit: connectTimeout)
        origin = request.url
        self.easy = easy
        self.answer = answer
        deadline = .now + request.timeout
        gauge = LeastSpeed.Gauge(request.leastSpeed)
    }

    deinit {
        curl_slist_free_all(headerLines)
    }

    /// Receives a line of a response's head.
    /// - Returns: False to abort.
    func receive(headerLine: UnsafeRawBufferPointer) -> Bool {
        received += headerLine.count
        head.add(String(decoding: headerLine, as: UTF8.self))
        guard head.isComplete, request.method != .head, let length = head.bodyLength else {
            return true
        }
        isTooLarge = length > request.maximumBytes
        // Less than the announced length, which may be wrong.
        if !isTooLarge { body.reserveCapacity(min(length, 4_000_000)) }
        return !isTooLarge
    }

    /// Receives a part of the decompressed body.
    /// - Returns: False to abort.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        received += bytes.count
        // The body of a redirect is not used.
        guard !head.isRedirect else { return true }
        isTooLarge = body.count + bytes.count > request.maximumBytes
        guard !isTooLarge else { return false }
        body.append(contentsOf: bytes)
        return true
    }

    /// libcurl looks a name up or opens a socket for it.
    func connects() { connecting.begin(at: .now) }

    /// It has a connection, its own or another's.
    func isConnected() { connecting.end() }

    /// Starts over with another request; deadline and limits stay.
    func turn(to next: HTTPRequest) {
        redirects += 1
        connecting.end()
        request = next
        head = CurlResponseHead()
        body = Data()
    }

    /// Frees the header lines, once libcurl no longer reads them.
    func dropHeaderLines() {
        curl_slist_free_all(headerLines)
        headerLines = nil
    }

    /// Whether the deadline has passed or the response is too slow.
    func hasRunOut(at now: ContinuousClock.Instant) -> Bool {
        deadline <= now || connecting.isTooLong(at: now)
            || gauge.isTooSlow(received: head.status.map { _ in received }, at: now)
    }

    /// The final result, from libcurl's code.
    func result(_ code: CURLcode) -> Result<HTTPResponse, HTTPError> {
        guard !isTooLarge else { return .failure(.tooLarge(limit: request.maximumBytes)) }
        guard code == CURLE_OK, let status = head.status else {
            return .failure(HTTPError(curl: code, hasResponse: head.status != nil))
        }
        return .success(
            HTTPResponse(status: status, headers: head.headers, body: body, version: head.version)
        )
    }
}
