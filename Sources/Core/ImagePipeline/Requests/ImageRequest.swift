public import Foundation

/// An image at the size at which it will be drawn.
public struct ImageRequest: Sendable {
    /// How long the bytes are kept.
    public enum Retention: Hashable, Sendable {
        /// For this run, in the run's own folder.
        case run
        /// In the disk cache, within its limits.
        case persistent
    }

    /// How the image takes the room it is given.
    public enum Fit: Hashable, Sendable {
        /// Fills `size`; what stands over is cut off by whoever draws.
        case cover(PixelSize)
        /// Fits within `size`.
        case contain(PixelSize)
        /// As large as it is, up to the pipeline's limit.
        case original
    }

    /// What the image is.
    public let key: ImageKey
    /// Where its bytes are today, at the width wanted.
    public let url: URL
    /// Which of the service's sizes `url` asks for, such as `w342`; part of the bytes' identity.
    public let variant: String
    /// How long the bytes are kept.
    public let retention: Retention
    /// The size in pixels to decode to.
    public let fit: Fit
    /// A hash of `key`, `variant` and `fit`, computed once: a look-up hashes one integer instead of
    /// three strings and an address.
    ///
    /// Differs from run to run.
    let identity: Int

    /// Makes a request of its parts.
    public init(key: ImageKey, url: URL, variant: String, retention: Retention, fit: Fit) {
        self.key = key
        self.url = url
        self.variant = variant
        self.retention = retention
        self.fit = fit
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(variant)
        hasher.combine(fit)
        identity = hasher.finalize()
    }

    /// Whether both lead to the same pixels, wherever the bytes lie today.
    func drawsSame(as other: ImageRequest) -> Bool {
        identity == other.identity && fit == other.fit && key == other.key
            && variant == other.variant
    }
}

extension ImageRequest: Hashable {
    /// Equal in every part, the address too.
    public static func == (a: ImageRequest, b: ImageRequest) -> Bool {
        a.drawsSame(as: b) && a.retention == b.retention && a.url == b.url
    }

    /// Hashes what the request draws.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
    }
}
