public import Foundation

/// What loading images may take from the service and from this machine.
public struct ImageLoadLimits: Hashable, Sendable {
    /// The greatest image that is received, in bytes.
    ///
    /// 25 MB by default.
    public var bytesPerImage = 25_000_000
    /// Images of the run that are kept in memory where the disk refuses them, in bytes all together.
    ///
    /// 64 MB by default; what does not fit is downloaded again when it is asked for again.
    public var bytesWithoutDisk = 64_000_000
    /// How long the download of an image may take, as long as it comes fast enough.
    ///
    /// 60 s by default.
    public var time = Duration.seconds(60)
    /// Loads at once from a host that speaks HTTP/1.1, each over a connection of its own.
    ///
    /// 6 by default, as in browsers.
    public var loadsPerHTTP1Host = 6
    /// Loads at once from a host that has answered over HTTP/2, all over one connection.
    ///
    /// 32 by default.
    public var loadsPerHTTP2Host = 32
    /// How long a persistent image is used without asking the service, in seconds.
    ///
    /// 7 days by default.
    public var freshness: TimeInterval = 7 * 86_400
    /// How long a failed image is not asked for again, in seconds.
    ///
    /// 30 s by default. An image that the service does not have (404, 410) is not asked for again
    /// in this run.
    public var failureMemory: TimeInterval = 30
    /// How often a service that answers may fail to bring an image (5xx, 408, 429, an answer that
    /// breaks off) until the image counts as failed for good in this run.
    ///
    /// 3 by default, each with the further tries of the HTTP client. It is asked for again
    /// nevertheless where somebody asks.
    public var attemptsPerImage = 3

    /// Makes the defaults.
    public init() {}
}
