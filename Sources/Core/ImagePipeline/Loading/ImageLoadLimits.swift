public import Foundation

/// Limits on image loading, which protect the service and this computer.
public struct ImageLoadLimits: Hashable, Sendable {
    /// Size limit of an image, in bytes; 25 MB by default.
    public var bytesPerImage = 25_000_000
    /// Size limit of the memory for the run's images that the disk couldn't store, in bytes.
    ///
    /// 64 MB by default; images beyond it are downloaded again when next requested.
    public var bytesWithoutDisk = 64_000_000
    /// Time limit for a download that is fast enough; 60 s by default.
    public var time = Duration.seconds(60)
    /// Maximum number of concurrent loads from an HTTP/1.1 host, each over a separate connection.
    ///
    /// 6 by default, as in browsers.
    public var loadsPerHTTP1Host = 6
    /// Maximum number of concurrent loads from an HTTP/2 host, all over one connection; 100 by
    /// default, as in libcurl.
    ///
    /// Also applies to an HTTPS host until its first response shows its HTTP version.
    public var loadsPerHTTP2Host = 100
    /// How long a persistent image is used without validation, in seconds; 7 days by default.
    public var freshness: TimeInterval = 7 * 86_400
    /// How long an image isn't validated again, also after a refresh, in seconds; 10 s by default.
    public var shortestFreshness: TimeInterval = 10
    /// How long a failed image isn't requested again, in seconds; 30 s by default.
    ///
    /// An image that the service doesn't have (404, 410) isn't requested again in this run.
    public var failureMemory: TimeInterval = 30
    /// How many times a reachable service may fail to deliver an image before it counts as failed
    /// in this run.
    ///
    /// Such failures are 5xx, 408, 429 and incomplete responses. 3 by default, each including the
    /// HTTP client's retries. The image can still be requested again.
    public var attemptsPerImage = 3

    /// Creates limits with default values.
    public init() {}
}
