public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The position and scale of a picture in a view.
///
/// An immutable value: each function returns a new state. Lengths are in application pixels;
/// coordinates are relative to the view's top left corner.
///
/// Except during a pinch, the picture is at least as large as fits and its edges never enter the
/// view. Along a side on which it is smaller than the view, it is centered.
public struct ZoomState: Hashable, Sendable {
    /// The zoom factor for a button or key: 1.5.
    public static let buttonFactor = 1.5
    /// The zoom factor for one notch of a mouse wheel: 1.3.
    public static let wheelFactor = 1.3
    /// The zoom factor for a double click or tap: 2.5.
    public static let doubleTapFactor = 2.5
    /// The maximum size, as a multiple of the size that fits: 20, and more for strips.
    public static let greatestFactor = 20.0
    /// The multiple of the size that fits below which a released picture snaps to that size: 1.05.
    public static let snapFactor = 1.05
    /// How much larger than the size that fits a picture must be to fill the view to be a strip: 5.
    private static let stripFactor = 5.0
    /// The minimum size during a pinch, as a multiple of the size that fits.
    static let leastPinchFactor = 0.5

    /// The view's size, each side at least 1.
    public let view: CGSize
    /// The picture's size at 100 %, each side at least 1.
    public let picture: CGSize
    /// The current size, as a multiple of 100 %.
    public let scale: Double
    /// The picture's top left corner.
    public let origin: CGPoint

    /// Creates a state in which the picture fits the view and is centered.
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

    /// The largest scale at which the whole picture fits; above 1 for small pictures.
    public var fitScale: Double {
        min(view.width / picture.width, view.height / picture.height)
    }

    /// The scale at which the picture fills the view; for a strip, much more than the one that fits.
    private var fillScale: Double {
        max(view.width / picture.width, view.height / picture.height)
    }

    /// The scale after a double click or tap: ``doubleTapFactor`` times the one that fits.
    ///
    /// A strip, such as a page of a comic or a panorama, fills the view instead.
    var doubleTapScale: Double {
        let usual = fitScale * Self.doubleTapFactor
        return fillScale > fitScale * Self.stripFactor ? fillScale : usual
    }

    /// The maximum scale: ``greatestFactor`` times the scale that fits; a strip may be
    /// enlarged to ``doubleTapFactor`` times the size that fills the view.
    public var greatestScale: Double {
        max(fitScale * Self.greatestFactor, fillScale * Self.doubleTapFactor)
    }

    /// Whether the picture fits, leaving nothing to pan.
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

    /// The center of the view.
    public var center: CGPoint { CGPoint(x: view.width / 2, y: view.height / 2) }
}

extension ZoomState {
    /// Returns the origin along one axis: centered if the picture is smaller than the view,
    /// otherwise without a gap.
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
