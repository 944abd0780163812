import Catalog
import Foundation
import JSONText
import Testing

@testable import Providers

@Suite("Choosing a trailer")
struct TrailerChoiceTests {
    private func video(
        _ key: String,
        name: String = "",
        size: String = "1080",
        site: String = "YouTube",
        type: String = "Trailer",
        official: String = "true",
        language: String = "\"en\"",
        at date: String = "2020-01-01T00:00:00.000Z"
    ) throws -> Video {
        let json = """
            {"key":"\(key)","name":"\(name)","site":"\(site)","type":"\(type)","official":\(official),
             "iso_639_1":\(language),"published_at":"\(date)","size":\(size)}
            """
        return Video(try JSON(parsing: Data(json.utf8)))
    }

    private func choice(_ videos: [Video]) -> String? {
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

    @Test(
        "another version comes last, though it is larger and newer",
        arguments: [
            "Vertical :60 Final Trailer", "Trailer (9:16)", "Teaser :30",
            "Official American Sign Language Trailer", "Official Trailer (ASL)", "TRAILER [BSL]",
            "Official Trailer [Audio Described]", "Audio Description Trailer",
            "Trailer - Described Video", "Official Trailer (Dubbed)",
            "Вертикальний трейлер", "Трейлер жестовою мовою", "Трейлер з аудіодескрипцією",
            "Трейлер із тифлокоментарем", "Дубльований трейлер", "Трейлер, український дубляж",
        ]
    )
    func versions(name: String) throws {
        let plain = try video("plain", name: "Aslan’s Vertigo: Official Trailer", size: "360")
        let other = try video("other", name: name, size: "2160", at: "2021-01-01T00:00:00.000Z")
        #expect(choice([plain, other])?.hasSuffix("=plain") == true)
        let unofficial = try video("unofficial", name: "Trailer", official: "false")
        #expect(choice([unofficial, other])?.hasSuffix("=other") == true)
    }

    @Test("prefers the larger video, then the newer one")
    func size() throws {
        let large = try video("large", name: "Trailer", size: "\"1080\"")
        let small = try video("small", name: "Trailer", size: "360", at: "2021")
        let unknown = try video("unknown", name: "Trailer", size: "\"HD\"", at: "2022")
        #expect(choice([large, small, unknown])?.hasSuffix("=large") == true)
        let newer = try video("newer", name: "Final Trailer", at: "2021-02")
        #expect(choice([newer, large, small])?.hasSuffix("=newer") == true)
    }

    @Test("reads old responses without makers or dates")
    func old() throws {
        let json = #"{"key":"k","site":"YouTube","type":"Trailer"}"#
        let video = Video(try JSON(parsing: Data(json.utf8)))
        #expect(choice([video]) == "https://www.youtube.com/watch?v=k")
        #expect(choice([]) == nil)
    }
}
