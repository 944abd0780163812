public import Catalog
public import ImagePipeline

extension Library {
    /// The request for an artwork at a size; nil where its path makes no address.
    ///
    /// Asks nobody.
    public func imageRequest(
        for artwork: Artwork,
        of catalog: CatalogID,
        fit: ImageRequest.Fit
    ) -> ImageRequest? {
        imageRequest(for: artwork, of: catalog, fit: fit, retention: .persistent)
    }

    /// The same, with the bytes of a catalog whose pictures outlive the run kept as told.
    func imageRequest(
        for artwork: Artwork,
        of catalog: CatalogID,
        fit: ImageRequest.Fit,
        retention: ImageRequest.Retention
    ) -> ImageRequest? {
        guard let source = sources[catalog],
            let address = source.provider.imageAddress(of: artwork, pixelWidth: fit.pixelWidth)
        else { return nil }
        return ImageRequest(
            key: ImageKey(source: source.scope.name, path: artwork.path),
            url: address.url,
            variant: address.variant,
            variants: source.provider.imageVariants,
            retention: source.provider.descriptor.images == .run ? .run : retention,
            fit: fit
        )
    }

    /// Brings a picture to the disk as places of those widths would ask for it.
    ///
    /// What is there already is not asked for again, within the limits of its catalog; nor are two
    /// widths for which the service has the same bytes.
    ///
    /// - Parameters:
    ///   - artwork: the picture.
    ///   - catalog: whose picture it is.
    ///   - pixelWidths: the widths of the places in pixels; none for the picture as large as it is.
    /// - Throws: `notFound` where its path makes no address; `storage` where the disk does not keep
    ///   it; what became of the download.
    public func download(
        _ artwork: Artwork,
        of catalog: CatalogID,
        pixelWidths: [Int] = []
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

    /// Why a picture that was downloaded is not on the disk any more, which has its limits.
    ///
    /// Nil where it is. The parameters are those of ``download(_:of:pixelWidths:)``.
    public func absence(
        ofImage artwork: Artwork,
        of catalog: CatalogID,
        pixelWidths: [Int] = []
    ) async -> CatalogError? {
        for request in imageRequests(for: artwork, of: catalog, pixelWidths: pixelWidths) {
            if let absence = await images.absence(of: request) { return CatalogError(absence) }
        }
        return nil
    }

    /// One request for each file that the service has for those widths; empty if the path is
    /// invalid.
    func imageRequests(
        for artwork: Artwork,
        of catalog: CatalogID,
        pixelWidths: [Int],
        retention: ImageRequest.Retention = .persistent
    ) -> [ImageRequest] {
        let fits = pixelWidths.map { ImageRequest.Fit.cover(PixelSize($0, 1)) }
        var variants: Set<String> = []
        return (fits.isEmpty ? [.original] : fits)
            .compactMap {
                imageRequest(for: artwork, of: catalog, fit: $0, retention: retention)
            }
            .filter { variants.insert($0.variant).inserted }
    }
}

extension ImageRequest.Fit {
    /// The width to request from the service, in pixels.
    var pixelWidth: Int {
        switch self {
        case .cover(let size), .contain(let size): size.width
        case .original: .max
        }
    }
}
