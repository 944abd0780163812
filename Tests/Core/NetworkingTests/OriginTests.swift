import Foundation
import Networking
import Testing

@Suite("Origins")
struct OriginTests {
    @Test(
        "all spellings of an origin are one",
        arguments: [
            (
                "http://xn--80aikifvh.invalid",
                [
                    "http://приклад.invalid/api", "HTTP://Приклад.INVALID:80",
                    "http://ПРИКЛАД。invalid",
                ]
            ),
            ("https://api.example", ["HTTPS://API.example:443/a?b", "https://api.example/"]),
            (
                "http://[::1]:8080",
                ["http://[0:0:0:0:0:0:0:1]:8080/a", "http://[0::0001]:8080", "http://[::1]:8080/"]
            ),
            ("https://[fe80::abcd]", ["https://[FE80:0::ABCD]/", "https://[fe80::abcd]:443"]),
        ]
    )
    func spellings(_ origin: String, _ spellings: [String]) throws {
        let first = try #require(URL(string: origin))
        for spelling in spellings {
            let url = try #require(URL(string: spelling))
            #expect(url.origin == origin, "\(spelling)")
            #expect(url.hasSameOrigin(as: first))
        }
    }

    @Test("another scheme, host or port is another origin")
    func others() throws {
        let texts = [
            "http://a.example", "https://a.example", "http://b.example", "http://a.example:8080",
            "http://приклад.invalid", "http://приклaд.invalid", "http://[::1]", "http://[::2]",
        ]
        #expect(Set(try texts.map { try #require(URL(string: $0)).origin }).count == texts.count)
    }

    @Test(
        "the host has one form, without brackets",
        arguments: [
            ("http://Приклад.invalid/", "xn--80aikifvh.invalid"), ("http://[0::1]/", "::1"),
            ("http://A.example:80", "a.example"), ("mailto:a@b.example", nil),
        ]
    )
    func host(_ text: String, _ host: String?) throws {
        #expect(try #require(URL(string: text)).canonicalHost == host)
    }
}
