public import Catalog
public import ImagePipeline

/// How large pictures are, for layouts that follow their proportions.
extension ItemListViewModel {
    /// Width divided by height of a picture: of one that came in this run, else as it is known from
    /// its service or an earlier run; nil where nobody knows yet.
    public func aspectRatio(of artwork: Artwork) -> Double? {
        aspectRatios[artwork.path] ?? artwork.aspectRatio
    }

    /// A picture came: its proportions hold from now on.
    ///
    /// The first size counts, so that decoding to another width never moves a row by a pixel; and
    /// what is known already, unless the picture has become another.
    public func pictureCame(_ artwork: Artwork, size: PixelSize) {
        guard aspectRatios[artwork.path] == nil, size.width > 0, size.height > 0 else { return }
        let ratio = Double(size.width) / Double(size.height)
        if let known = artwork.aspectRatio, abs(known / ratio - 1) < 0.01 { return }
        aspectRatios[artwork.path] = ratio
    }
}
