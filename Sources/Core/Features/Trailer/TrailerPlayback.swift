public import Catalog
public import Foundation

/// How a trailer is played.
public enum TrailerPlayback: Hashable, Sendable {
    /// The app plays the video at this address.
    case direct(URL)
    /// The app shows a page from the site; if it can't show pages, the browser opens `watch`.
    case embedded(TrailerPage, watch: URL)
    /// The browser opens the address because the app can't play it.
    case browser(URL)

    /// Determines the playback from the site and address; nil if the address isn't HTTP or HTTPS.
    ///
    /// Any other address could open a local file or program.
    public init?(_ trailer: Trailer, embedding: TrailerEmbedding = .live) {
        guard let scheme = trailer.url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            trailer.url.host()?.isEmpty == false
        else { return nil }
        if trailer.site == "Vitrine" || Self.isVideoFile(trailer.url) {
            self = .direct(trailer.url)
        } else if let page = embedding.page(trailer) {
            self = .embedded(page, watch: trailer.url)
        } else {
            self = .browser(trailer.url)
        }
    }

    /// The address to open in a browser instead.
    public var watchURL: URL {
        switch self {
        case .direct(let url), .browser(let url), .embedded(_, watch: let url): url
        }
    }

    /// Whether it is a WebM file, which not every system's player supports.
    public var isWebM: Bool {
        if case .direct(let url) = self { url.pathExtension.lowercased() == "webm" } else { false }
    }

    private static func isVideoFile(_ url: URL) -> Bool {
        ["webm", "mp4", "m4v", "mov", "mkv", "ogv"].contains(url.pathExtension.lowercased())
    }
}
