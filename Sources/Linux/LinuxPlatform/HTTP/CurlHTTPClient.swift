import CCurl
import Foundation
public import Networking

/// The transport of Linux: libcurl's multi interface on one thread.
///
/// It uses HTTP/2 where the server offers it, reuses connections, decompresses bodies, follows
/// redirects by `RedirectRule`, and enforces the limits of size and time while receiving.
/// `Content-Encoding` and `Content-Length` headers describe the transferred data, the body is
/// decompressed. Proxies come from the variables that curl reads (`https_proxy`, `http_proxy`,
/// `all_proxy`, `no_proxy`) or from the configuration; loopback addresses never use one. Releasing
/// the client ends its thread and its connections.
///
/// See [libcurl multi](https://curl.se/libcurl/c/libcurl-multi.html).
public final class CurlHTTPClient: HTTPClient {
    private let mailbox: CurlMailbox

    /// Initializes libcurl and its TLS library for this process.
    ///
    /// The first client does it too, on its thread; a program that has other threads by then must
    /// call this before it starts them.
    public static func prepare() {
        _ = CurlLoop.globalInit
    }

    /// Starts the thread, which sleeps while there is nothing to do.
    public convenience init(_ configuration: Configuration = Configuration()) {
        self.init(configuration, onThreadEnd: {})
    }

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - configuration: Options for every request.
    ///   - onThreadEnd: Called on the thread just before it ends, for tests.
    init(_ configuration: Configuration, onThreadEnd: @escaping @Sendable () -> Void) {
        let mailbox = CurlMailbox()
        self.mailbox = mailbox
        CurlLoop.start(mailbox: mailbox, configuration: configuration, onEnd: onThreadEnd)
    }

    deinit {
        mailbox.post(.end)
    }

    /// Sends a request; redirects are followed, every other response is returned.
    ///
    /// - Throws: Every ``HTTPError`` but `status` and `undecodable`; `connection` carries libcurl's
    ///   code.
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
