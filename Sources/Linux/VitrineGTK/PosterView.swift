import Catalog
import Features
import GTKSupport
import ImagePipeline

/// A fixed-size picture that loads itself, with a placeholder if it is missing or failed to load.
///
///     Picture
///     └── Icon      the placeholder, created on demand
@MainActor
final class PosterView {
    let root: Picture
    /// The number of textures that all views retain.
    private(set) static var textureCount = 0

    private let size: (width: Int, height: Int)
    private let loader: PictureLoader<Texture>
    private var placeholder: AnyWidget?
    /// The placeholder of a catalog that shows initials.
    private let avatar: Avatar?

    /// The icon that replaces a missing picture.
    private let placeholderName: String

    /// Creates an empty view of `width` × `height` application pixels for an item of `catalog`.
    ///
    /// `isDecorative` hides it from screen readers; use it if text beside the picture says the
    /// same.
    init(
        width: Int,
        height: Int,
        radius: Int,
        isDecorative: Bool = false,
        of catalog: CatalogDescriptor? = nil,
        images: TexturePipeline
    ) {
        size = (width, height)
        placeholderName = catalog?.placeholderName ?? CatalogDescriptor.filmPlaceholder
        let side = width == height ? width : min(width, height) / 2
        avatar = catalog?.placeholder == .initials ? Avatar(size: side) : nil
        let changed = Callback<() -> Void>()
        loader = PictureLoader(
            images: images,
            held: { Self.textureCount += $0 },
            changed: { _ in changed.action?() }
        )
        root = Picture(width: width, height: height, radius: radius, isDecorative: isDecorative)
            .align(.start, .start)
        changed.action = { [weak self] in self?.pictureChanged() }
        // A load retains the loader until it ends, but the widgets may be destroyed earlier.
        root.on("destroy") { [weak loader] in loader?.end() }
    }

    /// The size to decode to, in device pixels.
    var fit: ImageRequest.Fit { fit(of: size) }

    /// Returns the decoding size, in device pixels, for a size in application pixels.
    func fit(of size: (width: Int, height: Int)) -> ImageRequest.Fit {
        Self.fit(of: size, scale: root.scaleFactor)
    }

    /// Returns the decoding size without a view; `scale` is the number of device pixels per
    /// application pixel.
    nonisolated static func fit(
        of size: (width: Int, height: Int),
        scale: Int
    ) -> ImageRequest.Fit {
        .cover(PixelSize(size.width * scale, size.height * scale))
    }

    var texture: Texture? { loader.image }

    /// The texture on screen: the picture, or its preview until the picture is loaded.
    var shown: Texture? { loader.image ?? loader.preview }

    /// Shows the picture for `request`, at once if it is in memory; nil shows the placeholder.
    ///
    /// `initials` is the name whose initials are the placeholder of a catalog that shows them.
    /// With `previews`, a picture that isn't loaded yet is previewed by the same picture in another
    /// size, if that is in memory or on disk.
    func show(
        _ request: ImageRequest?,
        initials: String? = nil,
        previews: Bool = false,
        priority: ImagePriority = .visible
    ) {
        if let initials { avatar?.show(initials) }
        loader.show(request, previews: previews, priority: priority)
    }

    /// Retries a failed picture; does nothing otherwise.
    ///
    /// With `forgetsFailure`, it sends a request even if the last one has just failed.
    func retry(forgetsFailure: Bool = false) { loader.retry(forgetsFailure: forgetsFailure) }

    /// Releases the texture and cancels loading.
    func clear() { loader.clear() }

    private func pictureChanged() {
        // By design, a failed image shows the placeholder.
        let shown = shown
        let isMarked = shown == nil && (loader.state == .missing || loader.hasFailed)
        if isMarked, placeholder == nil {
            let icon = avatar?.erased ?? Icon(placeholderName, size: 32).style("dim-label").erased
            root.add(icon.align(.center, .center))
            placeholder = icon
        }
        placeholder?.isVisible = isMarked
        root.show(shown, isWaiting: loader.isLoading && shown == nil)
    }
}
