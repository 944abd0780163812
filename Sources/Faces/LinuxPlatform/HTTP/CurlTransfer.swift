import CCurl
import Foundation
import Networking

/// One request on its way; used on its client's thread only.
final class CurlTransfer {
    /// libcurl's handle, lent by the loop.
    let easy: UnsafeMutableRawPointer
    /// What is sent, redirected or not.
    private(set) var request: HTTPRequest
    /// Where the result goes.
    let answer: CurlMailbox.Answer
    /// When the whole exchange must have ended.
    let deadline: ContinuousClock.Instant
    /// The request's header lines; libcurl reads them until the transfer ends.
    var headerLines: UnsafeMutablePointer<curl_slist>?

    /// What was asked first.
    let origin: URL
    /// How many redirects have been followed.
    private(set) var redirects = 0
    /// The head of the response so far.
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

    /// One line of a response's head.
    /// - Returns: False to break off.
    func receive(headerLine: UnsafeRawBufferPointer) -> Bool {
        received += headerLine.count
        head.add(String(decoding: headerLine, as: UTF8.self))
        guard head.isComplete, request.method != .head, let length = head.bodyLength else {
            return true
        }
        isTooLarge = length > request.maximumBytes
        // Not all of a length that nobody has kept yet.
        if !isTooLarge { body.reserveCapacity(min(length, 4_000_000)) }
        return !isTooLarge
    }

    /// A part of the body, decompressed.
    /// - Returns: False to break off.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        received += bytes.count
        // Nobody reads the page that comes with a redirect.
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

    /// Begins anew with another request; its time and its limits stay.
    func turn(to next: HTTPRequest) {
        redirects += 1
        connecting.end()
        request = next
        head = CurlResponseHead()
        body = Data()
    }

    /// Forgets the header lines, once libcurl does not read them any more.
    func dropHeaderLines() {
        curl_slist_free_all(headerLines)
        headerLines = nil
    }

    /// Whether its time is over, or too little has come of late.
    func hasRunOut(at now: ContinuousClock.Instant) -> Bool {
        deadline <= now || connecting.isTooLong(at: now)
            || gauge.isTooSlow(received: head.status.map { _ in received }, at: now)
    }

    /// What came of it, by libcurl's code.
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
