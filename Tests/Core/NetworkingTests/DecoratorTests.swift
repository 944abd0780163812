import Foundation
import Primitives
import Networking
import TestSupport
import Testing

@Suite("Status validation")
struct ValidatingHTTPClientTests {
    @Test("passes a success", arguments: [200, 201, 204, 299])
    func success(_ status: Int) async {
        let client = ValidatingHTTPClient(Script(.status(status)))
        #expect(await client.outcome(HTTPRequest(someURL)) == .status(status))
    }

    @Test(
        "throws any other status with its response",
        arguments: [199, 300, 304, 404, 500]
    )
    func failure(_ status: Int) async {
        let client = ValidatingHTTPClient(Script(.status(status, headers: ["X-A": "b"])))
        let response = HTTPResponse(status: status, headers: ["X-A": "b"])
        #expect(await client.outcome(HTTPRequest(someURL)) == .failure(.status(response)))
    }

    @Test(
        "passes 304 if the request is conditional",
        arguments: ["If-None-Match", "if-modified-since"]
    )
    func notModified(_ name: String) async {
        let client = ValidatingHTTPClient(Script(.status(304)))
        let request = HTTPRequest(someURL, headers: [name: "x"])
        #expect(await client.outcome(request) == .status(304))
    }

    @Test("passes the client's errors")
    func errors() async {
        let client = ValidatingHTTPClient(Script(.failure(.offline(.timedOut))))
        #expect(await client.outcome(HTTPRequest(someURL)) == .failure(.offline(.timedOut)))
    }
}

@Suite("Credentials")
struct CredentialHTTPClientTests {
    private let secret = "S3CR3T+/="

    @Test("a query credential follows the request's query, percent-encoded")
    func queryItem() async {
        let script = Script(.status(200))
        let client = CredentialHTTPClient(
            script,
            credential: .queryItem(name: "api_key", value: secret)
        )
        _ = await client.outcome(HTTPRequest(someURL))
        _ = await client.outcome(
            HTTPRequest(someURL.adding([URLQueryItem(name: "page", value: "2")]))
        )
        #expect(
            script.asked.map(\.url.absoluteString) == [
                "http://catalog.example/3/list?api_key=S3CR3T%2B%2F%3D",
                "http://catalog.example/3/list?page=2&api_key=S3CR3T%2B%2F%3D",
            ]
        )
    }

    @Test("a bearer credential becomes a header")
    func bearer() async {
        let script = Script(.status(200))
        _ = await CredentialHTTPClient(script, credential: .bearer(secret))
            .outcome(HTTPRequest(someURL))
        #expect(
            script.asked == [HTTPRequest(someURL, headers: ["Authorization": "Bearer \(secret)"])]
        )
    }

    @Test("its response hides the credential, others don't know it", arguments: [true, false])
    func hidden(isItsService: Bool) async throws {
        let client = CredentialHTTPClient(
            Script(.status(500)),
            credential: .header(name: "X-Key", value: secret),
            service: isItsService ? someURL : URL(string: "http://other.example")
        )
        let response = try await client.response(to: HTTPRequest(someURL))
        let texts = ["Bad: \(secret)", "Bad: S3CR3T%2B%2F%3D"]
        #expect(
            texts.map(response.redacted)
                == (isItsService ? ["Bad: [hidden]", "Bad: [hidden]"] : texts)
        )
    }

    @Test("a header credential becomes a header")
    func header() async {
        let script = Script(.status(200))
        let credential = HTTPCredential.header(name: "X-Key", value: secret)
        _ = await CredentialHTTPClient(script, credential: credential)
            .outcome(HTTPRequest(someURL))
        #expect(script.asked == [HTTPRequest(someURL, headers: ["X-Key": secret])])
        #expect(!"\(credential)".contains(secret))
    }

    @Test(
        "a user and a password, or a key within a header's value, are hidden as a whole and in part"
    )
    func parts() async throws {
        let password = "s3cret é"
        let login = Data("olha:\(password)".utf8).base64EncodedString()
        for (credential, value) in [
            (HTTPCredential.basic(user: "olha", password: password), "Basic \(login)"),
            (
                .header(name: "Authorization", value: "Token \(password)", secret: password),
                "Token \(password)"
            ),
        ] {
            let script = Script(.status(200))
            let client = CredentialHTTPClient(script, credential: credential)
            let response = try await client.response(to: HTTPRequest(someURL))
            #expect(script.asked.map(\.headers) == [["Authorization": value]])
            let texts = ["x \(password) y", "x \(value) y", "x s3cret%20%C3%A9 y"]
            #expect(texts.map(response.redacted).allSatisfy { $0 == "x [hidden] y" })
            #expect(!"\(credential)".contains("s3cret"))
        }
    }

    @Test(
        "only the service's origin receives the credential",
        arguments: [
            ("https://api.example/3/x", true), ("https://API.example:443/", true),
            ("http://api.example/3/x", false), ("https://api.example:444/", false),
            ("https://api.example.org/", false),
        ]
    )
    func service(_ address: String, _ isGiven: Bool) async throws {
        let script = Script(.status(200))
        let client = CredentialHTTPClient(
            script,
            credential: .bearer(secret),
            service: URL(string: "https://api.example/3")
        )
        _ = await client.outcome(HTTPRequest(try #require(URL(string: address))))
        #expect((script.asked[0].headers["Authorization"] != nil) == isGiven)
    }

    @Test("no description contains the secret")
    func descriptions() {
        for credential in [
            HTTPCredential.queryItem(name: "api_key", value: secret), .bearer(secret),
        ] {
            let client = CredentialHTTPClient(Script(.status(200)), credential: credential)
            var dumped = ""
            dump(credential, to: &dumped)
            dump(client, to: &dumped)
            let texts = ["\(credential)", String(reflecting: credential), "\(client)", dumped]
            #expect(texts.allSatisfy { !$0.contains(secret) })
        }
        #expect("\(HTTPCredential.bearer(secret))" == "bearer token")
        #expect("\(HTTPCredential.queryItem(name: "k", value: secret))" == "query item k")
    }
}

@Suite("Exchange log")
struct LoggingHTTPClientTests {
    @Test("logs an exchange in one line without its key")
    func response() async {
        let clock = StepClock()
        let lines = Locked<[String]>([])
        let client = LoggingHTTPClient(
            HandlerHTTPClient { _ in
                clock.advance(by: .milliseconds(1512))
                return HTTPResponse(status: 404, body: Data(count: 7))
            },
            clock: clock
        ) { line in lines.withLock { $0.append(line) } }
        _ = await client.outcome(
            HTTPRequest(someURL.adding([URLQueryItem(name: "api_key", value: "abc")]))
        )
        let line = "GET http://catalog.example/3/list?api_key=[hidden] 404, 7 bytes, 1512 ms"
        #expect(lines.withLock { $0 } == [line])
    }

    @Test("logs a failure in one line and rethrows it")
    func failure() async {
        let lines = Locked<[String]>([])
        let script = Script(.failure(.offline(.unknownHost)))
        let client = LoggingHTTPClient(script, clock: StepClock()) { line in
            lines.withLock { $0.append(line) }
        }
        let outcome = await client.outcome(HTTPRequest(someURL, method: .head))
        #expect(outcome == .failure(.offline(.unknownHost)))
        let line = "HEAD http://catalog.example/3/list offline (unknownHost), 0 ms"
        #expect(lines.withLock { $0 } == [line])
    }
}
