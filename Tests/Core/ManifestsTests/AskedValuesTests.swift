import Catalog
import Foundation
import Testing

@testable import Manifests

/// Values that the person who adds a catalog enters.
@Suite("Asked values")
struct AskedValuesTests: BookSuite {
    private let asking = Manifests.smallest(
        #""base": "https://books.example/v1""#,
        """
        "base": "{server}/api?owner={user}", "headers": { "X-User": "u {user}" },
        "key": { "header": "Authorization", "value": "Token user={user}, key={key}" }
        """
    ).replacing("books?page={page}\",", with: "users/{user}/books?page={page}\",")
        .replacing(
            "\"version\": 1,",
            with: """
                "version": 1,
                "ask": [
                  { "id": "server", "name": { "en": "Your server", "uk": "Ваш сервер" },
                    "kind": "address", "example": "https://books.home.arpa:8096" },
                  { "id": "user", "name": "User" }
                ],
                """
        )

    private func answered(_ answers: [String: String]) throws -> Manifest {
        try Manifest(Manifest.text(Data(asking.utf8), answers: answers)).answered()
    }

    private func issues(_ answers: [String: String]) -> [ManifestIssue] {
        do {
            _ = try answered(answers)
            return []
        } catch {
            return (error as? ManifestError)?.issues ?? []
        }
    }

