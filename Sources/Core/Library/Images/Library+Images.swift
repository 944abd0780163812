public import Catalog
public import Foundation
public import ImagePipeline

extension Library {
    /// Returns the full-size address of a picture; nil if its path is invalid.
    public func imageAddress(of artwork: Artwork, in catalog: CatalogID) -> URL? {
        imageRequest(for: artwork, of: catalog, fit: .original)?.url
    }

    /// Returns a request for a picture at a size; nil if its path is invalid.
    public func imageRequest(
        for artwork: Artwork,
        of catalog: CatalogID,
        fit: ImageRequest.Fit
    ) -> ImageRequest? {
        sources.imageRequest(for: artwork, of: catalog, fit: fit, retention: .persistent)
    }
}

extension SourceRegistry {
    /// Returns a request for a picture at a size; nil if its path is invalid.
    ///
    /// `retention` applies only to catalogs whose pictures are kept between runs.
    func imageRequest(
        for artwork: Artwork,
        of catalog: CatalogID,
        fit: ImageRequest.Fit,
        retention: ImageRequest.Retention
    ) -> ImageRequest? {
        guard let source = self[catalog],
            let address = source.provider.imageAddress(of: artwork, pixelWidth: fit.pixelWidth)
        else { return nil }
        return ImageRequest(
            key: ImageKey(source: source.scope.name, path: artwork.path),
            url: address.url,
            variant: address.variant,
            variants: source.provider.imageVariants,
            allowsLocalHosts: address.allowsLocalHosts,
            service: address.serviceHeaders.map {
                ImageRequest.Service(name: catalog.rawValue, headers: $0)
            },
            retention: source.provider.descriptor.images == .run ? .run : retention,
            fit: fit
        )
    }

    /// Returns one request for each of the service's files for the widths; empty if the path is
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

extension ImageRequest {
    /// Creates a request for a picture of a catalog that isn't added; nil if its path is invalid.
    ///
    /// It has neither the service's key nor its headers, and `host` distinguishes services in the
    /// cache.
    package init?(
        preview artwork: Artwork,
        by provider: any CatalogProvider,
        at host: String,
        fit: Fit
    ) {
        guard let address = provider.imageAddress(of: artwork, pixelWidth: fit.pixelWidth) else {
            return nil
        }
        self.init(
            key: ImageKey(source: "preview.\(host)", path: artwork.path),
            url: address.url,
            variant: address.variant,
            allowsLocalHosts: address.allowsLocalHosts,
            retention: .run,
            fit: fit
        )
    }
}

extension ImageRequest.Fit {
    /// The width to request from the service, in pixels; `Int.max` for the original.
    var pixelWidth: Int {
        switch self {
        case .cover(let size), .contain(let size): size.width
        case .original: .max
        }
    }
}
