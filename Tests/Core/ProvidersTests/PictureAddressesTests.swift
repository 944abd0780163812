import Catalog
import Foundation
import Testing

@testable import Providers

@Suite("Disney API images")
struct PictureAddressesTests {
    private func images(_ service: String = "http://127.0.0.1:8080") throws -> PictureAddresses {
        PictureAddresses(service: try #require(URL(string: service)))
    }

    private func path(_ url: String, at service: String = "http://127.0.0.1:8080") throws
        -> String?
    {
        try images(service).artwork(try #require(URL(string: url)))?.path
    }

    private func address(_ path: String, at service: String = "http://127.0.0.1:8080") throws
        -> String?
    {
        try images(service).address(of: path)?.url.absoluteString
    }

    @Test("stores the service's own pictures by path, because its address can change")
    func own() throws {
        #expect(try path("http://127.0.0.1:8080/portraits/1.jpg") == "/portraits/1.jpg")
        #expect(
            try address("/portraits/1.jpg", at: "http://127.0.0.1:9999")
                == "http://127.0.0.1:9999/portraits/1.jpg"
        )
    }

    @Test("the other scheme is the same service, but another port or host is not")
    func scheme() throws {
        let service = "https://api.example/v1/"
        #expect(try path("http://API.example/a%27b.png?cb=1", at: service) == "/a%27b.png?cb=1")
        #expect(
            try address("/a%27b.png?cb=1", at: service) == "https://api.example/a%27b.png?cb=1"
        )
        let other = "http://api.example:81/a.png"
        #expect(try path(other, at: service) == other)
    }

    @Test("stores pictures on other hosts by their complete address")
    func foreign() throws {
        let url =
            "https://static.wikia.nocookie.net/disney/images/A%27s_%26_B.PNG/revision/latest?cb=9"
        #expect(try path(url) == url)
        #expect(try address(url) == url)
    }

    /// Returns the path for an address in the response from `http://127.0.0.1:8080/api/v1/rows?x=1`.
    private func path(in response: String, key: String? = nil) throws -> String? {
        let addresses = PictureAddresses(
            service: try images("http://127.0.0.1:8080/api/v1/").service,
            response: URL(string: "http://127.0.0.1:8080/api/v1/rows?x=1"),
            keyItem: key
        )
        return addresses.path(response)
    }

    @Test(
        "resolves a relative address against the response's (RFC 3986)",
        arguments: [
            ("covers/1.png", "/api/v1/covers/1.png"), ("./covers/2.png", "/api/v1/covers/2.png"),
            ("../covers/3.png", "/api/covers/3.png"), ("/covers/4.png", "/covers/4.png"),
            ("../../../5.png", "/5.png"), ("//127.0.0.1:8080/covers/5.png", "/covers/5.png"),
            ("//other.example/5.png", "http://other.example/5.png"),
            ("?pic=6.png", "/api/v1/rows?pic=6.png"), (" covers/10.png\n", "/api/v1/covers/10.png"),
            ("HTTP://127.0.0.1:8080/covers/7.png", "/covers/7.png"), ("http:/covers/8.png", nil),
            ("http:covers/8.png", nil), ("data:image/png;base64,AA==", nil), ("#top", nil),
            ("N/A", nil), ("n/a", nil), ("none", nil), ("12345", nil), ("", nil), ("//", nil),
        ]
    )
    func relative(_ address: String, _ path: String?) throws {
        #expect(try self.path(in: address) == path)
    }

    @Test(
        "encodes what isn't encoded, and nothing twice",
        arguments: [
            ("/a b%20c.png", "/a%20b%20c.png"), ("/а%20%d0%b1.png", "/%D0%B0%20%d0%b1.png"),
            ("a[1]%20.png", "/api/v1/a%5B1%5D%20.png"), ("/100% b.png", "/100%25%20b.png"),
            ("/a%2520b.png", "/a%2520b.png"), ("/a%2520b c.png", "/a%2520b%20c.png"),
            ("\\covers\\9.png", "/api/v1/%5Ccovers%5C9.png"),
            ("/p.png?q=а%20б", "/p.png?q=%D0%B0%20%D0%B1"),
            ("http://картинка.invalid/p 1%20.png", "http://xn--80aaxgcrtq.invalid/p%201%20.png"),
            ("//картинка.invalid:81/й", "http://xn--80aaxgcrtq.invalid:81/%D0%B9"),
            ("http://[::1]:81/a b", "http://[::1]:81/a%20b"),
        ]
    )
    func encoded(_ address: String, _ path: String) throws {
        #expect(try self.path(in: address) == path)
        let url = try #require(try images().address(of: path)?.url.absoluteString)
        #expect(url.hasSuffix(path))
    }

    @Test(
        "never stores the key's query item",
        arguments: [
            ("/p.png?api_key=s3cr3t", "/p.png"),
            ("/p.png?a=1&API_KEY=s3cr3t&b=2", "/p.png?a=1&b=2"),
            ("p.png?api%5Fkey=s3cr3t&a", "/api/v1/p.png?a"),
            ("/p.png?a=api_key", "/p.png?a=api_key"),
            ("https://other.example/p.png?api_key=s3cr3t", "https://other.example/p.png"),
        ]
    )
    func key(_ address: String, _ path: String) throws {
        #expect(try self.path(in: address, key: "api_key") == path)
    }

    @Test("a link is relative only if it looks like one, and never contains the key")
    func links() throws {
        let service = try images("https://api.example/v1/").service
        let addresses = PictureAddresses(service: service, keyItem: "key")
        for (text, url) in [
            ("/a?key=s3cr3t", "https://api.example/a"), ("../b", "https://api.example/b"),
            ("//c.example/d", "https://c.example/d"), ("http://домашня.invalid/сторінка%20", nil),
        ] {
            let link = try #require(addresses.link(text)).absoluteString
            let page = "%D1%81%D1%82%D0%BE%D1%80%D1%96%D0%BD%D0%BA%D0%B0%20"
            #expect(link == url ?? "http://xn--80ahyfc6d7b.invalid/\(page)")
        }
        #expect(addresses.link("www.example.org") == nil)
        #expect(addresses.link("javascript:alert(1)") == nil)
    }

    @Test("all widths share one size")
    func widths() {
        let provider = Characters.provider(Characters.service(""))
        let addresses = [-1, 0, 92, 4000].map {
            provider.imageAddress(of: Artwork(path: "/p/1.jpg"), pixelWidth: $0)
        }
        #expect(Set(addresses).count == 1)
        #expect(addresses[0]?.url.absoluteString == "http://127.0.0.1:8080/p/1.jpg")
        #expect(addresses[0]?.variant == "original")
    }

    @Test(
        "makes no address from an unsafe path",
        arguments: [
            "", "a.jpg", "//evil.example/a.jpg", "/\\evil.example/a.jpg", "ftp://a.example/x",
            "file:///etc/passwd", "javascript:alert(1)", "http://", "http:///x",
            "/" + String(repeating: "a", count: 2000),
        ]
    )
    func hostile(path: String) throws {
        #expect(try address(path) == nil)
    }

    @Test(
        "a path cannot change the host",
        arguments: ["/@evil.example/a", "/:80/a", "/a?b=http://c.example"]
    )
    func stays(path: String) throws {
        #expect(try address(path)?.hasPrefix("http://127.0.0.1:8080/") == true)
    }
}
