import DemoService

/// Decides which fault each request gets.
struct FaultPlan: Sendable {
    private let seed: UInt64
    private let faults: Faults
    private var requests: UInt64 = 0
    private var apiRequests = 0

    /// Creates a plan that starts before the first request.
    init(faults: Faults, seed: UInt64) {
        self.faults = faults
        self.seed = seed
    }

    /// Counts a request and returns its fault.
    mutating func next(for kind: RouteKind) -> InjectedFault {
        let position = requests
        requests += 1
        if faults.flap, (position / Self.window) % 2 == 1 {
            return InjectedFault(refusal: .dropped)
        }
        if kind == .api {
            apiRequests += 1
            if faults.rateLimit, apiRequests % Self.limit == 0 {
                return InjectedFault(refusal: .rateLimited)
            }
        }
        if strikes(faults.errorRate, position, .errorRate) {
            let kind = Int(StableHash.number(seed, position, .errorKind) % 3)
            return InjectedFault(refusal: .failed(status: [500, 502, 503][kind]))
        }
        return InjectedFault(
            damagesImage: strikes(faults.corruptImage, position, .corruptImage),
            transport: transport(of: faults, position)
        )
    }

    /// The number of requests that `flap` answers in a row before it drops as many.
    private static let window: UInt64 = 10
    /// With `rate-limit`, one API request in this many gets 429.
    private static let limit = 5
}

extension FaultPlan {
    private func transport(of faults: Faults, _ position: UInt64) -> TransportFault? {
        if strikes(faults.truncate, position, .truncate) { return .truncate }
        return strikes(faults.halfOpen, position, .halfOpen) ? .halfOpen : nil
    }

    private func strikes(
        _ probability: Double,
        _ position: UInt64,
        _ purpose: StableHash.Purpose
    ) -> Bool {
        StableHash.fraction(seed, position, purpose) < probability
    }
}
