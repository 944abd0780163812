public import Catalog
public import ImagePipeline
import Library

/// The pictures of the home page's first frame, loaded while a face makes its window.
public struct EarlyPictures: Sendable {
    private let fits: @Sendable (ShelfDescriptor.Shape) -> ImageRequest.Fit
    private let spotlight: [ImageRequest.Fit]
    private let load: @Sendable ([ImageRequest]) -> Void

    /// - Parameters:
    ///   - fits: the size of a shelf's pictures.
    ///   - spotlight: the sizes in which the spotlight shows the picture of its item.
    ///   - load: starts loading; called on any thread, a few times.
    public init(
        fits: @escaping @Sendable (ShelfDescriptor.Shape) -> ImageRequest.Fit,
        spotlight: [ImageRequest.Fit],
        load: @escaping @Sendable ([ImageRequest]) -> Void
    ) {
        self.fits = fits
        self.spotlight = spotlight
        self.load = load
    }

    /// Loads the pictures of a shelf's first cards, and before them that of the spotlight if it
    /// presents the same list.
    func load(
        _ items: [Item],
        on shelf: ShelfDescriptor,
        of catalog: CatalogDescriptor,
        from library: Library
    ) {
        let pictures = items.prefix(ShelfViewModel.firstCount).map(\.artwork)
        var wanted = pictures.map { ($0, fits(shelf.shape)) }
        if case .list(catalog.spotlight, nil) = shelf.content {
            let first = items.lazy.compactMap(\.artwork).first
            wanted.insert(contentsOf: spotlight.map { (first, $0) }, at: 0)
        }
        load(
            wanted.compactMap { artwork, fit in
                artwork.flatMap { library.imageRequest(for: $0, of: catalog.id, fit: fit) }
            }
        )
    }
}
