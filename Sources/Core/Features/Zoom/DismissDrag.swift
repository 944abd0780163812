public import Foundation

/// A drag of a picture that fits: down far or fast enough, it closes the viewer.
///
/// Lengths are application pixels, speeds application pixels a second; both count downwards.
public struct DismissDrag: Hashable, Sendable {
    /// From this part of the view's height on, letting go closes.
    static let closingPart = 0.2
    /// From this speed on, letting go closes.
    static let closingSpeed = 900.0
    /// How much less than the finger the picture moves against the way that closes.
    static let resistance = 0.25
    /// How small the picture gets at the most.
    static let leastSize = 0.7

    /// How far the picture is from its place.
    public let offset: CGSize
    /// How far the drag is on its way from 0 to 1, where nothing of the surface is left.
    public let progress: Double
    private let part: Double

    /// A drag by `distance` since the finger came down, in a view `height` tall.
    public init(distance: CGSize, height: Double) {
        let isDown = distance.height > 0
        let down = isDown ? distance.height : distance.height * Self.resistance
        offset = CGSize(width: distance.width * (isDown ? 1 : Self.resistance), height: down)
        part = max(0, distance.height) / max(1, height)
        progress = min(1, part / 0.6)
    }

    /// How large the picture is, as a multiple of the size that fits.
    public var size: Double { 1 - (1 - Self.leastSize) * progress }

    /// Whether letting go at this speed closes; a finger that flings back up does not.
    public func closes(atSpeed speed: Double) -> Bool {
        guard speed > -Self.closingSpeed else { return false }
        return part >= Self.closingPart || (part > 0 && speed >= Self.closingSpeed)
    }

    /// Where the picture is drawn whose place is `frame`.
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
