import Foundation
import Primitives
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension SessionDelegate: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let isWanted = exchanges.withLock { exchanges in
            guard let response = response as? HTTPURLResponse else { return true }
            return exchanges[dataTask.taskIdentifier]?.receive(response) ?? false
        }
        if !isWanted { refuse(dataTask) }
        completionHandler(isWanted ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isWanted = exchanges.withLock {
            $0[dataTask.taskIdentifier]?.receive(data) ?? true
        }
        if !isWanted { refuse(dataTask) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        finish(task.taskIdentifier, error: error)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let request: HTTPRequest? = exchanges.withLock { exchanges in
            exchanges[task.taskIdentifier]?.redirects += 1
            let redirects = exchanges[task.taskIdentifier]?.redirects ?? 0
            guard redirects <= RedirectRule.maximumCount else { return nil }
            var request = exchanges[task.taskIdentifier]?.request
            if let url = response.url { request?.url = url }
            return request
        }
        guard let request, let target = newRequest.url, RedirectRule.permits(request, to: target)
        else {
            let error = request.map { RedirectRule.refusal(of: $0, to: newRequest.url) }
            fail(task.taskIdentifier, with: error ?? .refused)
            // The task must not be cancelled as well: on Linux a cancelled task's completion
            // handler traps.
            completionHandler(nil)
            return
        }
        completionHandler(Self.withoutCredentials(newRequest, redirectedFrom: response.url))
    }

    #if !canImport(FoundationNetworking)
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
        let name = metrics.transactionMetrics.last?.networkProtocolName ?? ""
        guard name.hasPrefix("h2") || name.hasPrefix("h3") else { return }
        exchanges.withLock { $0[task.taskIdentifier]?.version = .http2 }
    }
    #endif
}

extension SessionDelegate {
    private func refuse(_ task: URLSessionDataTask) {
        let limit = exchanges.withLock { $0[task.taskIdentifier]?.request.maximumBytes }
        if let limit { fail(task.taskIdentifier, with: .tooLarge(limit: limit)) }
        task.cancel()
    }

    private static func withoutCredentials(
        _ request: URLRequest,
        redirectedFrom origin: URL?
    ) -> URLRequest {
        guard let origin, let target = request.url, !origin.hasSameOrigin(as: target) else {
            return request
        }
        var request = request
        for name in (request.allHTTPHeaderFields ?? [:]).keys
        where !RedirectRule.harmlessHeaders.contains(name.lowercased()) {
            request.setValue(nil, forHTTPHeaderField: name)
        }
        return request
    }
}
