import Catalog
import Foundation
import Testing

@testable import Features

@Suite("Trailer playback") struct TrailerPlaybackTests {
    private func playback(_ site: String, _ address: String) throws -> TrailerPlayback? {
        let url = try #require(URL(string: address))
        return TrailerPlayback(Trailer(site: site, url: url))
    }

    private func url(_ address: String) throws -> URL { try #require(URL(string: address)) }

    @Test(
        "plays sample trailers and video files directly",
        arguments: [
            ("Vitrine", "http://127.0.0.1:4000/trailers/7.webm"),
            ("Vitrine", "http://127.0.0.1:4000/any"),
            ("Elsewhere", "https://films.test/a/TRAILER.MP4?token=1"),
            ("YouTube", "https://films.test/a.webm"),
        ]
    )
    func direct(site: String, address: String) throws {
        #expect(try playback(site, address) == .direct(url(address)))
    }

    @Test("recognizes WebM by its address alone")
    func webM() throws {
        #expect(try playback("Vitrine", "http://127.0.0.1:4000/trailers/7.webm")?.isWebM == true)
        #expect(try playback("Elsewhere", "https://films.test/A.WEBM?token=1")?.isWebM == true)
        #expect(try playback("Elsewhere", "https://films.test/a.mp4")?.isWebM == false)
        #expect(try playback("", "https://films.test/?a.webm")?.isWebM == false)
    }

    @Test("embeds YouTube without cookies, with a referrer")
    func youTube() throws {
        let watch = "https://www.youtube.com/watch?v=dQw4w9WgXcQ"
        let page = TrailerPage(
            url: try url("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0"),
            referrer: try url("https://io.github.vitrine-app.vitrine/")
        )
        #expect(try playback("YouTube", watch) == .embedded(page, watch: url(watch)))
        let short = "https://youtu.be/dQw4w9WgXcQ"
        #expect(try playback("YouTube", short) == .embedded(page, watch: url(short)))
        #expect(try playback("YouTube", watch + "&t=1")?.watchURL == url(watch + "&t=1"))
    }

    @Test("embeds Vimeo's player")
    func vimeo() throws {
        let watch = "https://vimeo.com/76979871"
        let page = TrailerPage(
            url: try url("https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"),
            referrer: try url("https://io.github.vitrine-app.vitrine/")
        )
        #expect(try playback("Vimeo", watch) == .embedded(page, watch: url(watch)))
    }

    @Test(
        "opens unknown addresses in the browser",
        arguments: [
            ("YouTube", "https://www.youtube.com/watch?v=a%26x=1"),
            ("YouTube", "https://www.youtube.com/watch?v=../../redirect"),
            ("YouTube", "https://www.youtube.com/watch?v="),
            ("YouTube", "https://www.youtube.com/watch"),
            ("YouTube", "https://www.youtube.com/playlist?v=dQw4w9WgXcQ"),
            ("YouTube", "https://www.youtube.com.evil.test/watch?v=dQw4w9WgXcQ"),
            ("YouTube", "https://www.youtube.com/watch?v=" + String(repeating: "a", count: 65)),
            ("YouTube", "https://youtu.be/a/b"),
            ("Vimeo", "https://vimeo.com/"),
            ("Vimeo", "https://vimeo.com/channels/1"),
            ("Vimeo", "https://evil.test/76979871"),
            ("Dailymotion", "https://www.dailymotion.com/video/x1"),
            ("youtube", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"),
            ("", "https://films.test/"),
        ]
    )
    func browser(site: String, address: String) throws {
        #expect(try playback(site, address) == .browser(url(address)))
    }

    @Test(
        "refuses a non-web address",
        arguments: [
            "file:///etc/passwd", "file:///tmp/a.webm", "javascript:alert(1)", "data:text/html,x",
            "a.webm", "mailto:a@b.test", "http:///a.webm", "smb://host/a.webm",
        ]
    )
    func refused(address: String) throws {
        #expect(try playback("Vitrine", address) == nil)
        #expect(try playback("YouTube", address) == nil)
    }

    @Test("an injected embedding replaces the site's page")
    func injected() throws {
        let page = TrailerPage(url: try url("http://127.0.0.1:4000/embed"))
        let watch = try url("https://www.youtube.com/watch?v=dQw4w9WgXcQ")
        let playback = TrailerPlayback(
            Trailer(site: "YouTube", url: watch),
            embedding: TrailerEmbedding { _ in page }
        )
        #expect(playback == .embedded(page, watch: watch))
    }
}
