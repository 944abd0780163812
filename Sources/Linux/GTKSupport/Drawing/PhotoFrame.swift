import CAdw
import CGTK
import Foundation

/// A container that fills the available width and derives its height from an aspect ratio.
///
/// It can be drawn rotated about the horizontal axis through its center: in perspective if the
/// renderer supports 3D, otherwise flattened. The rotation only affects drawing, not the layout.
package struct PhotoFrame: Widget {
    package let pointer: WidgetPointer

    /// Creates a frame around `child`, square at first.
    package init(_ child: some Widget) {
        pointer = vt_photo_frame_new(child.pointer)
    }

    /// Sets the ratio of width to height, which must be greater than 0.
    package func setRatio(_ ratio: Double) {
        vt_photo_frame_set_ratio(pointer.opaque, ratio)
    }

    /// Rotates the frame by an angle in degrees, with the top edge away from the viewer; 0 is
    /// unrotated.
    package func turn(by degrees: Double) {
        let cosine = degrees == 0 ? 1 : cos(degrees * .pi / 180)
        vt_photo_frame_set_turn(pointer.opaque, degrees, cosine)
    }
}
