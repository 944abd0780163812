import Observation

/// The time in which a catalog's service gives no answer, as all of its lists know it.
@MainActor
@Observable
final class Outage {
    /// How long to wait before the service is asked again: longer with each try in vain.
    static let delays: [Duration] = [.seconds(5), .seconds(10), .seconds(30), .seconds(60)]

    /// Whether the service last gave no answer.
    private(set) var isOn = false
    @ObservationIgnored private var failedAttempts = 0

    /// How long to wait before the next try.
    var delay: Duration { Self.delays[min(failedAttempts, Self.delays.count - 1)] }

    /// The service gave no answer; returns whether that is news.
    func began() -> Bool {
        guard !isOn else { return false }
        isOn = true
        return true
    }

    /// A silent try failed.
    func attemptFailed() {
        failedAttempts += 1
    }

    /// There is reason to hope: the next tries are made as soon as those after the beginning.
    func resetBackoff() {
        failedAttempts = 0
    }

    /// The service answered.
    func ended() {
        failedAttempts = 0
        if isOn { isOn = false }
    }
}
