extension Clock<Duration> {
    /// Returns a closure that measures the time since this call.
    public func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
