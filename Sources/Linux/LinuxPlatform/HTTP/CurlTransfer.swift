import CCurl
import Foundation
import Networking

/// A request in flight, used only on its client's thread.
final class CurlTransfer {
    /// libcurl's easy handle, which the loop owns.
    let easy: UnsafeMutableRawPointer
    /// The current request, after any redirects.
    private(set) var request: HTTPRequest
    let answer: CurlMailbox.Answer
    /// The time by which the whole exchange must finish.
    let deadline: ContinuousClock.Instant
    /// The request's header lines, which libcurl reads until the transfer ends.
    var headerLines: UnsafeMutablePointer<curl_slist>?

    /// The address of the original request.
    let origin: URL
    private(set) var redirects = 0
    private(set) var head = CurlResponseHead()
    private var body = Data()
    private var isTooLarge = false
    /// Whether the connection's peer may not get the request.
    var isRefused = false
    private var received = 0
    private var gauge: LeastSpeed.Gauge
    private var connecting: Connecting

    /// Creates a transfer whose time starts now.
    ///
    /// Of that time, name lookup and connecting together may take up to `connectTimeout`.
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

    /// Receives a line of the response head.
    ///
    /// - Returns: false to abort.
    func receive(headerLine: UnsafeRawBufferPointer) -> Bool {
        received += headerLine.count
        head.add(String(decoding: headerLine, as: UTF8.self))
        guard head.isComplete, request.method != .head, let length = head.bodyLength else {
            return true
        }
        isTooLarge = length > request.maximumBytes
        // Reserves less than the announced length, which may be wrong.
        if !isTooLarge { body.reserveCapacity(min(length, 4_000_000)) }
        return !isTooLarge
    }

    /// Receives part of the decompressed body.
    ///
    /// - Returns: false to abort.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        received += bytes.count
        // The body of a redirect isn't used.
        guard !head.isRedirect else { return true }
        isTooLarge = body.count + bytes.count > request.maximumBytes
        guard !isTooLarge else { return false }
        body.append(contentsOf: bytes)
        return true
    }

    /// libcurl looks up a name or opens a socket for this transfer.
    func connects() { connecting.begin(at: .now) }

    /// The transfer has a connection, either its own or a shared one.
    func isConnected() { connecting.end() }

    /// Starts over with another request; the deadline and limits stay the same.
    func turn(to next: HTTPRequest) {
        redirects += 1
        connecting.end()
        request = next
        head = CurlResponseHead()
        body = Data()
    }

    /// Frees the header lines; call this once libcurl no longer reads them.
    func dropHeaderLines() {
        curl_slist_free_all(headerLines)
        headerLines = nil
    }

    /// Returns whether the deadline has passed, connecting takes too long, or the response is too
    /// slow.
    func hasRunOut(at now: ContinuousClock.Instant) -> Bool {
        deadline <= now || connecting.isTooLong(at: now)
            || gauge.isTooSlow(received: head.status.map { _ in received }, at: now)
    }

    /// Returns the final result for libcurl's code.
    func result(_ code: CURLcode) -> Result<HTTPResponse, HTTPError> {
        guard !isRefused else { return .failure(.refused) }
        guard !isTooLarge else { return .failure(.tooLarge(limit: request.maximumBytes)) }
        guard code == CURLE_OK, let status = head.status else {
            return .failure(HTTPError(curl: code, hasResponse: head.status != nil))
        }
        return .success(
            HTTPResponse(
                status: status,
                headers: head.headers,
                body: body,
                version: head.version,
                url: redirects > 0 ? request.url : nil
            )
        )
    }
}
