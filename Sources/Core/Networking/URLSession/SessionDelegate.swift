import Foundation
import Primitives
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Collects the responses of one session and answers each request exactly once.
///
/// What comes for a task that is answered already is ignored, so a cancellation or an excess ends
/// a request at once, whenever the session says so.
final class SessionDelegate: NSObject, Sendable {
    /// Where an answer goes.
    typealias Answer = CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>

    let exchanges = Locked<[Int: SessionExchange]>([:])

    /// Begins an exchange, before its task runs.
    func open(_ task: Int, for request: HTTPRequest) {
        exchanges.withLock { $0[task] = SessionExchange(request) }
    }

    /// Says where the answer goes.
    /// - Returns: False where it has gone there already: the caller was cancelled.
    func submit(_ task: Int, continuation: Answer) -> Bool {
        let isOpen = exchanges.withLock { exchanges in
            exchanges[task]?.answer = continuation
            return exchanges[task] != nil
        }
        if !isOpen { continuation.resume(returning: .failure(.cancelled)) }
        return isOpen
    }

    /// Answers by an error.
    func fail(_ task: Int, with error: HTTPError) {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task) }
        exchange?.answer?.resume(returning: .failure(error))
    }

    /// Whether too little of a response has come of late; false for one that is answered.
    func isTooSlow(_ task: Int) -> Bool {
        exchanges.withLock { $0[task]?.isTooSlow() ?? false }
    }

    /// Answers by the error of a request whose time has run out.
    func timeOut(_ task: Int) {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task) }
        exchange?.answer?.resume(returning: .failure(exchange?.error(.timedOut) ?? .cancelled))
    }

    /// Answers by what has been collected, or by what the session says went wrong.
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
