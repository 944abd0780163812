/// How a connection waits for a lock that another one holds, in this or another process.
public enum LockWait {
    /// Called once a wait has lasted two seconds; does nothing by default.
    @TaskLocal public static var notice: @Sendable () -> Void = {}

    /// The longest wait.
    static let limit: Duration = .seconds(15)
    private static let noticeTime: Duration = .seconds(2)

    /// Returns the pause before another attempt; nil once the limit is reached.
    ///
    /// `attempts` is the number of earlier pauses of this wait.
    static func pause(after attempts: Int) -> Duration? {
        let (before, after) = (time(of: attempts), time(of: attempts + 1))
        if before >= noticeTime, time(of: attempts - 1) < noticeTime { notice() }
        return before < limit ? after - before : nil
    }

    /// The total of the first pauses: one millisecond, then two, up to a hundred.
    private static func time(of pauses: Int) -> Duration {
        let growing = min(max(0, pauses), 100)
        return .milliseconds(growing * (growing + 1) / 2 + max(0, pauses - 100) * 100)
    }
}
