import Foundation
import Primitives
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A session delegate that collects responses and resumes each caller exactly once.
///
/// It ignores callbacks for a finished task, so that a cancellation or an oversized body ends a
/// request at once, no matter when the session reports it.
final class SessionDelegate: NSObject, Sendable {
    typealias Answer = CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>

    let exchanges = Locked<[Int: SessionExchange]>([:])

    /// Registers an exchange; must be called before its task is resumed.
    func open(_ task: Int, for request: HTTPRequest) {
        exchanges.withLock { $0[task] = SessionExchange(request) }
    }

    /// Stores the caller's continuation.
    ///
    /// - Returns: False if the exchange has already ended because the caller was cancelled.
    func submit(_ task: Int, continuation: Answer) -> Bool {
        let isOpen = exchanges.withLock { exchanges in
            exchanges[task]?.answer = continuation
            return exchanges[task] != nil
        }
        if !isOpen { continuation.resume(returning: .failure(.cancelled)) }
        return isOpen
    }

    func fail(_ task: Int, with error: HTTPError) {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task) }
        exchange?.answer?.resume(returning: .failure(error))
    }

    /// Returns whether the response is too slow; false if it has ended.
    func isTooSlow(_ task: Int) -> Bool {
        exchanges.withLock { $0[task]?.isTooSlow() ?? false }
    }

    /// Ends the exchange with a timeout error.
    func timeOut(_ task: Int) {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task) }
        exchange?.answer?.resume(returning: .failure(exchange?.error(.timedOut) ?? .cancelled))
    }

    /// Ends the exchange with the received response, or with the session's error.
    func finish(_ task: Int, error: (any Error)?) {
        guard let exchange = exchanges.withLock({ $0.removeValue(forKey: task) }) else { return }
        guard let error else {
            exchange.answer?.resume(returning: exchange.result)
            return
        }
        let code = (error as? URLError)?.code ?? .unknown
        exchange.answer?.resume(returning: .failure(exchange.error(code)))
    }
}
