import Foundation
import Networking
import Testing

@Suite("HTTP values")
struct HTTPValueTests {
    @Test("header names are case-insensitive")
    func headerNames() {
        var headers: HTTPHeaders = ["ETag": "1", "etag": "2"]
        #expect(headers["ETAG"] == "2")
        #expect(headers == ["eTaG": "2"])
        headers["Etag"] = nil
        #expect(headers == HTTPHeaders())
    }

    @Test("a header value cannot start another line")
    func headerValues() {
        let headers: HTTPHeaders = ["A": "x\r\nB: y\0"]
        #expect(headers["a"] == "x  B: y ")
    }

    @Test("joins values of the same name with a comma")
    func joined() {
        var headers = HTTPHeaders()
        headers.add("a", to: "Vary")
        headers.add("b", to: "vary")
        #expect(headers.fields == ["vary": "a, b"])
    }

    @Test("a handler's response over the limit is an error")
    func handlerLimit() async {
        let client = HandlerHTTPClient { _ in HTTPResponse(status: 200, body: Data(count: 11)) }
        let small = HTTPRequest(someURL, maximumBytes: 10)
        #expect(await client.outcome(small) == .failure(.tooLarge(limit: 10)))
        let enough = HTTPRequest(someURL, maximumBytes: 11)
        #expect(
            await client.outcome(enough)
                == .success(HTTPResponse(status: 200, body: Data(count: 11)))
        )
    }

    @Test("a cancelled task gets no response from a handler")
    func handlerCancelled() async {
        let client = HandlerHTTPClient { _ in
            // Cancels the task during the first request and before the second.
            withUnsafeCurrentTask { $0?.cancel() }
            return HTTPResponse(status: 200)
        }
        let task = Task {
            [
                await client.outcome(HTTPRequest(someURL)),
                await client.outcome(HTTPRequest(someURL)),
            ]
        }
        #expect(await task.value == [.failure(.cancelled), .failure(.cancelled)])
    }
}
