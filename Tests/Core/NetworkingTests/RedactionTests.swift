import Foundation
import Networking
import Testing

@Suite("Redaction")
struct RedactionTests {
    // Built at run time, so that no tracked file contains what looks like a key.
    private static let hexKey = String(repeating: "0f1E", count: 8)
    private static let token = "ey" + "JhbGciOiJIUzI1NiJ9.ey" + "JzdWIiOiIxIn0.dBjftJeZ4CVP-mB92K"
    private static let password = "pa55-Word"

    @Test(
        "redacts secrets and keeps the rest",
        arguments: [
            ("http://h/3/m?api_key=\(password)&page=2", "http://h/3/m?api_key=[hidden]&page=2"),
            ("http://h/m?page=2&API_KEY=\(password)#f", "http://h/m?page=2&API_KEY=[hidden]#f"),
            ("http://h/m?api%5Fkey=\(password)", "http://h/m?api%5Fkey=[hidden]"),
            ("http://h/m?x=api_key%3D\(password)", "http://h/m?x=api_key%3D[hidden]"),
            ("http://user:\(password)@h/m", "http://[hidden]@h/m"),
            ("http://h/m?session_id=\(password)", "http://h/m?session_id=[hidden]"),
            ("http://h/\(hexKey)/x", "http://h/[hidden]/x"),
            ("key \(hexKey.uppercased()).", "key [hidden]."),
            ("token is \(token)", "token is [hidden]"),
            (
                "Authorization: Bearer \(password)\nAccept: */*",
                "Authorization: [hidden]\nAccept: */*"
            ),
            ("\"authorization\": \"\(password)\"", "\"authorization\": \"[hidden]"),
            ("curl -H 'x: Bearer \(password)'", "curl -H 'x: Bearer [hidden]'"),
            (
                "{\"api_key\": \"\(password)\", \"page\": 2}",
                "{\"api_key\": \"[hidden]\", \"page\": 2}"
            ),
            (
                "http://h/t/p/w342/9gk7adHYeDvHkCSEqAvQNLV5Uge.jpg",
                "http://h/t/p/w342/9gk7adHYeDvHkCSEqAvQNLV5Uge.jpg"
            ),
            ("me@example.org wrote", "me@example.org wrote"), ("", ""),
        ]
    )
    func examples(_ text: String, _ expected: String) {
        #expect(Redaction.text(text) == expected)
    }

    @Test(
        "redacts a known key, plain and percent-encoded",
        arguments: [
            ("Bad key S3 +/é!", "Bad key [hidden]!"), ("?k=S3%20%2B%2F%C3%A9&a", "?k=[hidden]&a"),
            ("S3+%2b/%c3%a9", "[hidden]"), ("S3 +/éS3 +/é", "[hidden][hidden]"),
            ("%533 +/é", "[hidden]"),
            ("api_key=S3 +/é&a=1", "api_key=[hidden]&a=1"), ("S3 +/e, s3 +/é", "S3 +/e, s3 +/é"),
            ("S3", "S3"),
        ]
    )
    func knownKey(_ text: String, _ expected: String) {
        let keys: [HTTPCredential] = [.header(name: "X", value: ""), .bearer("S3 +/é")]
        #expect(Redaction.text(text, hiding: keys) == expected)
    }

    @Test("redacts secrets in any context, and a second redaction changes nothing")
    func surroundings() {
        let joints = [
            "", " ", "/", "&", "?", "#", "\"", "'", "\n", "\r\n", "=", ";", ",", "é", "\u{301}",
            "🎬", "%20", "\0",
        ]
        let carriers: [(String) -> String] = [
            { "api_key=\($0)" }, { "http://u:\($0)@h/" }, { "Authorization: \($0)" },
            { "Bearer \($0)" }, { $0 },
        ]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<3000 {
            let secret = [Self.hexKey, Self.token].randomElement(using: &random)!
            let carrier = carriers.randomElement(using: &random)!
            let pieces = (0..<6).map { _ in joints.randomElement(using: &random)! }
            let text = pieces[..<3].joined() + carrier(secret) + pieces[3...].joined()
            let redacted = Redaction.text(text)
            #expect(redacted.range(of: secret, options: .literal) == nil, "\(text)")
            #expect(Redaction.text(redacted) == redacted)
        }
    }

    @Test("a combining mark after the equals sign does not hide a secret")
    func combiningMark() {
        #expect(Redaction.text("api_key=\u{301}\(Self.password)").contains(Self.password) == false)
    }

    @Test("descriptions of requests, addresses and errors contain no secret")
    func descriptions() throws {
        let url = try #require(
            URL(string: "http://u:\(Self.password)@h/m?api_key=\(Self.password)")
        )
        let request = HTTPRequest(url, headers: ["Authorization": Self.password])
        var dumped = ""
        dump(request, to: &dumped)
        let expected = "http://[hidden]@h/m?api_key=[hidden]"
        #expect("\(RedactedURL(url))" == expected)
        #expect("\(request)" == "GET \(expected)")
        #expect(String(reflecting: request) == "GET \(expected)")
        #expect(!dumped.contains(Self.password))
        let error = HTTPError.status(HTTPResponse(status: 401, body: Data(Self.password.utf8)))
        #expect("\(error)" == "status 401")
        #expect(String(reflecting: error) == "status 401")
    }

    @Test(
        "errors describe themselves briefly",
        arguments: [
            (.offline(.timedOut), "offline (timedOut)"),
            (.connection(code: 18), "connection broken (code 18)"),
            (.tooLarge(limit: 5), "body over 5 bytes"), (.undecodable, "undecodable body"),
            (.cancelled, "cancelled"),
        ] as [(HTTPError, String)]
    )
    func errors(_ error: HTTPError, _ expected: String) {
        #expect("\(error)" == expected)
    }
}
