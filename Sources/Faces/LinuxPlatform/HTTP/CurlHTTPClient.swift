import CCurl
import Foundation
public import Networking

/// The transport of Linux: libcurl's multi interface on one thread.
///
/// HTTP/2 where the server offers it, connections kept and shared, bodies decompressed, redirects
/// followed by `RedirectRule`, sizes and times limited while a response is received. A
/// response's `Content-Encoding` and `Content-Length` headers describe what was on the wire, its
/// body is decompressed. Proxies come from the variables that curl reads (`https_proxy`,
/// `http_proxy`, `all_proxy`, `no_proxy`) or from the configuration; loopback addresses never go
/// through one. Dropping the client ends its thread and its connections.
///
/// See [libcurl multi](https://curl.se/libcurl/c/libcurl-multi.html).
public final class CurlHTTPClient: HTTPClient {
    private let mailbox: CurlMailbox

    /// Sets libcurl up for this process, and the library of encryption below it.
    ///
    /// The first client does it too, on its thread; a program that has other threads by then calls
    /// this before it starts them.
    public static func prepare() {
        _ = CurlLoop.globalInit
    }

    /// Starts the thread; it sleeps while there is nothing to do.
    public convenience init(_ configuration: Configuration = Configuration()) {
        self.init(configuration, onThreadEnd: {})
    }

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - configuration: What holds for every request.
    ///   - onThreadEnd: Called on the thread as its last act, for tests.
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
