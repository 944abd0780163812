public import Catalog
import Foundation

/// Makes the page that plays a site's trailer inside the app.
///
/// A value, so that a test can substitute a page on loopback for YouTube's.
public struct TrailerEmbedding: Sendable {
    /// The page of a trailer; nil if its site has none or the address is not in the site's format.
    public let page: @Sendable (Trailer) -> TrailerPage?

    /// `page` must be fast: it is called on the main actor.
    public init(page: @escaping @Sendable (Trailer) -> TrailerPage?) {
        self.page = page
    }

    /// YouTube, on its domain that sets no cookies before playback, and Vimeo.
    ///
    /// https://developers.google.com/youtube/player_parameters
    /// https://developer.vimeo.com/player/embedding
    public static let live = TrailerEmbedding { trailer in
        switch trailer.site {
        case "YouTube":
            youTubeKey(of: trailer.url).flatMap { key in
                page("https://www.youtube-nocookie.com/embed/\(key)?autoplay=1&rel=0")
            }
        case "Vimeo":
            vimeoKey(of: trailer.url).flatMap { key in
                page("https://player.vimeo.com/video/\(key)?autoplay=1&dnt=1")
            }
        default: nil
        }
    }
}

extension TrailerEmbedding {
    /// Apps identify themselves with their id as a host name.
    private static let identity = URL(string: "https://io.github.vitrine-app.vitrine/")

    private static func page(_ address: String) -> TrailerPage? {
        URL(string: address).map { TrailerPage(url: $0, referrer: identity) }
    }

    /// The key in `https://www.youtube.com/watch?v=KEY` or `https://youtu.be/KEY`.
    private static func youTubeKey(of url: URL) -> String? {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        switch parts.host {
        case "www.youtube.com", "youtube.com", "m.youtube.com":
            guard parts.path == "/watch" else { return nil }
            return parts.queryItems?.first { $0.name == "v" }?.value.flatMap(plain)
        case "youtu.be": return plain(String(parts.path.dropFirst()))
        default: return nil
        }
    }

    /// The key in `https://vimeo.com/KEY`.
    private static func vimeoKey(of url: URL) -> String? {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            ["vimeo.com", "www.vimeo.com"].contains(parts.host)
        else { return nil }
        return plain(String(parts.path.dropFirst()))
    }

    /// The key if it cannot change the address it becomes part of.
    private static func plain(_ key: String) -> String? {
        let isPlain = key.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isPlain && (1...64).contains(key.utf8.count) ? key : nil
    }
}
