public import Catalog
import Foundation
import Primitives

/// Creates the pages that play a site's trailers inside the app.
///
/// It is a value so that a test can substitute a loopback page for YouTube's.
public struct TrailerEmbedding: Sendable {
    /// Returns the page for a trailer.
    ///
    /// Nil for other sites, and for an address that isn't in the site's format. It must be fast because
    /// it is called on the main actor.
    public let page: @Sendable (Trailer) -> TrailerPage?

    /// The players of Vimeo and of YouTube, on its domain that sets no cookies before playback.
    ///
    /// https://developers.google.com/youtube/player_parameters
    ///
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
    /// The address that identifies the app to YouTube: its identifier as a host name.
    private static let identity = URL(string: "https://io.github.vitrine-app.vitrine/")

    private static func page(_ address: String) -> TrailerPage? {
        URL(string: address).map { TrailerPage(url: $0, referrer: identity) }
    }

    /// Returns the key in `https://www.youtube.com/watch?v=KEY` or `https://youtu.be/KEY`.
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

    /// Returns the key in `https://vimeo.com/KEY`.
    private static func vimeoKey(of url: URL) -> String? {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            ["vimeo.com", "www.vimeo.com"].contains(parts.host)
        else { return nil }
        return plain(String(parts.path.dropFirst()))
    }

    /// Returns the key if it contains only characters that can't change the address around it.
    private static func plain(_ key: String) -> String? {
        key.isPlainWord && key.utf8.count <= 64 ? key : nil
    }
}
