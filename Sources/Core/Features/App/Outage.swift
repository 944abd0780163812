import Library
import Observation

/// A period in which a catalog's service doesn't respond, shared by all its lists and pages.
@MainActor
@Observable
final class Outage {
    /// Whether the last request got no response.
    private(set) var isOn = false
    /// How many outages have ended.
    private(set) var endCount = 0
    /// Whether an alert has reported the outage.
    @ObservationIgnored private(set) var isReported = false
    /// Called after the outage began or ended.
    @ObservationIgnored var changed: @MainActor () -> Void = {}
    @ObservationIgnored private var failedAttempts = 0

    /// The delay before the next retry.
    var delay: Duration { RetryDelay.after(attempts: failedAttempts) }

    /// Records that the service doesn't respond.
    func began() {
        guard !isOn else { return }
        isOn = true
        changed()
    }

    /// Records that an alert reports the outage.
    func wasReported() {
        isReported = true
    }

    /// Records that a background retry failed, which lengthens the next delay.
    func attemptFailed() {
        failedAttempts += 1
    }

    /// Resets the delay to the shortest, because the service may respond again.
    func resetBackoff() {
        failedAttempts = 0
    }

    /// Records that the service responded.
    func ended() {
        failedAttempts = 0
        isReported = false
        guard isOn else { return }
        isOn = false
        endCount += 1
        changed()
    }
}
