public import Foundation

/// A trailer on a video site.
public struct Trailer: Hashable, Sendable {
    /// The site as the service names it, such as `YouTube`.
    public let site: String
    /// The page to open in a browser.
    public let url: URL

    /// Neither part is validated.
    public init(site: String, url: URL) {
        self.site = site
        self.url = url
    }
}
