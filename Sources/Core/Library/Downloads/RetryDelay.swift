/// How long to wait before a service that does not respond is asked again.
public enum RetryDelay {
    private static let delays: [Duration] = [.seconds(5), .seconds(10), .seconds(30), .seconds(60)]

    /// The delay after so many failed retries: 5, 10 and 30 seconds, then 60.
    public static func after(attempts: Int) -> Duration {
        delays[min(attempts, delays.count - 1)]
    }
}
