public import Foundation

/// How much loading images may demand of the service and of this machine.
public struct ImageLoadLimits: Hashable, Sendable {
    /// The largest image that is accepted, in bytes.
    ///
    /// 25 MB by default.
    public var bytesPerImage = 25_000_000
    /// Memory for images of the run that the disk refused, in bytes in total.
    ///
    /// 64 MB by default; what does not fit is downloaded again when requested again.
    public var bytesWithoutDisk = 64_000_000
    /// The time limit of a download that is fast enough.
    ///
    /// 60 s by default.
    public var time = Duration.seconds(60)
    /// Concurrent loads from a host that speaks HTTP/1.1, each over a connection of its own.
    ///
    /// 6 by default, as in browsers.
    public var loadsPerHTTP1Host = 6
    /// Concurrent loads from a host that has answered over HTTP/2, all over one connection.
    ///
    /// 32 by default.
    public var loadsPerHTTP2Host = 32
    /// How long a persistent image is used without revalidation, in seconds.
    ///
    /// 7 days by default.
    public var freshness: TimeInterval = 7 * 86_400
    /// How long a failed image is not requested again, in seconds.
    ///
    /// 30 s by default. An image that the service does not have (404, 410) is not requested again
    /// in this run.
    public var failureMemory: TimeInterval = 30
    /// How often a reachable service may fail to deliver an image (5xx, 408, 429, a response that
    /// breaks off) until the image counts as failed for this run.
    ///
    /// 3 by default, each with the HTTP client's own retries. It is still requested again when
    /// asked for.
    public var attemptsPerImage = 3

    /// See the properties for the defaults.
    public init() {}
}
