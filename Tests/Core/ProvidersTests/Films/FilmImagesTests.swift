import Catalog
import Foundation
import Testing

@testable import Providers

@Suite("Film pictures")
struct FilmImagesTests {
    private let images = RankedFilms.images

    @Test(
        "stores pictures on the service's host by path",
        arguments: [
            ("http://127.0.0.1:8080/films/images/1.jpg", "images/1.jpg"),
            ("HTTP://127.0.0.1:8080/films/images/1.jpg#top", "images/1.jpg"),
            ("http://127.0.0.1:8080/films/x/../images/1.jpg?v=2", "images/1.jpg?v=2"),
            ("images/1.jpg", "images/1.jpg"),
            ("/films/images/1.jpg", "images/1.jpg"),
            ("/static/1.jpg", "/static/1.jpg"),
            ("../static/1.jpg", "/static/1.jpg"),
            ("http://127.0.0.1:8080/filmstrips/1.jpg", "/filmstrips/1.jpg"),
            ("http://127.0.0.1:8080/films/a:b/1.jpg", "/films/a:b/1.jpg"),
            ("http://127.0.0.1:8080/films/images/a%20b.jpg", "images/a%20b.jpg"),
        ]
    )
    func ownHost(address: String, path: String) {
        #expect(images.path(of: address) == path)
    }

    @Test(
        "stores pictures on other hosts by their address",
        arguments: [
            "https://images.test/1.jpg", "http://127.0.0.1:9090/films/images/1.jpg",
            "https://127.0.0.1:8080/films/images/1.jpg", "http://images.test/1.jpg?size=l",
        ]
    )
    func elsewhere(address: String) {
        #expect(images.path(of: address) == address)
        #expect(images.address(of: address)?.url.absoluteString == address)
    }

    @Test("two slashes mean another host with the same scheme")
    func otherHost() {
        #expect(images.path(of: "//images.test/1.jpg") == "http://images.test/1.jpg")
    }

    @Test(
        "ignores non-web addresses",
        arguments: [
            "ftp://images.test/1.jpg", "file:///etc/passwd", "data:image/png;base64,AAAA",
            "javascript:alert(1)", "http://", "http:///1.jpg",
            "http://user:secret@images.test/1.jpg", "mailto:a@b.test",
        ]
    )
    func noAddress(text: String) {
        #expect(images.path(of: text) == nil)
    }

    @Test("ignores an overlong address")
    func tooLong() {
        let name = String(repeating: "a", count: 3_000)
        #expect(images.path(of: "http://images.test/\(name).jpg") == nil)
    }

    @Test(
        "resolves a path against the service's current address",
        arguments: [
            ("images/1.jpg", "https://proxy.test/v2/films/images/1.jpg"),
            ("images/1.jpg?v=2", "https://proxy.test/v2/films/images/1.jpg?v=2"),
            ("/static/1.jpg", "https://proxy.test/static/1.jpg"),
            ("https://images.test/1.jpg", "https://images.test/1.jpg"),
        ]
    )
    func addresses(path: String, address: String) throws {
        for base in ["https://proxy.test/v2/films", "https://proxy.test/v2/films/?key=1#x"] {
            let moved = FilmImages(base: try #require(URL(string: base)))
            #expect(
                moved.address(of: path)
                    == ImageAddress(url: try #require(URL(string: address)), variant: "original")
            )
        }
    }

    @Test("makes no address from a damaged path", arguments: ["", "file:///etc/passwd"])
    func damaged(path: String) {
        #expect(images.address(of: path) == nil)
    }
}
