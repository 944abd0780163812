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

    nonisolated func fetchImage(
        _ artwork: Artwork,
        of catalog: CatalogID,
        pixelWidths: [Int]
    ) async throws(CatalogError) {
        let fits = pixelWidths.map { ImageRequest.Fit.cover(PixelSize($0, 1)) }
        var variants: Set<String> = []
        for fit in fits.isEmpty ? [.original] : fits {
            guard let request = makeImageRequest(for: artwork, of: catalog, fit: fit) else {
                throw .notFound(message: nil)
            }
            guard variants.insert(request.variant).inserted else { continue }
            do throws(ImageError) {
                _ = try await images.data(for: request, priority: .prefetch)
            } catch {
                throw CatalogError(error)
            }
        }
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
