public import Foundation

/// A site's page that shows only one video.
public struct TrailerPage: Hashable, Sendable {
    /// HTTPS for the real sites.
    public let url: URL
    /// The value of the Referer header.
    ///
    /// Without it YouTube answers with its error 153.
    /// https://developers.google.com/youtube/terms/required-minimum-functionality
    public let referrer: URL?

    /// There is no referrer by default.
    public init(url: URL, referrer: URL? = nil) {
        self.url = url
        self.referrer = referrer
    }
}
