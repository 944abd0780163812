import Library
import Observation

/// The period in which a catalog's service does not respond, shared by all of its lists and pages.
@MainActor
@Observable
final class Outage {
    /// Whether the service did not respond last time.
    private(set) var isOn = false
    /// How many outages have ended.
    private(set) var endCount = 0
    /// Whether an alert has told it.
    @ObservationIgnored private(set) var isTold = false
    /// Called after it began or ended.
    @ObservationIgnored var changed: @MainActor () -> Void = {}
    @ObservationIgnored private var failedAttempts = 0

    /// The delay before the next retry.
    var delay: Duration { RetryDelay.after(attempts: failedAttempts) }

    /// The service did not respond.
    func began() {
        guard !isOn else { return }
        isOn = true
        changed()
    }

    /// An alert tells it.
    func wasTold() {
        isTold = true
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
        isTold = false
        guard isOn else { return }
        isOn = false
        endCount += 1
        changed()
    }
}
