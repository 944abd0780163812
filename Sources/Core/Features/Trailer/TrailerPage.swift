public import Foundation

/// A page of a site that shows nothing but one video.
public struct TrailerPage: Hashable, Sendable {
    /// The address of the page.
    public let url: URL
    /// What the request says about where it comes from.
    ///
    /// YouTube answers a request without it with its error 153.
    /// https://developers.google.com/youtube/terms/required-minimum-functionality
    public let referrer: URL?

    /// Makes a page; it is asked for without a referrer by default.
    public init(url: URL, referrer: URL? = nil) {
        self.url = url
        self.referrer = referrer
    }
}
