import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The transport on Apple's systems: a `URLSession` without cookies, cache or stored credentials.
///
/// It limits the total time, and the size of a body while receiving it. Redirects follow
/// ``RedirectRule``. It also runs on Linux, but there libcurl is many times faster and reports the
/// response's HTTP version.
public final class URLSessionHTTPClient: HTTPClient {
    private let session: URLSession
    private let delegate = SessionDelegate()

    /// Creates a client with a new session.
    ///
    /// - Parameter connectionsPerHost: The maximum number of simultaneous HTTP/1.1 connections to
    ///   one host. 6 by default.
    public init(connectionsPerHost: Int = 6) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.httpMaximumConnectionsPerHost = connectionsPerHost
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit {
        // A session retains its delegate until it is invalidated.
        session.invalidateAndCancel()
    }

    /// Sends a request, follows redirects, and returns any other response.
    ///
    /// A request that doesn't allow local hosts fails if the address itself is local. URLSession
    /// doesn't report what a name resolves to before it connects.
    ///
    /// - Throws: Every ``HTTPError`` except `status` and `undecodable`.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        guard request.allowsLocalHosts || !request.url.isLocal else { throw .refused }
        let task = session.dataTask(with: URLRequest(request))
        let id = task.taskIdentifier
        delegate.open(id, for: request)
        let watch = Task { [delegate] in
            let deadline = ContinuousClock.now + request.timeout
            while ContinuousClock.now < deadline, !delegate.isTooSlow(id) {
                let look = min(deadline, .now + request.leastSpeed.window / 10)
                // Throws only if the response arrived first and cancelled this watchdog.
                guard (try? await Task.sleep(until: look)) != nil else { return }
            }
            delegate.timeOut(id)
            task.cancel()
        }
        defer { watch.cancel() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if delegate.submit(id, continuation: continuation) { task.resume() }
            }
        } onCancel: {
            delegate.fail(id, with: .cancelled)
            task.cancel()
        }
        return try result.get()
    }
}

extension URLRequest {
    fileprivate init(_ request: HTTPRequest) {
        self.init(url: request.url)
        httpMethod = request.method.rawValue
        timeoutInterval = request.timeout / .seconds(1)
        if request.method == .put { httpBody = request.body }
        for (name, value) in request.headers.fields { setValue(value, forHTTPHeaderField: name) }
    }
}
