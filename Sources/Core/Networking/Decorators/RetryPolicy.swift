public import Foundation

/// The number of retries after a request fails, and the delays between them.
public struct RetryPolicy: Hashable, Sendable {
    /// Statuses that are worth a retry: 429, 500, 502, 503 and 504.
    public static let retriedStatuses: Set<Int> = [429, 500, 502, 503, 504]

    /// The maximum number of attempts, including the first.
    ///
    /// 3 by default.
    public var attempts: Int
    /// The delay after the first failure, before jitter; doubled after each further one.
    ///
    /// 0.3 s by default.
    public var baseDelay: Duration
    /// The longest delay before jitter.
    ///
    /// 8 s by default.
    public var maximumDelay: Duration
    /// The time limit for a request with all its attempts and delays.
    ///
    /// 20 s by default, since the user is waiting.
    public var deadline: Duration

    /// The policy for background work, such as pictures and a sync: a deadline of 60 s.
    public static let patient = RetryPolicy(deadline: .seconds(60))

    /// Creates a policy; see the properties for the defaults.
    public init(
        attempts: Int = 3,
        baseDelay: Duration = .milliseconds(300),
        maximumDelay: Duration = .seconds(8),
        deadline: Duration = .seconds(20)
    ) {
        self.attempts = attempts
        self.baseDelay = baseDelay
        self.maximumDelay = maximumDelay
        self.deadline = deadline
    }

    /// Returns the delay before the next attempt: between half of the doubled delay and all of it.
    ///
    /// - Parameters:
    ///   - attempt: The attempt that failed; 1-based.
    ///   - jitter: 0 for half of the delay, 1 for all of it.
    /// - Returns: At most ``maximumDelay``.
    public func delay(after attempt: Int, jitter: Double) -> Duration {
        // 2^30 times any delay exceeds every sensible maximum, and more would overflow.
        let doubled = baseDelay * (1 << min(max(attempt - 1, 0), 30))
        return min(doubled, maximumDelay) * (0.5 + 0.5 * jitter)
    }

    /// Returns the delay requested by a response with Retry-After.
    ///
    /// - Parameters:
    ///   - response: Only a 429 or 503 is considered.
    ///   - now: The date to compare a date in the field with.
    /// - Returns: Nil without a valid field.
    public func requestedDelay(of response: HTTPResponse, now: Date) -> Duration? {
        guard response.status == 429 || response.status == 503 else { return nil }
        return response.retryAfter(now: now)
    }

    /// Returns whether another attempt may succeed.
    ///
    /// It may after ``retriedStatuses``, a refused, dropped or broken connection, or a timeout.
    public func isWorthRetrying(_ outcome: Result<HTTPResponse, HTTPError>) -> Bool {
        switch outcome {
        case .success(let response), .failure(.status(let response)):
            return Self.retriedStatuses.contains(response.status)
        case .failure(.offline), .failure(.connection): return true
        case .failure(.insecure), .failure(.refused), .failure(.tooLarge), .failure(.undecodable),
            .failure(.paced), .failure(.cancelled):
            return false
        }
    }
}
