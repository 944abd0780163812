import Foundation
import Primitives
import Networking
import TestSupport
import Testing

@Suite("Retry")
struct RetryingHTTPClientTests {
    private let clock = StepClock()

    private func retrying(
        _ script: Script,
        policy: RetryPolicy = RetryPolicy(),
        jitter: Double = 1,
        now: Date = Date(timeIntervalSince1970: 784_111_777)
    ) -> RetryingHTTPClient {
        RetryingHTTPClient(
            script,
            policy: policy,
            clock: clock,
            jitter: { jitter },
            now: { now }
        )
    }

    @Test(
        "retries temporary failures and returns the success",
        arguments: [
            .status(429), .status(500), .status(502), .status(503), .status(504),
            .failure(.offline(.unreachable)), .failure(.offline(.timedOut)),
            .failure(.offline(.unknownHost)), .failure(.connection(code: 18)),
            .failure(.status(HTTPResponse(status: 503))),
        ] as [Result<HTTPResponse, HTTPError>]
    )
    func retried(_ failure: Result<HTTPResponse, HTTPError>) async {
        let script = Script(failure, failure, .status(200))
        #expect(await retrying(script).outcome(HTTPRequest(someURL)) == .status(200))
        // Each attempt gets what is left of the twenty seconds.
        let times: [Duration] = [.seconds(20), .milliseconds(19_700), .milliseconds(19_100)]
        #expect(script.asked == times.map { HTTPRequest(someURL, timeout: $0) })
        #expect(clock.sleeps == [.milliseconds(300), .milliseconds(600)])
    }

    @Test(
        "returns a success or permanent failure at once",
        arguments: [
            .status(200), .status(304), .status(400), .status(401), .status(404), .status(501),
            .failure(.insecure), .failure(.tooLarge(limit: 1)), .failure(.undecodable),
            .failure(.cancelled), .failure(.refused), .failure(.status(HTTPResponse(status: 404))),
        ] as [Result<HTTPResponse, HTTPError>]
    )
    func notRetried(_ outcome: Result<HTTPResponse, HTTPError>) async {
        let script = Script(outcome, .status(202))
        #expect(await retrying(script).outcome(HTTPRequest(someURL)) == outcome)
        #expect(clock.sleeps.isEmpty)
    }

    @Test("returns the outcome of the last attempt")
    func lastOutcome() async {
        let errors = Script(.status(500), .failure(.offline(.timedOut)), .status(503))
        #expect(await retrying(errors).outcome(HTTPRequest(someURL)) == .status(503))
        let dropped = Script(.status(500), .status(500), .failure(.offline(.unreachable)))
        let outcome = await retrying(dropped).outcome(HTTPRequest(someURL))
        #expect(outcome == .failure(.offline(.unreachable)))
        #expect(errors.asked.count == 3)
        #expect(dropped.asked.count == 3)
    }

    @Test("sends PUT once and retries HEAD")
    func methods() async {
        let put = Script(.status(503), .status(200))
        let request = HTTPRequest(someURL, method: .put)
        #expect(await retrying(put).outcome(request) == .status(503))
        let head = Script(.status(503), .status(200))
        let outcome = await retrying(head).outcome(HTTPRequest(someURL, method: .head))
        #expect(outcome == .status(200))
    }

    @Test(
        "waits for Retry-After, in seconds or in any date format",
        arguments: [
            ("7", 7), (" 7 ", 7), ("0", 0), ("19", 19), ("Sun, 06 Nov 1994 08:49:47 GMT", 10),
            ("Sunday, 06-Nov-94 08:49:47 GMT", 10), ("Sun Nov  6 08:49:47 1994", 10),
            ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
        ]
    )
    func retryAfter(_ value: String, _ seconds: Int) async {
        let script = Script(.status(429, headers: ["Retry-After": value]), .status(200))
        #expect(await retrying(script).outcome(HTTPRequest(someURL)) == .status(200))
        #expect(clock.sleeps == [.seconds(seconds)])
    }

    @Test(
        "a Retry-After beyond the deadline returns the response at once",
        arguments: ["20", "9999", "99999999999999999999", "Sun, 06 Nov 1994 09:49:37 GMT"]
    )
    func tooLongRetryAfter(_ value: String) async {
        let refusal = HTTPResponse(status: 503, headers: ["Retry-After": value])
        let script = Script(.success(refusal), .status(200))
        #expect(await retrying(script).outcome(HTTPRequest(someURL)) == .success(refusal))
        #expect(clock.sleeps.isEmpty)
        #expect(script.asked.count == 1)
    }

