import Foundation
import Locks
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
        "what may pass is sent again, and the good answer is returned",
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
        #expect(script.asked == Array(repeating: HTTPRequest(someURL), count: 3))
        #expect(clock.sleeps == [.milliseconds(300), .milliseconds(600)])
    }

    @Test(
        "what will not pass is returned at once",
        arguments: [
            .status(200), .status(304), .status(400), .status(401), .status(404), .status(501),
            .failure(.offline(.insecure)), .failure(.tooLarge(limit: 1)), .failure(.undecodable),
            .failure(.cancelled), .failure(.status(HTTPResponse(status: 404))),
        ] as [Result<HTTPResponse, HTTPError>]
    )
    func notRetried(_ outcome: Result<HTTPResponse, HTTPError>) async {
        let script = Script(outcome, .status(202))
        #expect(await retrying(script).outcome(HTTPRequest(someURL)) == outcome)
        #expect(clock.sleeps.isEmpty)
    }

    @Test("after the last attempt the last outcome stands")
    func lastOutcome() async {
        let errors = Script(.status(500), .failure(.offline(.timedOut)), .status(503))
        #expect(await retrying(errors).outcome(HTTPRequest(someURL)) == .status(503))
        let dropped = Script(.status(500), .status(500), .failure(.offline(.unreachable)))
        let outcome = await retrying(dropped).outcome(HTTPRequest(someURL))
        #expect(outcome == .failure(.offline(.unreachable)))
        #expect(errors.asked.count == 3)
        #expect(dropped.asked.count == 3)
    }

    @Test("PUT is sent once, HEAD again")
    func methods() async {
        let put = Script(.status(503), .status(200))
        let request = HTTPRequest(someURL, method: .put)
        #expect(await retrying(put).outcome(request) == .status(503))
        let head = Script(.status(503), .status(200))
        let outcome = await retrying(head).outcome(HTTPRequest(someURL, method: .head))
        #expect(outcome == .status(200))
    }

    @Test(
        "Retry-After is waited for, as seconds and as each form of a date, up to 30 seconds",
        arguments: [
            ("7", 7), (" 7 ", 7), ("0", 0), ("31", 30), ("99999999999999999999", 30),
            ("Sun, 06 Nov 1994 08:49:47 GMT", 10), ("Sunday, 06-Nov-94 08:49:47 GMT", 10),
            ("Sun Nov  6 08:49:47 1994", 10), ("Sun, 06 Nov 1994 09:49:37 GMT", 30),
            ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
        ]
    )
    func retryAfter(_ value: String, _ seconds: Int) async {
        let script = Script(.status(429, headers: ["Retry-After": value]), .status(200))
        #expect(await retrying(script).outcome(HTTPRequest(someURL)) == .status(200))
        #expect(clock.sleeps == [.seconds(seconds)])
    }

    @Test("a Retry-After that says nothing is ignored", arguments: ["", "soon", "-5", "1.5", "٣"])
    func unreadableRetryAfter(_ value: String) async {
        let script = Script(.status(503, headers: ["Retry-After": value]), .status(200))
        #expect(await retrying(script).outcome(HTTPRequest(someURL)) == .status(200))
        #expect(clock.sleeps == [.milliseconds(300)])
    }

    @Test("Retry-After counts for a validated 429 too, and not for a 500")
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

    @Test("waits double up to their limit, and jitter takes off up to half")
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
        // An hour on a real clock: the test ends only because the wait does.
        let policy = RetryPolicy(baseDelay: .seconds(7200), maximumDelay: .seconds(7200))
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
