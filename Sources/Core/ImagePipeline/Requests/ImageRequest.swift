public import Foundation

/// An image at the size at which it will be drawn.
public struct ImageRequest: Sendable {
    /// How long the bytes are kept.
    public enum Retention: Hashable, Sendable {
        /// Until the program ends, in the run's own folder.
        case run
        /// In the disk cache, within its limits, unless the user keeps it.
        case persistent
        /// In the folder of images that the user keeps, until they are released.
        case kept
    }

    /// How the image is scaled to the available size.
    public enum Fit: Hashable, Sendable {
        /// Fills `size`; the caller crops what exceeds it.
        case cover(PixelSize)
        /// Fits within `size`.
        case contain(PixelSize)
        /// The full size, up to the pipeline's limit.
        case original
    }

    /// The identity in caches; independent of `url`.
    public let key: ImageKey
    /// Where the bytes are currently, at the requested width.
    public let url: URL
    /// Which of the service's sizes `url` asks for, such as `w342`; part of the bytes' identity.
    public let variant: String
    /// The service's sizes, the largest first, whose bytes may stand in; empty if there is one only.
    public let variants: [String]
    /// How long the bytes are kept.
    public let retention: Retention
    /// The size in pixels to decode to.
    public let fit: Fit
    /// A hash of `key`, `variant` and `fit`, computed once: a lookup hashes one integer instead of
    /// three strings and a URL.
    ///
    /// Differs from run to run.
    let identity: Int

    /// Computes the hash once; the parts are not validated.
    public init(
        key: ImageKey,
        url: URL,
        variant: String,
        variants: [String] = [],
        retention: Retention,
        fit: Fit
    ) {
        self.key = key
        self.url = url
        self.variant = variant
        self.variants = variants
        self.retention = retention
        self.fit = fit
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(variant)
        hasher.combine(fit)
        identity = hasher.finalize()
    }

    /// The same bytes, decoded to another size.
    public func fitting(_ fit: Fit) -> ImageRequest {
        ImageRequest(
            key: key,
            url: url,
            variant: variant,
            variants: variants,
            retention: retention,
            fit: fit
        )
    }

    /// Whether both produce the same pixels, whatever their URLs.
    func drawsSame(as other: ImageRequest) -> Bool {
        identity == other.identity && fit == other.fit && key == other.key
            && variant == other.variant
    }
}

extension ImageRequest: Hashable {
    /// Compares every part, including the URL, but ``variants``.
    public static func == (a: ImageRequest, b: ImageRequest) -> Bool {
        a.drawsSame(as: b) && a.retention == b.retention && a.url == b.url
    }

    /// Hashes what the request draws, without the URL.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
    }
}

/// The identity of an image, whatever its address.
public struct ImageKey: Hashable, Sendable {
    /// The source and its realm, such as `movies.demo`.
    public let source: String
    /// The path within the source, as the service sends it: never used as a file path.
    public let path: String

    /// Neither part is validated.
    public init(source: String, path: String) {
        self.source = source
        self.path = path
    }
}

/// How soon an image is needed; a later request may raise it, never lower it.
public enum ImagePriority: Int, Comparable, Sendable {
    /// Possibly needed soon: loaded after everything that is visible.
    case prefetch
    /// Needed for a place on screen.
    case visible

    /// Less urgent.
    public static func < (a: ImagePriority, b: ImagePriority) -> Bool { a.rawValue < b.rawValue }
}
