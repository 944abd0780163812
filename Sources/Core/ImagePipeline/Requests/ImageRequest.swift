public import Foundation

/// An image at the size at which it will be drawn.
public struct ImageRequest: Sendable {
    /// How long an image's bytes are stored.
    public enum Retention: Hashable, Sendable {
        /// Until the app quits, in the run's folder.
        case run
        /// In the disk cache within its limits, unless the image is stored offline.
        case persistent
        /// In the folder for offline images, until they are released.
        case kept
    }

    /// How the image is scaled to the available size.
    public enum Fit: Hashable, Sendable {
        /// Fills `size`; the caller crops the rest, except that of extreme shapes.
        ///
        /// See ``cropped(_:)``.
        case cover(PixelSize)
        /// Fits within `size`.
        case contain(PixelSize)
        /// The full size, up to the pipeline's limit.
        case original
    }

    /// The service that an image belongs to.
    public struct Service: Hashable, Sendable {
        /// The name that the loader asks its client by.
        public let name: String
        /// The headers that the service needs.
        public let headers: [String: String]

        /// Creates a service; the parts aren't validated.
        public init(name: String, headers: [String: String]) {
            self.name = name
            self.headers = headers
        }
    }

    /// The identity in caches, which doesn't depend on `url`.
    public let key: ImageKey
    /// The current address of the bytes at the requested width.
    public let url: URL
    /// The service's size that `url` leads to, such as `w342`; part of the bytes' identity.
    public let variant: String
    /// The service's sizes that may serve as previews, largest first; empty if it has only one.
    public let variants: [String]
    /// Whether this machine and the local network may answer; see `HTTPRequest`.
    public let allowsLocalHosts: Bool
    /// The service whose key, headers and pace the request gets; nil for none.
    public let service: Service?
    /// How long the bytes are stored.
    public let retention: Retention
    /// The size in pixels to which the image is decoded.
    public let fit: Fit
    /// A hash of `key`, `variant` and `fit`, which differs between runs.
    ///
    /// It is computed once, so a lookup hashes one integer instead of three strings and a URL.
    let identity: Int

    /// Creates a request and computes its hash; the parts aren't validated.
    public init(
        key: ImageKey,
        url: URL,
        variant: String,
        variants: [String] = [],
        allowsLocalHosts: Bool = true,
        service: Service? = nil,
        retention: Retention,
        fit: Fit
    ) {
        self.key = key
        self.url = url
        self.variant = variant
        self.variants = variants
        self.allowsLocalHosts = allowsLocalHosts
        self.service = service
        self.retention = retention
        self.fit = fit
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(variant)
        hasher.combine(fit)
        identity = hasher.finalize()
    }

    /// Returns a request for the same bytes, decoded to another size.
    public func fitting(_ fit: Fit) -> ImageRequest {
        ImageRequest(
            key: key,
            url: url,
            variant: variant,
            variants: variants,
            allowsLocalHosts: allowsLocalHosts,
            service: service,
            retention: retention,
            fit: fit
        )
    }

    /// Returns whether both requests produce the same pixels, regardless of their URLs.
    func drawsSame(as other: ImageRequest) -> Bool {
        identity == other.identity && fit == other.fit && key == other.key
            && variant == other.variant
    }
}

extension ImageRequest: Hashable {
    /// Compares all parts including the URL, except ``variants``.
    public static func == (a: ImageRequest, b: ImageRequest) -> Bool {
        a.drawsSame(as: b) && a.retention == b.retention && a.url == b.url
    }

    /// Hashes the key, variant and fit, without the URL.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
    }
}

/// The identity of an image, regardless of its address.
public struct ImageKey: Hashable, Sendable {
    /// The source and its realm, such as `movies.demo`.
    public let source: String
    /// The path within the source, as sent by the service; never used as a file path.
    public let path: String

    /// Creates a key; neither part is validated.
    public init(source: String, path: String) {
        self.source = source
        self.path = path
    }
}

/// The urgency of an image; later requests may raise it, but never lower it.
public enum ImagePriority: Int, Comparable, Sendable {
    /// Possibly needed soon; loads after all visible images.
    case prefetch
    /// Needed on screen.
    case visible

    /// Returns whether `a` is less urgent than `b`.
    public static func < (a: ImagePriority, b: ImagePriority) -> Bool { a.rawValue < b.rawValue }
}
