import Catalog
import ImagePipeline

/// The aspect ratios of pictures loaded in this run, for layouts that depend on them.
struct PictureRatios {
    private var ratios: [String: Double] = [:]

    /// A picture's width divided by its height; nil if unknown.
    ///
    /// The ratio comes from the picture loaded in this run, otherwise from an earlier run or the
    /// service.
    subscript(artwork: Artwork) -> Double? { ratios[artwork.path] ?? artwork.aspectRatio }

    /// Records the size of a loaded picture; later sizes of the same picture are ignored.
    ///
    /// Decoding to another width therefore never moves a row by a pixel. A known ratio remains
    /// unless it differs by 1% or more, which means that the picture was replaced.
    mutating func pictureCame(_ artwork: Artwork, size: PixelSize) {
        guard ratios[artwork.path] == nil, size.width > 0, size.height > 0 else { return }
        let ratio = Double(size.width) / Double(size.height)
        if let known = artwork.aspectRatio, abs(known / ratio - 1) < 0.01 { return }
        ratios[artwork.path] = ratio
    }
}
