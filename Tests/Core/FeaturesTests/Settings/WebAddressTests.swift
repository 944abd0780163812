import Features
import Foundation
import Testing

@Suite("Parsing web addresses")
struct WebAddressTests {
    @Test(
        "ignores surrounding white space and trailing slashes",
        arguments: [
            "http://127.0.0.1:8080/3", " http://127.0.0.1:8080/3\n", "http://127.0.0.1:8080/3/",
            "http://127.0.0.1:8080/3//",
        ]
    )
    func read(text: String) throws {
        #expect(try WebAddress.read(text).absoluteString == "http://127.0.0.1:8080/3")
    }

    @Test("accepts a scheme in capitals")
    func capitals() throws {
        #expect(try WebAddress.read("HTTPS://movies.test").host == "movies.test")
    }

    @Test(
        "reports the problem of an invalid address",
        arguments: [
            ("", .empty), (" \n", .empty),
            ("movies.test/3", .missingScheme), ("localhost:8080/3", .missingScheme),
            ("//movies.test", .missingScheme), ("ftp://movies.test", .missingScheme),
            ("file:///etc/passwd", .missingScheme), ("javascript:alert(1)", .missingScheme),
            ("http://", .malformed), ("http:///3", .malformed), ("http://a b/3", .malformed),
            ("https://me@movies.test/3", .holdsSecrets),
            ("https://me:word@movies.test/3", .holdsSecrets),
            ("https://:word@movies.test/3", .holdsSecrets),
            ("https://movies.test/3?api_key=1", .holdsSecrets),
            ("https://movies.test/3#top", .holdsSecrets),
        ] as [(String, WebAddress.Problem)]
    )
    func problems(text: String, problem: WebAddress.Problem) {
        #expect(throws: problem) { try WebAddress.read(text) }
    }

    @Test(
        "where the system limits plain HTTP, only local hosts may use it",
        arguments: [
            ("http://movies.test/3", false), ("HTTP://nas.home:8080", false),
            ("https://movies.test/3", true), ("http://nas:8080", true), ("http://NAS.local", true),
            ("http://192.168.1.7:8080/3", true), ("http://[fe80::1]:8080", true),
        ]
    )
    func plain(text: String, isAllowed: Bool) throws {
        _ = try WebAddress.read(text)
        if isAllowed {
            _ = try WebAddress.read(text, limitsPlainHTTP: true)
        } else {
            #expect(throws: WebAddress.Problem.insecure) {
                try WebAddress.read(text, limitsPlainHTTP: true)
            }
        }
    }

    @Test(
        "the address of a list may have a query and a key, and needs no scheme",
        arguments: [
            ("movies.test/list", "https://movies.test/list"),
            (" http://movies.test/?page=1#top\n", "http://movies.test/?page=1#top"),
            ("HTTPS://me:word@movies.test", "HTTPS://me:word@movies.test"),
            ("movies.test/?u=http://a", "https://movies.test/?u=http://a"),
            ("127.0.0.1:8080/3?key=1", "http://127.0.0.1:8080/3?key=1"),
        ]
    )
    func list(text: String, address: String) throws {
        #expect(try WebAddress.readList(text).absoluteString == address)
    }

    @Test(
        "reports the problem of an invalid address of a list",
        arguments: [
            (" ", .empty), ("ftp://movies.test", .missingScheme),
            ("file:///etc/passwd", .missingScheme), ("javascript:alert(1)", .malformed),
            ("https://", .malformed), ("the movies", .malformed),
            ("http://movies.test", .insecure),
        ] as [(String, WebAddress.Problem)]
    )
    func listProblems(text: String, problem: WebAddress.Problem) {
        #expect(throws: problem) { try WebAddress.readList(text, limitsPlainHTTP: true) }
    }
}
