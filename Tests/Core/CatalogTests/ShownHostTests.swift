import Catalog
import Foundation
import Testing

@Suite("Hosts in messages")
struct ShownHostTests {
    @Test(
        "a name is shown in its script, and an address without brackets",
        arguments: [
            ("http://xn--80aikifvh.invalid/api", "приклад.invalid"),
            ("HTTP://Приклад.INVALID/", "приклад.invalid"),
            ("https://приклад.укр/", "приклад.укр"), ("https://bücher.example", "bücher.example"),
            ("https://例え.テスト/", "例え.テスト"), ("https://हिन्दी.example", "हिन्दी.example"),
            ("https://api.example:8080/", "api.example"), ("http://[::1]:8080/", "::1"),
            ("https://книги-2024.1.укр", "книги-2024.1.укр"), ("mailto:a@b.example", ""),
        ]
    )
    func shown(_ text: String, _ host: String) throws {
        #expect(try #require(URL(string: text)).shownHost == host)
    }

    @Test(
        "a name that may be mistaken for another one stays in its xn-- form",
        arguments: [
            "https://прpклад.укр", "https://аррӏе.com", "https://gооgle.com", "https://ɡoogle.com",
            "https://wıkipedia.org", "https://αβa.example", "https://а.example",
            "https://xn--a.com",
        ]
    )
    func mistakable(_ text: String) throws {
        let host = try #require(URL(string: text)).shownHost
        #expect(host.contains("xn--"), "\(host)")
    }

    @Test("an address for messages differs only in its host")
    func address() throws {
        let url = try #require(URL(string: "http://приклад.invalid:8080/а б?q=1"))
        #expect(url.shownText == "http://приклад.invalid:8080/%D0%B0%20%D0%B1?q=1")
        let plain = try #require(URL(string: "http://[::1]:8080/a"))
        #expect(plain.shownText == plain.absoluteString)
    }
}
