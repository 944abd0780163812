import Catalog
import Features
import GTKSupport
import ImagePipeline

/// A picture of a given size that loads itself, with a placeholder if it is missing or failed to load.
///
/// In a cell, it loads while the cell is near the visible part, and is released when the cell is far
/// away. In a new cell, a picture in memory is shown at once; see `PictureNeed`. Screen readers
/// ignore it, because text beside it says the same.
///
///     Picture
///     └── Icon      the placeholder, created on demand
@MainActor
final class PictureView {
    /// Where the pictures come from.
    struct Source {
        let images: TexturePipeline
        /// The catalog, whose placeholder replaces missing pictures; nil for that of films.
        let catalog: CatalogDescriptor?
        /// Creates the request for a picture; returns nil if its path is invalid.
        let request: @MainActor (Artwork, ImageRequest.Fit) -> ImageRequest?
        /// Increases when failed pictures should be retried.
        var attempt: @MainActor () -> Int = { 0 }
        /// Increases when shown pictures should be validated.
        var answered: @MainActor () -> Int = { 0 }
        /// Whether such a retry sends a request even if the last one has just failed.
        var forgetsFailures = false
        /// Whether initials replace missing pictures; as the catalog says if nil.
        var showsInitials: Bool?
        /// Whether a picture that isn't loaded yet is previewed by the same picture in another
        /// size, if that is in memory or on disk.
        var previews = false
    }

    /// The number of textures that all views retain.
    private(set) static var textureCount = 0

    let root: Picture
    /// The load priority; pictures in the visible part load first.
    var priority = ImagePriority.visible {
        didSet { if priority != oldValue { update() } }
    }

    private let source: Source
    private var size: (width: Int, height: Int)
    private let served: (width: Int, height: Int)?
    private let loader: PictureLoader<Texture>
    private var need: PictureNeed
    private let isNear: Bool
    private var artwork: Artwork?
    /// Whether the picture, or its absence, is known.
    private var isKnown = false
    private var placeholder: AnyWidget?
    /// The placeholder of a catalog that shows initials.
    private let avatar: Avatar?

    /// Creates an empty view; sizes are in application pixels.
    ///
    /// Requests ask the service for a picture of size `served`, which defaults to `size`. Outside a
    /// list, the view `isNear` from the start.
    init(
        _ size: (width: Int, height: Int),
        served: (width: Int, height: Int)? = nil,
        radius: Int,
        isNear: Bool = false,
        from source: Source
    ) {
        (self.source, self.size, self.served) = (source, size, served)
        self.isNear = isNear
        need = PictureNeed(refreshCount: source.attempt(), answeredCount: source.answered())
        if isNear { _ = need.moved(to: .near) }
        let showsInitials = source.showsInitials ?? (source.catalog?.placeholder == .initials)
        avatar = showsInitials ? Avatar(size: Self.avatarSize(in: size)) : nil
        let changed = Callback<() -> Void>()
        loader = PictureLoader(
            images: source.images,
            held: { Self.textureCount += $0 },
            changed: { _ in changed.action?() }
        )
        root = Picture(width: size.width, height: size.height, radius: radius, isDecorative: true)
            .align(.start, .start)
        changed.action = { [weak self] in self?.pictureChanged() }
        root.on("notify::scale-factor") { [weak self] in self?.update() }
        // A load retains the loader until it ends, but the widgets may be destroyed earlier.
        root.on("destroy") { [weak loader] in loader?.end() }
    }

    /// Returns the decoding size for a size in application pixels; `scale` is the number of device
    /// pixels per application pixel.
    nonisolated static func fit(
        of size: (width: Int, height: Int),
        scale: Int
    ) -> ImageRequest.Fit {
        .cover(PixelSize(size.width * scale, size.height * scale))
    }

    /// The texture on screen: the picture, or its preview until the picture is loaded.
    var shown: Texture? { loader.image ?? loader.preview }

    /// Shows a picture, at once if it is in memory, or the placeholder; observes the number of
    /// attempts and answered refreshes.
    ///
    /// Nothing changes until the picture `isKnown`. `initials` is the name whose initials are the
    /// placeholder of a catalog that shows them.
    func show(_ artwork: Artwork?, initials: String? = nil, isKnown: Bool = true) {
        (self.artwork, self.isKnown) = (artwork, isKnown)
        if isKnown, let initials { avatar?.show(initials) }
        if need.refreshed(to: source.attempt()) { retry(forgetsFailure: source.forgetsFailures) }
        let isAnswered = need.answered(to: source.answered())
        update()
        if isAnswered { loader.revalidate() }
    }

    /// Shows what the picture says about its item's marks.
    func show(_ signs: PictureSigns) {
        root.show(signs: signs.kinds.map { $0.icon(isSet: true) }, isDimmed: signs.isDimmed)
    }

    /// Sets the size in application pixels.
    func resize(_ size: (width: Int, height: Int)) {
        guard size != self.size else { return }
        self.size = size
        root.resize(width: size.width, height: size.height)
        avatar?.resize(Self.avatarSize(in: size))
        update()
    }

    private static func avatarSize(in size: (width: Int, height: Int)) -> Int {
        size.width == size.height ? size.width : min(size.width, size.height) / 2
    }

    /// Loads or releases the picture depending on the distance from the visible part.
    func setNearness(_ nearness: Nearness) {
        switch need.moved(to: nearness) {
        case .stay: return
        case .load:
            retry()
            update()
        case .release: loader.clear()
        }
    }

    /// Retries a failed picture; does nothing otherwise.
    ///
    /// With `forgetsFailure`, it sends a request even if the last one has just failed.
    func retry(forgetsFailure: Bool = false) { loader.retry(forgetsFailure: forgetsFailure) }

    /// Releases the picture until the cell shows another item.
    func clear() {
        (artwork, isKnown) = (nil, false)
        need.reset()
        if isNear { _ = need.moved(to: .near) }
        loader.clear()
    }

    private func update() {
        guard isKnown else { return }
        let scale = root.scaleFactor
        let asked = Self.fit(of: served ?? size, scale: scale)
        let request = artwork.flatMap { source.request($0, asked) }?
            .fitting(Self.fit(of: size, scale: scale))
        guard need.shows(isInMemory: request.flatMap(source.images.cachedImage) != nil) else {
            return
        }
        loader.show(request, previews: source.previews, priority: priority)
    }

    private func pictureChanged() {
        // By design, a failed image shows the placeholder.
        let shown = shown
        let isMarked = shown == nil && (loader.state == .missing || loader.hasFailed)
        if isMarked, placeholder == nil {
            let name = source.catalog?.symbol.placeholderName ?? CatalogSymbol.filmPlaceholder
            let icon = avatar?.erased ?? Icon(name, size: 32).style("dim-label").erased
            root.add(icon.align(.center, .center))
            placeholder = icon
        }
        placeholder?.isVisible = isMarked
        root.show(shown, isWaiting: loader.isLoading && shown == nil)
    }
}
