public import DemoService
import Foundation
public import Networking
import Primitives

/// The demo service with additions for tests: faults, a request log, and an adjustable latency.
///
/// `GET /__log` returns how many times each path was requested, without keys; `PUT /__log` resets
/// it. `PUT /__faults` (body: see ``Faults/init(parsing:)``) and `PUT /__latency` (body:
/// milliseconds) apply to later requests. The service doesn't count or delay these control
/// requests, and injects no faults into them.
public struct FaultyDemo: Sendable {
    private struct State {
        var plan: FaultPlan
        var latency: Duration
        var log = RequestLog()
    }

    private let service: DemoService
    private let seed: UInt64
    private let clock: any Clock<Duration>
    private let state: Locked<State>

    /// Wraps a service.
    ///
    /// - Parameters:
    ///   - service: The service, configured without latency.
    ///   - faults: The initial faults; none by default.
    ///   - seed: Equal seeds give the same faults for the same requests; 1 by default.
    ///   - latency: The initial response delay; none by default.
    ///   - clock: Measures the latency; the system's continuous clock by default.
    public init(
        _ service: DemoService,
        faults: Faults = Faults(),
        seed: UInt64 = 1,
        latency: Duration = .zero,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.service = service
        self.seed = seed
        self.clock = clock
        state = Locked(State(plan: FaultPlan(faults: faults, seed: seed), latency: latency))
    }

    /// Answers one request.
    ///
    /// If the task is cancelled, the response drops the connection without waiting for the latency.
    public func response(to request: HTTPRequest) async -> HTTPResponse {
        if request.url.path.hasPrefix("/__") { return control(request) }
        let kind = service.kind(of: request)
        let (fault, latency) = state.withLock { state in
            state.log.count(Self.target(of: request))
            return (state.plan.next(for: kind), state.latency)
        }
        guard fault.refusal != .dropped, await DemoService.hasWaited(latency, on: clock) else {
            return .dropped
        }
        let response: HTTPResponse
        if let refusal = fault.refusal {
            response = refusal.response
        } else {
            response = await service.response(to: request)
        }
        return fault.applied(to: response, of: kind)
    }
}

extension FaultyDemo {
    private func control(_ request: HTTPRequest) -> HTTPResponse {
        switch (request.url.path, request.method) {
        case ("/__log", .get): return logged
        case ("/__log", .put):
            state.withLock { $0.log = RequestLog() }
            return logged
        case ("/__faults", .put): return setFaults(request.body)
        case ("/__latency", .put): return setLatency(request.body)
        case ("/__log", _), ("/__faults", _), ("/__latency", _):
            return .plain("use PUT\n", status: 405)
        default: return .plain("no such control\n", status: 404)
        }
    }

    private var logged: HTTPResponse {
        let payload = state.withLock { $0.log.payload }
        do {
            let data = try JSONEncoder().encode(payload)
            return .plain(
                String(decoding: data, as: UTF8.self),
                status: 200,
                type: "application/json"
            )
        } catch {
            return .plain("\(error)\n", status: 500)
        }
    }

    /// Replaces the faults and restarts the count, which makes the following faults predictable.
    private func setFaults(_ body: Data) -> HTTPResponse {
        do throws(FaultsError) {
            let faults = try Faults(parsing: String(decoding: body, as: UTF8.self))
            state.withLock { $0.plan = FaultPlan(faults: faults, seed: seed) }
            return .plain("\(faults)\n", status: 200)
        } catch {
            return .plain("\(error)\n", status: 400)
        }
    }

    private func setLatency(_ body: Data) -> HTTPResponse {
        let text = String(decoding: body, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard let milliseconds = Int(text), (0...600_000).contains(milliseconds) else {
            return .plain(
                "latency needs 0 to 600000 milliseconds, not \"\(text)\"\n",
                status: 400
            )
        }
        state.withLock { $0.latency = .milliseconds(milliseconds) }
        return .plain("\(text)\n", status: 200)
    }

    /// Returns the path and query without `api_key` and anything else that looks like a key.
    private static func target(of request: HTTPRequest) -> String {
        func safe(_ encoded: Substring) -> String {
            let text = encoded.removingPercentEncoding ?? String(encoded)
            let redacted = Redaction.text(text)
            return redacted == text ? String(encoded) : redacted
        }
        let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        let path = (parts?.percentEncodedPath ?? "").split(separator: "/")
        let items = (parts?.percentEncodedQuery ?? "").split(separator: "&").filter { item in
            item.prefix { $0 != "=" }.removingPercentEncoding?.lowercased() != "api_key"
        }
        let target = "/" + path.map(safe).joined(separator: "/")
        return items.isEmpty ? target : target + "?" + items.map(safe).joined(separator: "&")
    }
}
