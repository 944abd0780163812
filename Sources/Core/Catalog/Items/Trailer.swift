public import Foundation

/// A short film about a film, that some site plays.
public struct Trailer: Hashable, Sendable {
    /// The site as the service names it, such as `YouTube`.
    public let site: String
    /// The address that a browser opens.
    public let url: URL

    /// Makes a trailer.
    public init(site: String, url: URL) {
        self.site = site
        self.url = url
    }
}
