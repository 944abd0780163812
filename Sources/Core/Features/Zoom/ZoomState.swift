public import Foundation

/// The position and scale of a picture in a view.
///
/// Lengths are application pixels; coordinates are relative to the view's top left corner. The
/// value is immutable: each function returns a new state.
///
/// Except during a pinch, the picture is at least as large as fits, its edges never enter the view,
/// and it is centered along a side on which it is smaller than the view.
public struct ZoomState: Hashable, Sendable {
    /// The factor of a step by button or key.
    public static let buttonFactor = 1.5
    /// The factor of one notch of a mouse wheel.
    public static let wheelFactor = 1.3
    /// The factor of a double click or tap.
    public static let doubleTapFactor = 2.5
    /// The maximum size, as a multiple of the size that fits.
    public static let greatestFactor = 20.0
    /// Below this multiple of the size that fits, releasing the picture snaps it to fit.
    public static let snapFactor = 1.05
    /// The minimum size during a pinch, as a multiple of the size that fits.
    static let leastPinchFactor = 0.5

    /// The view's size, each side at least 1.
    public let view: CGSize
    /// The picture at 100 %, each side at least 1.
    public let picture: CGSize
    /// The current size, as a multiple of 100 %.
    public let scale: Double
    /// The picture's top left corner.
    public let origin: CGPoint

    /// As large as fits, centered in the view.
    public init(view: CGSize, picture: CGSize) {
        let view = CGSize(width: max(1, view.width), height: max(1, view.height))
        let picture = CGSize(width: max(1, picture.width), height: max(1, picture.height))
        let scale = min(view.width / picture.width, view.height / picture.height)
        self.init(view: view, picture: picture, scale: scale, origin: .zero, isBounded: true)
    }

    private init(
        view: CGSize,
        picture: CGSize,
        scale: Double,
        origin: CGPoint,
        isBounded: Bool
    ) {
        self.view = view
        self.picture = picture
        self.scale = scale
        self.origin =
            isBounded
            ? CGPoint(
                x: Self.bounded(origin.x, length: picture.width * scale, room: view.width),
                y: Self.bounded(origin.y, length: picture.height * scale, room: view.height)
            ) : origin
    }

    /// The scale at which the whole picture fits, as large as possible; small pictures are
    /// enlarged.
    public var fitScale: Double {
        min(view.width / picture.width, view.height / picture.height)
    }

    /// ``greatestFactor`` times the scale that fits.
    public var greatestScale: Double { fitScale * Self.greatestFactor }

    /// Whether the picture fits, so that there is nothing to pan.
    public var isAtFit: Bool { scale <= fitScale * 1.000_1 }

    /// Whether the picture is at its maximum size.
    public var isAtGreatest: Bool { scale >= greatestScale * 0.999_9 }

    /// The picture's rectangle in the view.
    public var frame: CGRect {
        CGRect(
            x: origin.x,
            y: origin.y,
            width: picture.width * scale,
            height: picture.height * scale
        )
    }

    /// Relative to the top left corner, like all points.
    public var center: CGPoint { CGPoint(x: view.width / 2, y: view.height / 2) }
}

extension ZoomState {
    /// For one axis: centered if there is room left, otherwise without a gap.
    private static func bounded(_ origin: Double, length: Double, room: Double) -> Double {
        guard length > room else { return (room - length) / 2 }
        return min(0, max(room - length, origin))
    }

    func with(scale: Double, origin: CGPoint, isBounded: Bool = true) -> ZoomState {
        ZoomState(
            view: view,
            picture: picture,
            scale: scale,
            origin: origin,
            isBounded: isBounded
        )
    }
}
