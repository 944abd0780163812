extension ImageRequest.Fit {
    /// Returns the size in pixels to which an image of size `source` is decoded.
    ///
    /// The image is never enlarged, it keeps its proportions, and each side is at least 1. One side
    /// equals the requested one; with `cover`, neither side is smaller than requested unless the
    /// image is.
    public func target(for source: PixelSize) -> PixelSize {
        switch self {
        case .original:
            source
        case .cover(let size):
            source.scaled(toWidth: size.width, orHeight: size.height) { $0 >= $1 }
        case .contain(let size):
            source.scaled(toWidth: size.width, orHeight: size.height) { $0 <= $1 }
        }
    }

    /// Returns the part of a target that is kept: its middle, if the target is a strip.
    ///
    /// A panorama or a page of a comic that is scaled to cover a cell could need a hundred times the
    /// memory of a poster, although nearly all of it is outside the cell. With `cover`, no side is
    /// therefore longer than 2.5 times the longer requested side, which is the tallest photo that a
    /// stream shows.
    public func cropped(_ target: PixelSize) -> PixelSize {
        guard case .cover(let size) = self else { return target }
        let most = max(size.width, size.height, 1) * 5 / 2
        return PixelSize(min(target.width, max(most, 1)), min(target.height, max(most, 1)))
    }
}

extension PixelSize {
    /// Scales to a width or a height.
    ///
    /// `byWidth` chooses by comparing both factors, as cross products to avoid rounding.
    fileprivate func scaled(
        toWidth wantedWidth: Int,
        orHeight wantedHeight: Int,
        byWidth: (Int, Int) -> Bool
    ) -> PixelSize {
        let wantedWidth = max(1, wantedWidth)
        let wantedHeight = max(1, wantedHeight)
        if byWidth(wantedWidth * height, wantedHeight * width) {
            guard wantedWidth < width else { return self }
            return PixelSize(wantedWidth, max(1, (height * wantedWidth + width / 2) / width))
        }
        guard wantedHeight < height else { return self }
        return PixelSize(max(1, (width * wantedHeight + height / 2) / height), wantedHeight)
    }
}
