public import Catalog
public import Foundation

/// How a trailer is played.
public enum TrailerPlayback: Hashable, Sendable {
    /// The address is a video that the app plays itself.
    case direct(URL)
    /// A page of the site within the app; where that cannot be, `watch` in the browser.
    case embedded(TrailerPage, watch: URL)
    /// Only the browser can.
    case browser(URL)

    /// Decides by the site and the address; nil where nothing should be opened: an address that is
    /// not of the web could be a file or a program of the person's own.
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

    /// The address that the browser opens instead.
    public var watchURL: URL {
        switch self {
        case .direct(let url), .browser(let url), .embedded(_, watch: let url): url
        }
    }

    private static func isVideoFile(_ url: URL) -> Bool {
        ["webm", "mp4", "m4v", "mov", "mkv", "ogv"].contains(url.pathExtension.lowercased())
    }
}
