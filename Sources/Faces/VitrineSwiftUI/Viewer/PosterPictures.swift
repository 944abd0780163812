#if canImport(SwiftUI)
import CoreGraphics
import Features
import Foundation
import ImagePipeline
import Observation
import SwiftUI

/// The images of an open poster, as a view observes them.
@MainActor
@Observable
final class PosterPictures {
    /// Read by the view, so that it looks again when there is a better image.
    private var version = 0
    @ObservationIgnored private var images: PosterImages<Picture>?

    /// Requests nothing yet.
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

    /// Requests a sharper reduction to a size in points.
    func reduce(to size: CGSize, scale: CGFloat) {
        images?.reduce(to: PixelSize(Int(size.width * scale), Int(size.height * scale)))
    }

    /// The best image for a width in device pixels.
    func image(forWidth width: Double) -> CGImage? {
        _ = version
        return images?.image(forWidth: width)?.image
    }

    /// Lets go of all of them.
    func release() { images?.release() }
}
#endif
