public import Foundation

/// Dragging down a picture that fits the view; far or fast enough, it closes the viewer.
///
/// Lengths are in application pixels, speeds in application pixels per second; both are positive
/// downwards.
public struct DismissDrag: Hashable, Sendable {
    /// Releasing closes from this fraction of the view's height on.
    static let closingPart = 0.2
    /// The fraction of a drag that the picture follows while the drag is upwards.
    static let closingSpeed = 900.0
    /// The fraction of an upward drag that the picture follows.
    static let resistance = 0.25
    /// The smallest scale of the picture.
    static let leastSize = 0.7

    /// The picture's offset from its place.
    public let offset: CGSize
    /// From 0 to 1, where the background is fully transparent.
    public let progress: Double
    private let part: Double

    /// A drag by `distance` since it began, in a view `height` tall.
    public init(distance: CGSize, height: Double) {
        let isDown = distance.height > 0
        let down = isDown ? distance.height : distance.height * Self.resistance
        offset = CGSize(width: distance.width * (isDown ? 1 : Self.resistance), height: down)
        part = max(0, distance.height) / max(1, height)
        progress = min(1, part / 0.6)
    }

    /// The picture's scale, as a multiple of the size that fits.
    public var size: Double { 1 - (1 - Self.leastSize) * progress }

    /// Whether releasing at this speed closes; flinging back up does not.
    public func closes(atSpeed speed: Double) -> Bool {
        guard speed > -Self.closingSpeed else { return false }
        return part >= Self.closingPart || (part > 0 && speed >= Self.closingSpeed)
    }

    /// The dragged position of a picture whose place is `frame`.
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
