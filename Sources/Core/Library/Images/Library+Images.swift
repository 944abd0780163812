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
        let requests = imageRequests(for: artwork, of: catalog, pixelWidths: pixelWidths)
        guard !requests.isEmpty else { throw .notFound(message: nil) }
        for request in requests {
            do throws(ImageError) {
                try await images.keep(request)
            } catch {
                throw CatalogError(error)
            }
        }
    }

    nonisolated func absenceOfImage(
        _ artwork: Artwork,
        of catalog: CatalogID,
        pixelWidths: [Int]
    ) async -> CatalogError? {
        for request in imageRequests(for: artwork, of: catalog, pixelWidths: pixelWidths) {
            if let absence = await images.absence(of: request) { return CatalogError(absence) }
        }
        return nil
    }

    /// One request for each file that the service has for those widths; empty if the path is
    /// invalid.
    private nonisolated func imageRequests(
        for artwork: Artwork,
        of catalog: CatalogID,
        pixelWidths: [Int]
    ) -> [ImageRequest] {
        let fits = pixelWidths.map { ImageRequest.Fit.cover(PixelSize($0, 1)) }
        var variants: Set<String> = []
        return (fits.isEmpty ? [.original] : fits)
            .compactMap { makeImageRequest(for: artwork, of: catalog, fit: $0) }
            .filter { variants.insert($0.variant).inserted }
    }
}

extension ImageRequest.Fit {
    /// The width to request from the service, in pixels.
    fileprivate var pixelWidth: Int {
        switch self {
        case .cover(let size), .contain(let size): size.width
        case .original: .max
        }
    }
}
