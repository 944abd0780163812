public import Catalog
public import ImagePipeline

/// Aspect ratios of pictures, for layouts that depend on them.
extension ItemListViewModel {
    /// Width divided by height: of the picture loaded in this run, otherwise as known from the
    /// service or an earlier run; nil if unknown.
    public func aspectRatio(of artwork: Artwork) -> Double? {
        aspectRatios[artwork.path] ?? artwork.aspectRatio
    }

    /// A picture was loaded: its aspect ratio is fixed from now on.
    ///
    /// The first size counts, so that decoding to another width never moves a row by a pixel; a
    /// known ratio is kept unless the picture was replaced.
    public func pictureCame(_ artwork: Artwork, size: PixelSize) {
        guard aspectRatios[artwork.path] == nil, size.width > 0, size.height > 0 else { return }
        let ratio = Double(size.width) / Double(size.height)
        if let known = artwork.aspectRatio, abs(known / ratio - 1) < 0.01 { return }
        aspectRatios[artwork.path] = ratio
    }
}
