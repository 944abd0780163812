import Foundation
import Primitives
import Networking

/// What can be read and changed while the service runs: the request log, the faults, the latency.
///
/// Requests below `/__` are neither counted nor delayed, and have no faults.
final class ControlAPI: Sendable {
    private let log = Locked(RequestLog())
    private let plan: Locked<FaultPlan>
    private let delay: Locked<Duration>

    init(_ options: DemoOptions) {
        plan = Locked(FaultPlan(faults: options.faults, seed: options.seed))
        delay = Locked(options.latency)
    }

    /// The current delay of responses.
    var latency: Duration { delay.withLock { $0 } }

    /// Counts a request of the service proper and returns its fault.
    func admit(_ request: ServiceRequest, as kind: Route.Kind) -> InjectedFault {
        log.withLock { $0.count(request.logged) }
        return plan.withLock { $0.next(for: kind) }
    }

    /// Answers a request below `/__`; nil for all others.
    ///
    /// `GET /__log`, `PUT /__log` (resets the counts), `PUT /__faults` (body: a list as for
    /// `--faults`), `PUT /__latency` (body: milliseconds). The last two only if faults are enabled.
    func reply(to request: ServiceRequest) -> Reply? {
        guard let name = request.path.first, name.hasPrefix("__") else { return nil }
        guard request.path.count == 1 else { return TMDBError.notFound.reply }
        switch (name, request.method) {
        case ("__log", .get), ("__log", .head): return logReply
        case ("__log", .put):
            log.withLock { $0 = RequestLog() }
            return logReply
        case ("__faults", .put): return setFaults(request.body)
        case ("__latency", .put): return setLatency(request.body)
        case ("__log", _), ("__faults", _), ("__latency", _):
            return TMDBError.methodNotSupported.reply
        default: return TMDBError.notFound.reply
        }
    }
}

extension ControlAPI {
    private var logReply: Reply {
        Reply.json(log.withLock { $0.payload }, status: 200)
    }

    private func setFaults(_ body: Data) -> Reply {
        guard plan.withLock({ $0.isChangeable }) else { return Self.refusal }
        do throws(FaultsError) {
            let faults = try Faults(parsing: String(decoding: body, as: UTF8.self))
            plan.withLock { $0.replace(with: faults) }
            return Self.text(faults.description, status: 200)
        } catch {
            return Self.text(error.description, status: 400)
        }
    }

    private func setLatency(_ body: Data) -> Reply {
        guard plan.withLock({ $0.isChangeable }) else { return Self.refusal }
        let text = String(decoding: body, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard let milliseconds = Int(text), (0...600_000).contains(milliseconds) else {
            return Self.text("latency needs 0 to 600000 milliseconds, not \"\(text)\"", status: 400)
        }
        delay.withLock { $0 = .milliseconds(milliseconds) }
        return Self.text(text, status: 200)
    }

    private static let refusal = text(
        "faults are off: start the service with --faults to change them",
        status: 403
    )

    private static func text(_ text: String, status: Int) -> Reply {
        Reply(
            status: status,
            contentType: "text/plain;charset=utf-8",
            body: Data((text + "\n").utf8)
        )
    }
}
