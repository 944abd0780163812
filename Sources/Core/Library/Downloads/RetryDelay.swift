/// The delay before retrying a service that doesn't respond.
public enum RetryDelay {
    private static let delays: [Duration] = [.seconds(5), .seconds(10), .seconds(30), .seconds(60)]

    /// Returns the delay after a number of failed retries: 5, 10 and 30 seconds, then 60.
    public static func after(attempts: Int) -> Duration {
        delays[min(attempts, delays.count - 1)]
    }
}
