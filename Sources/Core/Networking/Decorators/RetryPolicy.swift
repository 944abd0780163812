public import Foundation

/// How often and how soon a failed request is sent again.
public struct RetryPolicy: Hashable, Sendable {
    /// Statuses that say "later": 429, 500, 502, 503 and 504.
    public static let retriedStatuses: Set<Int> = [429, 500, 502, 503, 504]

    /// How often a request is sent at most, the first time included.
    ///
    /// 3 by default.
    public var attempts: Int
    /// The wait after the first failure before jitter, doubled with each further one.
    ///
    /// 0.3 s by default.
    public var baseDelay: Duration
    /// The longest such wait.
    ///
    /// 8 s by default.
    public var maximumDelay: Duration
    /// How long a request may take with all its tries and the waits between them.
    ///
    /// 20 s by default: a person waits for it.
    public var deadline: Duration

    /// The policy for what nobody waits for, such as pictures and a sync: a deadline of 60 s.
    public static let patient = RetryPolicy(deadline: .seconds(60))

    /// Makes a policy; see the properties for the defaults.
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

    /// The wait before the next attempt: between half of the doubled delay and all of it.
    /// - Parameters:
    ///   - attempt: The attempt that failed; 1-based.
    ///   - jitter: 0 for half of the delay, 1 for all of it.
    /// - Returns: At most ``maximumDelay``.
    public func delay(after attempt: Int, jitter: Double) -> Duration {
        // 2^30 × any delay is over every sensible maximum; more would overflow.
        let doubled = baseDelay * (1 << min(max(attempt - 1, 0), 30))
        return min(doubled, maximumDelay) * (0.5 + 0.5 * jitter)
    }

    /// The wait that a response asks for by Retry-After.
    ///
    /// - Parameters:
    ///   - response: Counts where it is a 429 or 503.
    ///   - now: What a date in the field is compared with.
    /// - Returns: Nil where there is no field that can be read.
    public func requestedDelay(of response: HTTPResponse, now: Date) -> Duration? {
        guard response.status == 429 || response.status == 503 else { return nil }
        return response.retryAfter(now: now)
    }

    /// Whether an outcome may be better another time: ``retriedStatuses``, a connection that was
    /// refused, dropped or broken off, and a timeout.
    public func isWorthRetrying(_ outcome: Result<HTTPResponse, HTTPError>) -> Bool {
        switch outcome {
        case .success(let response), .failure(.status(let response)):
            return Self.retriedStatuses.contains(response.status)
        case .failure(.offline(.insecure)): return false
        case .failure(.offline), .failure(.connection): return true
        case .failure(.tooLarge), .failure(.undecodable), .failure(.cancelled): return false
        }
    }
}
