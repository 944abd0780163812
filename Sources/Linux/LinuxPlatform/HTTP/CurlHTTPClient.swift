import CCurl
import Foundation
public import Networking

/// The Linux HTTP transport: libcurl's multi interface on one thread.
///
/// It uses HTTP/2 if the server supports it, reuses connections, decompresses bodies, follows
/// redirects according to `RedirectRule`, and enforces size and time limits while receiving. The
/// `Content-Encoding` and `Content-Length` headers describe the transferred data, although the body
/// is decompressed.
///
/// The proxy is set by the variables that curl reads (`https_proxy`, `http_proxy`, `all_proxy`,
/// `no_proxy`) or by the configuration; loopback addresses never use a proxy. Releasing the client
/// ends its thread and its connections.
///
/// See [libcurl multi](https://curl.se/libcurl/c/libcurl-multi.html).
public final class CurlHTTPClient: HTTPClient {
    private let mailbox: CurlMailbox

    /// Initializes libcurl and its TLS library for this process.
    ///
    /// The first client also does this, on its own thread. If the program will have other threads
    /// by then, call this before starting them.
    public static func prepare() {
        _ = CurlLoop.globalInit
    }

    /// Creates a client and starts its thread, which sleeps while it has no work.
    public convenience init(_ configuration: Configuration = Configuration()) {
        self.init(configuration, onThreadEnd: {})
    }

    /// Creates a client and starts its thread.
    ///
    /// - Parameters:
    ///   - configuration: the options for all requests.
    ///   - onThreadEnd: called on the thread just before it ends, for tests.
    init(_ configuration: Configuration, onThreadEnd: @escaping @Sendable () -> Void) {
        let mailbox = CurlMailbox()
        self.mailbox = mailbox
        CurlLoop.start(mailbox: mailbox, configuration: configuration, onEnd: onThreadEnd)
    }

    deinit {
        mailbox.post(.end)
    }

    /// Sends a request, follows redirects and returns the final response.
    ///
    /// - Throws: every ``HTTPError`` except `status` and `undecodable`; `connection` contains
    ///   libcurl's code.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let id = mailbox.open()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                mailbox.submit(request, id: id, continuation: continuation)
            }
        } onCancel: {
            mailbox.cancel(id)
        }
        return try result.get()
    }
}
