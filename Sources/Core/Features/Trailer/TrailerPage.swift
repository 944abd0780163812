public import Foundation

/// A video site's page that shows just one video.
public struct TrailerPage: Hashable, Sendable {
    /// The address; HTTPS for the real sites.
    public let url: URL
    /// The value of the Referer header.
    ///
    /// Without it, YouTube shows its error 153.
    /// https://developers.google.com/youtube/terms/required-minimum-functionality
    public let referrer: URL?

    /// Creates a page, without a referrer by default.
    public init(url: URL, referrer: URL? = nil) {
        self.url = url
        self.referrer = referrer
    }
}
