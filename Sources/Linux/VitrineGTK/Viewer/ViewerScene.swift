import Features
import Foundation
import GTKSupport

/// The state of the viewer at one moment.
struct ViewerScene: Equatable {
    /// The picture's rectangle, in application pixels from the window's top left corner.
    var frame: CGRect
    /// The opacity of the background; 1 hides everything below.
    var veil: Double
    /// The opacity of the picture; 1 is opaque.
    var opacity = 1.0

    /// Interpolates to another scene; `part` ranges from 0 to 1.
    func blended(with other: ViewerScene, at part: Double) -> ViewerScene {
        let mix = { (a: Double, b: Double) in a + (b - a) * part }
        return ViewerScene(
            frame: CGRect(
                x: mix(frame.minX, other.frame.minX),
                y: mix(frame.minY, other.frame.minY),
                width: mix(frame.width, other.frame.width),
                height: mix(frame.height, other.frame.height)
            ),
            veil: mix(veil, other.veil),
            opacity: mix(opacity, other.opacity)
        )
    }
}

extension CGRect {
    /// The same rectangle for GTK.
    var rectangle: Rectangle { Rectangle(x: minX, y: minY, width: width, height: height) }

    /// Returns the same rectangle with its edges aligned to device pixels (`scale` per application
    /// pixel).
    ///
    /// A texture of that size is drawn there without scaling.
    func aligned(to scale: Double) -> CGRect {
        let snap = { (length: Double) in (length * scale).rounded() / scale }
        let (left, top) = (snap(minX), snap(minY))
        return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
    }

    /// Returns the rectangle scaled by `factor` around its center.
    func scaled(by factor: Double) -> CGRect {
        insetBy(dx: width * (1 - factor) / 2, dy: height * (1 - factor) / 2)
    }
}

extension Rectangle {
    /// The same rectangle for the models.
    var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
