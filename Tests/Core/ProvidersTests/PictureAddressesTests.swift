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
