import CAdw
import CGTK
import Foundation

/// A widget around another one, as wide as it may be and as high as its proportions ask for.
///
/// It can be drawn turned about the horizontal axis through its middle: in perspective where the
/// renderer knows space, else flat, as high as it looks from far away. That changes what is seen,
/// never where anything lies.
public struct PhotoFrame: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a frame around a widget, as high as it is wide.
    public init(_ child: some Widget) {
        pointer = vt_photo_frame_new(child.pointer)
    }

    /// Sets width divided by height, above 0.
    public func setRatio(_ ratio: Double) {
        vt_photo_frame_set_ratio(pointer.opaque, ratio)
    }

    /// Draws it turned by an angle in degrees, its upper edge away from the person; 0 is as it
    /// lies.
    public func turn(by degrees: Double) {
        let cosine = degrees == 0 ? 1 : cos(degrees * .pi / 180)
        vt_photo_frame_set_turn(pointer.opaque, degrees, cosine)
    }
}
