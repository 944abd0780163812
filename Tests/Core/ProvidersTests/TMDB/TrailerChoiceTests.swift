import Catalog
import Foundation
import Testing

@testable import Providers

@Suite("Choosing a trailer")
struct TrailerChoiceTests {
    private func video(
        _ key: String,
        site: String = "YouTube",
        type: String = "Trailer",
        official: String = "true",
        language: String = "\"en\"",
        at date: String = "2020-01-01T00:00:00.000Z"
    ) throws -> VideoPayload {
        let json = """
            {"key":"\(key)","site":"\(site)","type":"\(type)","official":\(official),
             "iso_639_1":\(language),"published_at":"\(date)","size":1080}
            """
        return try JSONDecoder().decode(VideoPayload.self, from: Data(json.utf8))
    }

    private func choice(_ videos: [VideoPayload]) -> String? {
        TrailerChoice(language: "uk").trailer(among: videos)?.url.absoluteString
    }

    @Test("each supported site has its own address format")
    func sites() throws {
        #expect(try choice([video("a-B_9")]) == "https://www.youtube.com/watch?v=a-B_9")
        #expect(try choice([video("123", site: "Vimeo")]) == "https://vimeo.com/123")
        let own = "http://127.0.0.1:8080/trailers/155.webm"
        let trailer = TrailerChoice(language: "en").trailer(among: [try video(own, site: "Vitrine")]
        )
        #expect(trailer == Trailer(site: "Vitrine", url: URL(string: own)!))
    }

    @Test(
        "ignores videos that cannot be played",
        arguments: [
            ("x", "Dailymotion"), ("", "YouTube"), ("x&list=1", "YouTube"), ("../x", "Vimeo"),
            ("/trailers/1.webm", "Vitrine"), ("file:///etc/passwd", "Vitrine"),
            ("javascript:alert(1)", "Vitrine"), ("https:///x", "Vitrine"),
        ]
    )
    func unplayable(key: String, site: String) throws {
        #expect(try choice([video(key, site: site)]) == nil)
    }

    @Test("ignores other types, and prefers a trailer to a teaser")
    func types() throws {
        #expect(try choice([video("c", type: "Clip"), video("n", type: "Hologram")]) == nil)
        let teaser = try video("teaser", type: "Teaser")
        #expect(try choice([video("c", type: "Clip"), teaser])?.hasSuffix("=teaser") == true)
        let plain = try video("trailer", official: "false", language: "null")
        #expect(choice([plain, teaser])?.hasSuffix("=trailer") == true)
    }

    @Test("prefers official trailers, then the language, then the newest")
    func order() throws {
        let old = try video("old", official: "false")
        let new = try video("new", official: "false", at: "2021-01-01T00:00:00.000Z")
        let ours = try video("ours", official: "false", language: "\"uk\"")
        let official = try video("official")
        #expect(choice([old, new, old])?.hasSuffix("=new") == true)
        #expect(choice([old, ours, new])?.hasSuffix("=ours") == true)
        #expect(choice([old, ours, official, new])?.hasSuffix("=official") == true)
    }

    @Test("reads old responses without makers or dates")
    func old() throws {
        let json = #"{"key":"k","site":"YouTube","type":"Trailer"}"#
        let video = try JSONDecoder().decode(VideoPayload.self, from: Data(json.utf8))
        #expect(choice([video]) == "https://www.youtube.com/watch?v=k")
        #expect(choice([]) == nil)
    }
}
