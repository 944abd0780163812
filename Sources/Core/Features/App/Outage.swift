import Observation

/// The period in which a catalog's service does not respond, shared by all of its lists.
@MainActor
@Observable
final class Outage {
    /// The delays before each retry; the last one repeats.
    static let delays: [Duration] = [.seconds(5), .seconds(10), .seconds(30), .seconds(60)]

    /// Whether the service did not respond last time.
    private(set) var isOn = false
    @ObservationIgnored private var failedAttempts = 0

    /// The delay before the next retry.
    var delay: Duration { Self.delays[min(failedAttempts, Self.delays.count - 1)] }

    /// The service did not respond.
    func began() {
        if !isOn { isOn = true }
    }

    /// A background retry failed.
    func attemptFailed() {
        failedAttempts += 1
    }

    /// The service may be back: retries begin again with the shortest delay.
    func resetBackoff() {
        failedAttempts = 0
    }

    /// The service responded.
    func ended() {
        failedAttempts = 0
        if isOn { isOn = false }
    }
}
