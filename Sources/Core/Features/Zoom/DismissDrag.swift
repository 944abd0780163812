public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A downward drag of a picture that fits the view; if long or fast enough, it closes the viewer.
///
/// Lengths are in application pixels, speeds in application pixels per second; both are positive
/// downwards.
public struct DismissDrag: Hashable, Sendable {
    /// The length beyond which releasing closes the viewer, as a fraction of the view's height.
    static let closingPart = 0.2
    /// The downward speed above which releasing closes the viewer, however short the drag.
    static let closingSpeed = 900.0
    /// The fraction of an upward drag that the picture follows.
    static let resistance = 0.25
    /// The picture's smallest scale.
    static let leastSize = 0.7

    /// The picture's distance from its resting position.
    public let offset: CGSize
    /// The progress from 0 to 1; at 1 the background is fully transparent.
    public let progress: Double
    private let part: Double

    /// Creates a drag.
    ///
    /// - Parameters:
    ///   - distance: the distance since the drag began.
    ///   - height: the height of the view.
    public init(distance: CGSize, height: Double) {
        let isDown = distance.height > 0
        let down = isDown ? distance.height : distance.height * Self.resistance
        offset = CGSize(width: distance.width * (isDown ? 1 : Self.resistance), height: down)
        part = max(0, distance.height) / max(1, height)
        progress = min(1, part / 0.6)
    }

    /// The picture's scale, as a multiple of the size that fits.
    public var size: Double { 1 - (1 - Self.leastSize) * progress }

    /// Returns whether releasing at a speed closes the viewer; an upward fling doesn't.
    public func closes(atSpeed speed: Double) -> Bool {
        guard speed > -Self.closingSpeed else { return false }
        return part >= Self.closingPart || (part > 0 && speed >= Self.closingSpeed)
    }

    /// Returns the dragged position of a picture whose frame at rest is `frame`.
    public func moved(_ frame: CGRect) -> CGRect {
        let width = frame.width * size
        let height = frame.height * size
        return CGRect(
            x: frame.minX + (frame.width - width) / 2 + offset.width,
            y: frame.minY + (frame.height - height) / 2 + offset.height,
            width: width,
            height: height
        )
    }
}
