#if canImport(UIKit)
import CoreGraphics
import Features
import Foundation
import ImagePipeline
import Observation
import SwiftUI

/// The images of an open full-size picture, observable by a view.
@MainActor
@Observable
final class PosterPictures {
    /// Read by the view, so that it updates when a better image arrives.
    private var version = 0
    @ObservationIgnored private var images: PosterImages<Picture>?

    /// Creates the images without requesting any.
    init(_ model: PosterViewModel, _ pictures: Pictures) {
        images = PosterImages(
            model: model,
            preview: nil,
            images: pictures.pipeline,
            size: \.size,
            changed: { [weak self] in self?.version += 1 }
        )
    }

    /// Requests the original; `scale` is device pixels per point.
    func load(scale: CGFloat) { images?.load(scaleFactor: Int(scale)) }

    /// Requests the images of the picture that the model changed to.
    func turned(scale: CGFloat) {
        images?.turned()
        load(scale: scale)
    }

    /// Requests a sharper reduction to a size in points.
    func reduce(to size: CGSize, scale: CGFloat) {
        images?.reduce(to: PixelSize(Int(size.width * scale), Int(size.height * scale)))
    }

    /// Returns a page's best image; nil if these are another picture's images.
    func image(of page: PosterViewModel.Page, scale: CGFloat) -> CGImage? {
        _ = version
        guard let images, images.request == page.request else { return nil }
        return images.image(forWidth: page.zoom.frame.width * scale)?.image
    }

    /// Releases all images.
    func release() { images?.release() }
}
#endif
