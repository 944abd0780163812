#if canImport(UIKit)
import CoreGraphics
import Features
import Foundation
import SwiftUI
import UIKit

/// A picture in the system's scroll view, which zooms and pans it.
struct ZoomingPicture: UIViewRepresentable {
    let image: CGImage?
    /// The picture's position.
    let zoom: ZoomState
    /// Whether it is the current page's picture.
    let isShown: Bool
    /// Whether the position is the result of a button, key or double tap, rather than of fingers.
    let isStep: Bool
    let isAnimated: Bool
    /// Called with the picture's frame in the view, in points.
    let moved: @MainActor (CGRect) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView(frame: .zero)
        view.delegate = context.coordinator
        view.contentInsetAdjustmentBehavior = .never
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        view.showsHorizontalScrollIndicator = false
        view.showsVerticalScrollIndicator = false
        view.addSubview(context.coordinator.picture)
        return view
    }

    func updateUIView(_ view: UIScrollView, context: Context) {
        context.coordinator.update(view, to: self)
    }

    /// Moves the scroll view for steps, and reports what the user's fingers do.
    final class Coordinator: NSObject, UIScrollViewDelegate {
        let picture = UIImageView(image: nil)
        private var latest: ZoomingPicture
        private var isUpdating = false

        init(_ latest: ZoomingPicture) { self.latest = latest }

        func update(_ view: UIScrollView, to new: ZoomingPicture) {
            isUpdating = true
            defer { isUpdating = false }
            if latest.image !== new.image || picture.image == nil {
                picture.image = new.image.map { UIImage(cgImage: $0) }
            }
            latest = new
            view.maximumZoomScale = new.zoom.greatestScale / new.zoom.fitScale
            let fitted = new.zoom.fitted.frame.size
            let isResized =
                abs(picture.bounds.width - fitted.width) > 0.5
                || abs(picture.bounds.height - fitted.height) > 0.5
            if isResized {
                // The frame of a zoomed view must not be set.
                view.zoomScale = 1
                picture.frame = CGRect(origin: .zero, size: fitted)
                view.contentSize = fitted
            }
            // Only the fingers move the shown picture otherwise, and a page that was left fits again.
            if new.isStep || isResized || !new.isShown, !isAt(new.zoom.frame, in: view) {
                let scale = new.zoom.scale / new.zoom.fitScale
                let frame = new.zoom.frame
                let visible = CGRect(
                    x: -frame.minX / scale,
                    y: -frame.minY / scale,
                    width: new.zoom.view.width / scale,
                    height: new.zoom.view.height / scale
                )
                view.zoom(to: visible, animated: new.isStep && new.isAnimated)
            }
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

        func scrollViewDidZoom(_ scrollView: UIScrollView) { report(scrollView) }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { report(scrollView) }

        private func report(_ view: UIScrollView) {
            if !isUpdating { latest.moved(frame(in: view)) }
        }

        private func frame(in view: UIScrollView) -> CGRect {
            picture.frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
        }

        private func isAt(_ place: CGRect, in view: UIScrollView) -> Bool {
            let frame = frame(in: view)
            return abs(frame.width - place.width) < 0.5 && abs(frame.minX - place.minX) < 0.5
                && abs(frame.minY - place.minY) < 0.5
        }
    }
}
#endif
