import CCurl
import Foundation
import Networking
import Testing

@testable import LinuxPlatform

@Suite("Response headers")
struct CurlResponseHeadTests {
    private func head(_ lines: [String]) -> CurlResponseHead {
        var head = CurlResponseHead()
        for line in lines { head.add("\(line)\r\n") }
        return head
    }

    @Test("trims field values, and joins fields that repeat")
    func fields() {
        let head = head([
            "HTTP/1.1 200 OK", "Content-Type:  text/plain ", "vary: a", "Vary: b", "Empty:",
            "no colon", "",
        ])
        #expect(head.status == 200)
        #expect(head.version == .http1)
        #expect(head.isComplete)
        #expect(head.headers == ["content-type": "text/plain", "vary": "a, b", "empty": ""])
    }

    @Test("uses the last of several header blocks, and recognizes HTTP/2")
    func severalHeads() {
        let head = head([
            "HTTP/1.1 302 Found", "Location: /b", "X-First: 1", "", "HTTP/2 204", "x-second: 2", "",
        ])
        #expect(head.status == 204)
        #expect(head.version == .http2)
        #expect(head.headers == ["x-second": "2"])
    }

    @Test("an informational header block is not a response")
    func informational() {
        let head = head(["HTTP/1.1 103 Early Hints", "Link: x", ""])
        #expect(head.status == nil)
        #expect(!head.isComplete)
    }

    @Test(
        "uses a length only if that body follows",
        arguments: [
            ("200 OK", nil, 7), ("404 Not Found", nil, 7), ("304 Not Modified", nil, nil),
            ("204 No Content", nil, nil), ("302 Found", "/x", nil), ("300 Choices", nil, 7),
        ] as [(String, String?, Int?)]
    )
    func bodyLength(_ status: String, _ location: String?, _ expected: Int?) {
        var lines = ["HTTP/1.1 \(status)", "Content-Length: 7"]
        if let location { lines.append("Location: \(location)") }
        #expect(head(lines + [""]).bodyLength == expected)
    }

    @Test("a combining mark after the colon is part of the value")
    func combiningMarks() {
        #expect(head(["HTTP/1.1 200 OK", "X:\u{301}a", ""]).headers["x"] == "\u{301}a")
    }

    @Test("maps libcurl codes to HTTP errors")
    func errors() {
        #expect(
            HTTPError(curl: CURLE_COULDNT_RESOLVE_PROXY, hasResponse: false)
                == .offline(.unknownHost)
        )
        #expect(HTTPError(curl: CURLE_RECV_ERROR, hasResponse: false) == .offline(.unreachable))
        #expect(HTTPError(curl: CURLE_RECV_ERROR, hasResponse: true) == .connection(code: 56))
        #expect(
            HTTPError(curl: CURLE_OPERATION_TIMEDOUT, hasResponse: true) == .connection(code: 28)
        )
        #expect(
            HTTPError(curl: CURLE_PEER_FAILED_VERIFICATION, hasResponse: false)
                == .insecure
        )
        #expect(HTTPError(curl: CURLE_PARTIAL_FILE, hasResponse: true) == .connection(code: 18))
    }
}
