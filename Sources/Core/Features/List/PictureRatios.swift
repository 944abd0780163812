import Catalog
import ImagePipeline

/// Aspect ratios of the pictures loaded in this run, for layouts that depend on them.
struct PictureRatios {
    private var ratios: [String: Double] = [:]

    /// Width divided by height: of the picture loaded in this run, otherwise as known from the
    /// service or an earlier run; nil if unknown.
    subscript(artwork: Artwork) -> Double? { ratios[artwork.path] ?? artwork.aspectRatio }

    /// The first size counts, so that decoding to another width never moves a row by a pixel; a
    /// known ratio is kept unless the picture was replaced.
    mutating func pictureCame(_ artwork: Artwork, size: PixelSize) {
        guard ratios[artwork.path] == nil, size.width > 0, size.height > 0 else { return }
        let ratio = Double(size.width) / Double(size.height)
        if let known = artwork.aspectRatio, abs(known / ratio - 1) < 0.01 { return }
        ratios[artwork.path] = ratio
    }
}
