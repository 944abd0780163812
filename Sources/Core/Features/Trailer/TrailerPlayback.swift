public import Catalog
public import Foundation

/// How a trailer is played.
public enum TrailerPlayback: Hashable, Sendable {
    /// The address is a video that the app can play itself.
    case direct(URL)
    /// A site's page inside the app; if pages cannot be shown, `watch` in the browser.
    case embedded(TrailerPage, watch: URL)
    /// Only a browser can play it.
    case browser(URL)

    /// Chooses by site and address; nil if the address must not be opened: unless it is a web
    /// address it could be a local file or program.
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

    /// The address for a browser instead.
    public var watchURL: URL {
        switch self {
        case .direct(let url), .browser(let url), .embedded(_, watch: let url): url
        }
    }

    /// Whether it is a file in WebM, which not every system's player knows.
    public var isWebM: Bool {
        if case .direct(let url) = self { url.pathExtension.lowercased() == "webm" } else { false }
    }

    private static func isVideoFile(_ url: URL) -> Bool {
        ["webm", "mp4", "m4v", "mov", "mkv", "ogv"].contains(url.pathExtension.lowercased())
    }
}
