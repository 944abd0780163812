import Catalog
import ImagePipeline

extension Library {
    nonisolated func makeImageRequest(
        for artwork: Artwork,
        of catalog: CatalogID,
        fit: ImageRequest.Fit
    ) -> ImageRequest? {
        guard let source = sources[catalog],
            let address = source.provider.imageAddress(of: artwork, pixelWidth: fit.pixelWidth)
        else { return nil }
        return ImageRequest(
            key: ImageKey(source: source.scope.name, path: artwork.path),
            url: address.url,
            variant: address.variant,
            retention: source.provider.descriptor.images == .run ? .run : .persistent,
            fit: fit
        )
    }
}

extension ImageRequest.Fit {
    /// The width to ask the service for.
    fileprivate var pixelWidth: Int {
        switch self {
        case .cover(let size), .contain(let size): size.width
        case .original: .max
        }
    }
}
