import Foundation
import Networking
import Testing

@Suite("Redirect rules")
struct RedirectRuleTests {
    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test(
        "plain HTTP that is led to the local network is a network's sign-in page",
        arguments: [
            ("http://api.example/a", "http://192.168.1.1/login", true),
            ("http://api.example/a", "http://10.0.0.1/", true),
            ("https://api.example/a", "https://10.0.0.1/", false),
            ("http://192.168.1.5/a", "http://127.0.0.1/", false),
            ("http://api.example/a", "ftp://api.example/", false),
        ]
    )
    func diversions(_ origin: String, _ target: String, _ isSignIn: Bool) throws {
        let error = RedirectRule.refusal(of: HTTPRequest(try url(origin)), to: try url(target))
        #expect(error == (isSignIn ? .offline(.webPage) : .refused))
    }

    @Test(
        "recognizes this machine's addresses in any notation",
        arguments: [
            ("localhost", .loopback), ("LOCALHOST.", .loopback), ("a.localhost", .loopback),
            ("ip6-localhost", .loopback), ("127.0.0.1", .loopback), ("127.9.8.7", .loopback),
            ("127.1", .loopback), ("127.0.0", .loopback), ("0x7f000001", .loopback),
            ("017700000001", .loopback), ("2130706433", .loopback), ("0.0.0.0", .loopback),
            ("0", .loopback), ("[::1]", .loopback), ("::1", .loopback), ("[::]", .loopback),
            ("[::ffff:127.0.0.1]", .loopback), ("[::127.0.0.1]", .loopback),
            ("[64:ff9b::7f00:1]", .loopback), ("169.254.169.254", .linkLocal),
            ("[fe80::1%25eth0]", .linkLocal), ("[::ffff:169.254.0.1]", .linkLocal),
            ("127.0.0.1.nip.io", .elsewhere), ("localhost.example", .elsewhere),
            ("128.0.0.1", .elsewhere), ("192.168.0.1", .privateNetwork),
            ("[2001:db8::1]", .elsewhere),
            ("api.themoviedb.org", .elsewhere), ("", .elsewhere), ("10.1.2.3", .privateNetwork),
            ("172.16.0.1", .privateNetwork), ("172.32.0.1", .elsewhere),
            ("100.64.0.1", .privateNetwork), ("100.128.0.1", .elsewhere),
            ("[fd12::1]", .privateNetwork), ("[fe00::1]", .elsewhere),
            ("[::ffff:192.168.0.1]", .privateNetwork),
        ] as [(String, AddressScope)]
    )
    func addressScope(_ host: String, _ expected: AddressScope) {
        #expect(AddressScope(host: host) == expected)
    }

    @Test(
        "recognizes hosts in the local network by address or name",
        arguments: [
            ("http://192.168.0.1/", true), ("http://[fd12::1]/", true), ("http://localhost/", true),
            ("http://nas/", true), ("http://printer.local/", true), ("http://a.home.arpa/", true),
            ("http://a.internal/", true), ("http://example.org/", false),
            ("http://local.example/", false), ("http://[2001:db8::1]/", false),
            ("http://93.184.216.34/", false),
        ]
    )
    func local(_ address: String, _ isLocal: Bool) throws {
        #expect(try url(address).isLocal == isLocal)
    }

    @Test("a request that doesn't allow local hosts reaches none, except a proxy")
    func localPeers() throws {
        var request = HTTPRequest(try url("http://books.example/"))
        let local = ["127.0.0.1", "10.0.0.1", "fd00::1", "169.254.169.254"]
        for address in local {
            #expect(RedirectRule.permits(request, connectedTo: address, port: 80))
        }
        request.allowsLocalHosts = false
        for address in local {
            #expect(!RedirectRule.permits(request, connectedTo: address, port: 80))
            #expect(RedirectRule.permits(request, connectedTo: address, port: 3_128))
        }
        #expect(RedirectRule.permits(request, connectedTo: "93.184.216.34", port: 80))
        #expect(!RedirectRule.permits(request, to: try url("http://192.168.0.1/")))
        #expect(RedirectRule.permits(request, to: try url("http://covers.example/")))
    }

    @Test(
        "decides which redirects to follow",
        arguments: [
            ("http://a.example/", "http://b.example/", true),
            ("http://a.example/", "https://b.example/", true),
            ("https://a.example/", "https://b.example/", true),
            ("https://a.example/", "http://a.example/", false),
            ("HTTPS://a.example/", "HTTP://a.example/", false),
            ("http://a.example/", "file:///etc/hostname", false),
            ("http://a.example/", "ftp://a.example/", false),
            ("http://a.example/", "http://127.0.0.1:631/", false),
            ("http://192.168.0.1/", "http://[::1]/", false),
            ("https://a.example/", "https://localhost/", false),
            ("http://a.example/", "http://169.254.169.254/", false),
            ("http://169.254.0.1/", "http://127.0.0.1/", false),
            ("http://169.254.0.1/", "http://169.254.0.2/", true),
            ("http://127.0.0.1:1/", "http://127.0.0.1:2/", true),
            ("http://localhost/", "http://[::1]/", true),
            ("http://127.0.0.1/", "http://b.example/", true),
        ]
    )
    func permission(_ origin: String, _ target: String, _ expected: Bool) throws {
        #expect(try RedirectRule.permits(from: url(origin), to: url(target)) == expected)
    }

    @Test(
        "rejects a name that resolves to this machine, but not a proxy on it"
    )
    func connections() throws {
        let (origin, target) = try (url("http://a.example/"), url("http://b.example:631/"))
        let permits = { (address: String, port: Int) in
            RedirectRule.permits(target, from: origin, connectedTo: address, port: port)
        }
        #expect(!permits("127.0.0.1", 631))
        #expect(!permits("::1", 631))
        #expect(permits("192.0.2.7", 631))
        #expect(permits("127.0.0.1", 3128))
        let own = try url("http://localhost/")
        #expect(RedirectRule.permits(target, from: own, connectedTo: "127.0.0.1", port: 631))
    }

    @Test("keeps credentials for the same origin, and turns PUT into GET for 303")
    func requests() throws {
        let request = try HTTPRequest(
            url("https://a.example/1"),
            method: .put,
            headers: [
                "Authorization": "Bearer x", "Cookie": "y", "X-Key": "k", "Accept": "z",
            ],
            body: Data("body".utf8),
            maximumBytes: 7
        )
        let same = try RedirectRule.request(
            following: request,
            to: url("https://a.example:443/2"),
            status: 308
        )
        var expected = request
        expected.url = try url("https://a.example:443/2")
        #expect(same == expected)
        let other = try RedirectRule.request(
            following: request,
            to: url("https://b.example/"),
            status: 303
        )
        let get = try HTTPRequest(
            url("https://b.example/"),
            headers: ["Accept": "z"],
            maximumBytes: 7
        )
        #expect(other == get)
    }
}
