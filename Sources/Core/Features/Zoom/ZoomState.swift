public import Foundation

/// Where a picture lies in a view, and how large.
///
/// Lengths are application pixels; places count from the view's top left corner, down and to the
/// right. A value never changes: each function returns the state after an act.
///
/// But while fingers pinch, the picture is at least as large as fits, its edges never come into
/// the view, and along a side on which it is smaller than the view it lies in the middle.
public struct ZoomState: Hashable, Sendable {
    /// How much a button or a key enlarges.
    public static let buttonFactor = 1.5
    /// How much one notch of a mouse wheel enlarges.
    public static let wheelFactor = 1.3
    /// How much a double click or tap enlarges.
    public static let doubleTapFactor = 2.5
    /// The greatest size, as a multiple of the size that fits.
    public static let greatestFactor = 20.0
    /// Below this multiple of the size that fits, what lets go of the picture makes it fit.
    public static let snapFactor = 1.05
    /// How small fingers may pinch the picture, as a multiple of the size that fits.
    static let leastPinchFactor = 0.5

    /// The room, each side at least 1.
    public let view: CGSize
    /// The picture at 100 %, each side at least 1.
    public let picture: CGSize
    /// The size now, as a multiple of 100 %.
    public let scale: Double
    /// Where the picture's top left corner is.
    public let origin: CGPoint

    /// Makes the picture as large as fits, in the middle of the view.
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

    /// The scale at which the whole picture is seen as large as possible; enlarged where it is
    /// small.
    public var fitScale: Double {
        min(view.width / picture.width, view.height / picture.height)
    }

    /// The greatest scale.
    public var greatestScale: Double { fitScale * Self.greatestFactor }

    /// Whether the picture fits, so that there is nothing to pan.
    public var isAtFit: Bool { scale <= fitScale * 1.000_1 }

    /// Whether the picture is as large as it gets.
    public var isAtGreatest: Bool { scale >= greatestScale * 0.999_9 }

    /// Where the picture is.
    public var frame: CGRect {
        CGRect(
            x: origin.x,
            y: origin.y,
            width: picture.width * scale,
            height: picture.height * scale
        )
    }

    /// The middle of the view.
    public var center: CGPoint { CGPoint(x: view.width / 2, y: view.height / 2) }
}

extension ZoomState {
    /// Along one side: in the middle where there is room left, else without a gap.
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