    @Test("fill the address of the service, paths, queries, headers and the key's header")
    func filling() async throws {
        let manifest = try answered(["server": "books.home.arpa:8096/", "user": " Оля/x "])
        #expect(manifest.service.base.absoluteString == "http://books.home.arpa:8096/api/")
        #expect(manifest.service.headers == ["X-User": "u Оля/x"])
        #expect(
            manifest.service.key
                == .header(name: "Authorization", value: "Token user=Оля/x, key={key}")
        )
        #expect(manifest.asked.map(\.answer) == ["http://books.home.arpa:8096", "Оля/x"])
        let service = RecordingService(#"{"books": [{"id": "7", "title": "A"}]}"#)
        _ = try await service.provider(manifest).page(1, of: query())
        let user = "%D0%9E%D0%BB%D1%8F%2Fx"
        #expect(
            service.addresses == [
                "http://books.home.arpa:8096/api/users/\(user)/books?page=1&owner=\(user)"
            ]
        )
    }

    @Test(
        "an address gets the scheme of its network unless it has one",
        arguments: [
            ("books.example", "https://books.example"), ("nas", "http://nas"),
            ("192.168.1.5:80/x/", "http://192.168.1.5:80/x"), ("HTTP://a.b/", "HTTP://a.b"),
        ]
    )
    func schemes(entered: String, used: String) throws {
        let manifest = try answered(["server": entered, "user": "u"])
        #expect(manifest.asked.first?.answer == used)
    }

    @Test(
        "a wrong or missing answer is a mistake at its place",
        arguments: ["", "ftp://a.b", "https://a@b.c", "https://a.b/?x=1", "https://", "a b"]
    )
    func mistakes(server: String) {
        let found = issues(["server": server, "user": ".."])
        #expect(Set(found.map(\.pointer)) == ["/answers/server", "/answers/user"])
        #expect(issues([:]).map(\.problem) == [.missing, .missing])
        #expect(issues(["server": "a.b", "user": "u\n"]).map(\.pointer) == ["/answers/user"])
    }

    @Test(
        "stay within their part of the path, the query and the host",
        arguments: [
            ("a/../b", "a%2F..%2Fb"), ("x&page=9", "x%26page%3D9"), ("x#y?z", "x%23y%3Fz"),
            ("{page}", "%7Bpage%7D"), ("%2e%2e", "%252e%252e"),
        ]
    )
    func injection(user: String, encoded: String) async throws {
        let manifest = try answered(["server": "https://a.b", "user": user])
        let service = RecordingService(#"{"books": [{"id": "7", "title": "A"}]}"#)
        _ = try await service.provider(manifest).page(1, of: query())
        #expect(
            service.addresses == [
                "https://a.b/api/users/\(encoded)/books?page=1&owner=\(encoded)"
            ]
        )
        let text = asking.replacing("{server}/api", with: "https://{user}.example.org/api")
        let data = Manifest.text(Data(text.utf8), answers: ["server": "a.b", "user": user])
        // A host has no such characters, so either the file is refused or the host is this one.
        let host = try? Manifest(data).answered().service.base.host()
        #expect(host == nil || host?.hasSuffix(".example.org") == true)
    }

    @Test("a port can be asked for")
    func port() throws {
        let text = asking.replacing("{server}/api", with: "http://nas.local:{user}/api")
        #expect(try Manifest(Data(text.utf8)).asked.count == 2)
        let data = Manifest.text(Data(text.utf8), answers: ["server": "a.b", "user": "8096"])
        #expect(try Manifest(data).answered().service.base.port == 8096)
    }

    @Test("names of variables that addresses have anyway, and repeated names, are refused")
    func names() {
        let rename = { (name: String) in asking.replacing("\"id\": \"user\"", with: name) }
        let found = { Manifests.issues($0).filter { !$0.isWarning }.map(\.problem) }
        #expect(found(rename(#""id": "page""#)).contains(.reserved("page")))
        #expect(found(rename(#""id": "key""#)).contains(.reserved("key")))
        #expect(found(rename(#""id": "server""#)).contains(.repeated("server")))
        #expect(found(rename(#""id": "1""#)).contains(.form(.key)))
        let values = asking.replacing(
            "\"subtitle\"",
            with: #""values": {"user": "/u"}, "subtitle""#
        )
        #expect(found(values) == [.reserved("user")])
        #expect(found(asking) == [])
    }

    @Test(
        "answers are the last member of the text, which stays as it was elsewhere",
        arguments: [
            ("{ \"a\": 1 }", "{ \"a\": 1,\n  \"answers\": { \"b\": \"\\\"c\" }\n}"),
            ("{}", "{\n  \"answers\": { \"b\": \"\\\"c\" }\n}"),
            ("{\"answers\":{\"x\":[\"}\"]}}", "{\n  \"answers\": { \"b\": \"\\\"c\" }\n}"),
            (
                "{\"answers\":{},\n \"a\":{\"answers\":\"}\"}}\n",
                "{\n \"a\":{\"answers\":\"}\"},\n  \"answers\": { \"b\": \"\\\"c\" }\n}\n"
            ),
            (
                "{\"a\":[1,2],\"\\u0061nswers\":1,\"c\":0}",
                "{\"a\":[1,2],\"c\":0,\n  \"answers\": { \"b\": \"\\\"c\" }\n}"
            ),
        ]
    )
    func text(before: String, after: String) {
        let text = Manifest.text(Data(before.utf8), answers: ["b": "\"c"])
        #expect(String(decoding: text, as: UTF8.self) == after)
    }

    @Test(
        "the key's place",
        arguments: [
            (#"{ "header": "Authorization" }"#, .header(name: "Authorization", value: "{key}")),
            (
                #"{ "header": "X-A", "value": "Token {key}" }"#,
                .header(name: "X-A", value: "Token {key}")
            ),
            (#"{ "basic": "olha" }"#, .basic(user: "olha")),
            (#"{ "basic": "a:b" }"#, nil), (#"{ "header": "Cookie" }"#, nil),
            (#"{ "header": "X-A", "value": "Token" }"#, nil), (#"{ "value": "{key}" }"#, nil),
        ] as [(String, Manifest.KeyPlace?)]
    )
    func keys(text: String, place: Manifest.KeyPlace?) throws {
        let text = Manifests.smallest("/v1\" }", "/v1\", \"key\": \(text) }")
        let manifest = try? Manifests.manifest(text)
        #expect(manifest?.service.key == place)
    }
}
