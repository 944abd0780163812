public import Foundation
import Primitives

/// A client that retries GET and HEAD after failures that may be transient; see ``RetryPolicy``.
///
/// After the last attempt, or if the next one would begin after the deadline, the client returns
/// the last response or throws the last error. Each attempt is limited to the remaining time. The
/// client works both inside and outside a ``ValidatingHTTPClient``. Cancellation ends a delay at
/// once.
///
/// With a ``Pace``, each attempt waits for its turn. The wait counts against the deadline unless the
/// task has unlimited `Patience`, or the client yields its turns to others.
public struct RetryingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let policy: RetryPolicy
    private let pace: Pace?
    private let yieldsTurns: Bool
    private let clock: any Clock<Duration>
    private let jitter: @Sendable () -> Double
    private let now: @Sendable () -> Date

    /// Wraps a client.
    ///
    /// - Parameters:
    ///   - client: Sends each attempt.
    ///   - policy: The number of attempts and the delays between them.
    ///   - pace: The turns of the service's requests; nil, the default, for no limit.
    ///   - yieldsTurns: Whether its requests wait for as long as it takes, with only one of them in
    ///     the way of other requests at the same pace; false by default.
    ///   - clock: Sleeps between attempts.
    ///   - jitter: A number from 0 to 1 for each delay; random by default.
    ///   - now: The current date, which a date in Retry-After is compared with.
    public init(
        _ client: any HTTPClient,
        policy: RetryPolicy = RetryPolicy(),
        pace: Pace? = nil,
        yieldsTurns: Bool = false,
        clock: any Clock<Duration> = ContinuousClock(),
        jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.client = client
        self.policy = policy
        self.pace = pace
        self.yieldsTurns = yieldsTurns
        self.clock = clock
        self.jitter = jitter
        self.now = now
    }

    /// Sends a request, with retries if needed.
    ///
    /// - Throws: The last attempt's error, `paced` if the first one's turn comes too late, or
    ///   `cancelled`.
    public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let elapsed = clock.stopwatch()
        let attempts = request.method == .put ? 1 : policy.attempts
        var deadline = policy.deadline
        var attempt = 1
        var last: Result<HTTPResponse, HTTPError>?
        while true {
            do throws(HTTPError) {
                deadline += try await patientWait(before: deadline - elapsed() - Self.leastTime)
            } catch {
                if case .paced = error, let last { return try last.get() }
                throw error
            }
            let outcome = await outcome(of: request, within: deadline - elapsed())
            last = outcome
            guard attempt < attempts, policy.isWorthRetrying(outcome) else {
                return try outcome.get()
            }
            let delay = delay(after: attempt, outcome)
            guard elapsed() + delay < deadline else { return try outcome.get() }
            do {
                try await clock.sleep(for: delay)
            } catch {
                // A clock's sleep throws only when cancelled.
                throw .cancelled
            }
            attempt += 1
        }
    }
}

extension RetryingHTTPClient {
    /// The time that must be left for a request after the wait for its turn; with less, it would
    /// look as if the service didn't respond.
    private static let leastTime = Duration.seconds(5)

    /// Waits for the request's turn.
    ///
    /// - Returns: the part of the wait that doesn't count: all or none.
    /// - Throws: `paced` or `cancelled`.
    private func patientWait(before limit: Duration) async throws(HTTPError) -> Duration {
        guard let pace else { return .zero }
        if yieldsTurns { return try await pace.waitYielding() }
        guard Patience.isUnlimited else {
            _ = try await pace.wait(atMost: limit)
            return .zero
        }
        return try await pace.wait(atMost: nil)
    }

    private func outcome(
        of request: HTTPRequest,
        within time: Duration
    ) async -> Result<HTTPResponse, HTTPError> {
        var request = request
        request.timeout = min(request.timeout, time)
        do throws(HTTPError) {
            return .success(try await client.response(to: request))
        } catch {
            return .failure(error)
        }
    }

    private func delay(
        after attempt: Int,
        _ outcome: Result<HTTPResponse, HTTPError>
    ) -> Duration {
        switch outcome {
        case .success(let response), .failure(.status(let response)):
            if let delay = policy.requestedDelay(of: response, now: now()) { return delay }
        case .failure:
            break
        }
        return policy.delay(after: attempt, jitter: jitter())
    }
}
