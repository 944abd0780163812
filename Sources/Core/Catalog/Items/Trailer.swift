public import Foundation

/// A trailer on a video site.
public struct Trailer: Hashable, Sendable {
    /// The service's name for the site, such as `YouTube`.
    public let site: String
    /// The page to open in a browser.
    public let url: URL

    /// Creates a trailer without validating its parts.
    public init(site: String, url: URL) {
        self.site = site
        self.url = url
    }
}
