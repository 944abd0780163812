public import Catalog
public import ImagePipeline
import Library

/// Loads the pictures of the home page's first frame while the front end creates its window.
public struct EarlyPictures: Sendable {
    private let fits: @Sendable (ShelfDescriptor.Shape) -> ImageRequest.Fit
    private let spotlight: [ImageRequest.Fit]
    private let load: @Sendable ([ImageRequest]) -> Void

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - fits: returns the size of pictures on a shelf.
    ///   - spotlight: the sizes at which the spotlight shows its item's picture.
    ///   - load: starts loading; called a few times, on any thread.
    public init(
        fits: @escaping @Sendable (ShelfDescriptor.Shape) -> ImageRequest.Fit,
        spotlight: [ImageRequest.Fit],
        load: @escaping @Sendable ([ImageRequest]) -> Void
    ) {
        self.fits = fits
        self.spotlight = spotlight
        self.load = load
    }

    /// Loads the pictures of the first cards on a shelf.
    ///
    /// If the spotlight presents the same list, its picture loads first.
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