    @Test("all attempts and waits share one deadline")
    func deadline() async {
        // Each response takes the whole timeout.
        let client = HandlerHTTPClient { [clock] request in
            clock.advance(by: request.timeout)
            return HTTPResponse(status: 504)
        }
        let cases: [(RetryPolicy, Duration, seconds: Int)] = [
            (RetryPolicy(), .seconds(30), 20), (.patient, .seconds(60), 60),
        ]
        for (policy, timeout, seconds) in cases {
            let start = clock.now
            let retrying = RetryingHTTPClient(client, policy: policy, clock: clock)
            let outcome = await retrying.outcome(HTTPRequest(someURL, timeout: timeout))
            #expect(outcome == .status(504))
            #expect(start.duration(to: clock.now) == .seconds(seconds))
        }
    }

    @Test("the time left after attempts and waits is the next timeout")
    func shares() async {
        let times = Locked<[Duration]>([])
        let client = HandlerHTTPClient { [clock] request in
            times.withLock { $0.append(request.timeout) }
            clock.advance(by: .seconds(8))
            return HTTPResponse(status: 502)
        }
        let retrying = RetryingHTTPClient(client, clock: clock, jitter: { 1 })
        #expect(await retrying.outcome(HTTPRequest(someURL)) == .status(502))
        let expected: [Duration] = [.seconds(20), .milliseconds(11_700), .milliseconds(3_100)]
        #expect(times.withLock { $0 } == expected)
    }

    @Test("a Retry-After date is relative to the response's Date")
    func ownClock() {
        let headers: HTTPHeaders = [
            "Retry-After": "Sun, 06 Nov 1994 08:49:47 GMT",
            "Date": "Sun, 06 Nov 1994 08:49:37 GMT",
        ]
        #expect(HTTPResponse(status: 503, headers: headers).retryAfter() == .seconds(10))
        #expect(HTTPResponse(status: 503).retryAfter() == nil)
    }

    @Test("ignores an invalid Retry-After", arguments: ["", "soon", "-5", "1.5", "٣"])
    func unreadableRetryAfter(_ value: String) async {
        let script = Script(.status(503, headers: ["Retry-After": value]), .status(200))
        #expect(await retrying(script).outcome(HTTPRequest(someURL)) == .status(200))
        #expect(clock.sleeps == [.milliseconds(300)])
    }

    @Test("uses the Retry-After of a thrown 429, but not of a 500")
    func retryAfterByStatus() async {
        let headers: HTTPHeaders = ["Retry-After": "7"]
        let limited = HTTPResponse(status: 429, headers: headers)
        let script = Script(
            .failure(.status(limited)),
            .status(500, headers: headers),
            .status(200)
        )
        #expect(await retrying(script).outcome(HTTPRequest(someURL)) == .status(200))
        #expect(clock.sleeps == [.seconds(7), .milliseconds(600)])
    }

    @Test("delays double up to a limit, and jitter subtracts up to half")
    func delays() {
        let policy = RetryPolicy()
        let waits = [1, 2, 3, 5, 6, 7, 1000].map { policy.delay(after: $0, jitter: 1) }
        let expected: [Duration] = [
            .milliseconds(300), .milliseconds(600), .milliseconds(1200), .milliseconds(4800),
            .seconds(8), .seconds(8), .seconds(8),
        ]
        #expect(waits == expected)
        #expect(policy.delay(after: 1, jitter: 0) == .milliseconds(150))
    }

    @Test("the default jitter stays within the delay")
    func defaultJitter() async {
        for _ in 0..<50 {
            let clock = StepClock()
            let script = Script(.status(500), .status(200))
            _ = await RetryingHTTPClient(script, clock: clock).outcome(HTTPRequest(someURL))
            #expect((.milliseconds(150)...(.milliseconds(300))).contains(clock.sleeps[0]))
        }
    }

    @Test("cancellation ends a wait at once")
    func cancellation() async {
        // Two hours on a real clock: the test ends only if the wait does.
        let policy = RetryPolicy(
            baseDelay: .seconds(7200),
            maximumDelay: .seconds(7200),
            deadline: .seconds(14_400)
        )
        let (asked, tell) = AsyncStream.makeStream(of: Void.self)
        let client = RetryingHTTPClient(
            HandlerHTTPClient { _ in
                tell.yield()
                return HTTPResponse(status: 503)
            },
            policy: policy
        )
        let task = Task { await client.outcome(HTTPRequest(someURL)) }
        for await _ in asked { break }
        task.cancel()
        #expect(await task.value == .failure(.cancelled))
    }
}
