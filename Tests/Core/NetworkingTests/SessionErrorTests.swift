import Foundation
import Testing

@testable import Networking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("URLSession errors")
struct SessionErrorTests {
    @Test(
        "before a status line, maps connection failures to offline",
        arguments: [
            (.cannotFindHost, .offline(.unknownHost)), (.dnsLookupFailed, .offline(.unknownHost)),
            (.notConnectedToInternet, .offline(.unreachable)),
            (.networkConnectionLost, .offline(.unreachable)), (.timedOut, .offline(.timedOut)),
            (.serverCertificateUntrusted, .insecure), (.cancelled, .cancelled),
            (.badURL, .connection(code: URLError.Code.badURL.rawValue)),
        ] as [(URLError.Code, HTTPError)]
    )
    func offline(_ code: URLError.Code, _ expected: HTTPError) {
        #expect(HTTPError(session: code, hasResponse: false, isSecure: false) == expected)
    }

    @Test(
        "after a status line, a lost connection is broken",
        arguments: [.networkConnectionLost, .timedOut] as [URLError.Code]
    )
    func broken(_ code: URLError.Code) {
        let error = HTTPError(session: code, hasResponse: true, isSecure: false)
        #expect(error == .connection(code: code.rawValue))
    }

    @Test("an unknown failure of a secure connection is insecure only before a status line")
    func unknown() {
        let connection = HTTPError.connection(code: URLError.Code.unknown.rawValue)
        let before = HTTPError(session: .unknown, hasResponse: false, isSecure: true)
        #expect(before == .insecure)
        #expect(HTTPError(session: .unknown, hasResponse: true, isSecure: true) == connection)
        #expect(HTTPError(session: .unknown, hasResponse: false, isSecure: false) == connection)
    }
}
