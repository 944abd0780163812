import Catalog
import Features
import GTKSupport
import ImagePipeline

/// The picture of a cell in a list, a shelf or a strip.
///
/// It loads while the cell is near the visible part, and is released when the cell is far away. In a
/// new cell, a picture in memory is shown at once; see `PictureNeed`.
@MainActor
final class CellPicture {
    /// Loads pictures of a catalog's items.
    struct Source {
        let images: TexturePipeline
        let catalog: CatalogDescriptor
        /// Creates the request for a picture; returns nil if its path is invalid.
        let request: @MainActor (Artwork, ImageRequest.Fit) -> ImageRequest?
        /// Increases when failed pictures should be retried.
        var attempt: @MainActor () -> Int = { 0 }
        /// Whether such a retry sends a request even if the last one has just failed.
        var forgetsFailures = false
    }

    let root: Picture
    /// The load priority; pictures in the visible part load first.
    var priority = ImagePriority.visible {
        didSet { if priority != oldValue { update() } }
    }

    private let view: PosterView
    private let source: Source
    private let served: (width: Int, height: Int)
    private var artwork: Artwork?
    private var initials: String?
    /// Whether the cell's picture, or its absence, is known.
    private var isKnown = false
    private var need: PictureNeed

    /// Creates an empty picture; sizes are in application pixels.
    ///
    /// Requests ask the service for a picture of size `served`, which defaults to `size`.
    init(
        _ size: (width: Int, height: Int),
        served: (width: Int, height: Int)? = nil,
        radius: Int,
        from source: Source
    ) {
        self.source = source
        self.served = served ?? size
        need = PictureNeed(refreshCount: source.attempt())
        view = PosterView(
            width: size.width,
            height: size.height,
            radius: radius,
            isDecorative: true,
            of: source.catalog,
            images: source.images
        )
        root = view.root
        root.on("notify::scale-factor") { [weak self] in self?.update() }
    }

    /// Shows a picture or the placeholder, and observes the number of attempts.
    ///
    /// Nothing changes until the picture `isKnown`. `initials` is the name whose initials are the
    /// placeholder of a catalog that shows them.
    func show(_ artwork: Artwork?, initials: String? = nil, isKnown: Bool = true) {
        (self.artwork, self.initials, self.isKnown) = (artwork, initials, isKnown)
        if need.refreshed(to: source.attempt()) {
            view.retry(forgetsFailure: source.forgetsFailures)
        }
        update()
    }

    /// Loads or releases the picture depending on the distance from the visible part.
    func setNearness(_ nearness: Nearness) {
        switch need.moved(to: nearness) {
        case .stay: return
        case .load:
            view.retry()
            update()
        case .release: view.clear()
        }
    }

    /// Releases the picture until the cell shows another item.
    func clear() {
        (artwork, isKnown) = (nil, false)
        need.reset()
        view.clear()
    }

    private func update() {
        guard isKnown else { return }
        let request = artwork.flatMap { source.request($0, view.fit(of: served)) }?
            .fitting(view.fit)
        guard need.shows(isInMemory: request.flatMap(source.images.cachedImage) != nil) else {
            return
        }
        view.show(request, initials: initials, priority: priority)
    }
}

/// A cell that loads its picture only near the visible part.
@MainActor
protocol NearnessCell: ListCell {
    /// Loads or releases the picture depending on the distance from the visible part.
    func setNearness(_ nearness: Nearness)
}
