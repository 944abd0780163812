import Catalog
import Features
import GTKSupport
import ImagePipeline

/// A picture of fixed size that loads itself, with a placeholder until it is loaded.
///
///     Picture
///     └── Icon      where there is no picture; made when it is first needed
@MainActor
final class PosterView {
    let root: Picture
    /// How many views hold a texture.
    private(set) static var textureCount = 0

    private let size: (width: Int, height: Int)
    private let loader: PictureLoader<Texture>
    private var placeholder: Icon?

    /// The icon where there is no picture.
    private let placeholderName: String

    /// Starts empty, `width` × `height` application pixels large, for an item of a catalog.
    ///
    /// `isDecorative` hides it from screen readers, if text beside it says the same.
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
        let calls = Relay()
        loader = PictureLoader(
            images: images,
            held: { Self.textureCount += $0 },
            changed: { _ in calls.run() }
        )
        root = Picture(width: width, height: height, radius: radius, isDecorative: isDecorative)
            .align(.start, .start)
        calls.action = { [weak self] in self?.pictureChanged() }
        // A load retains it until it ends, but the widgets may be destroyed earlier.
        root.on("destroy") { [weak loader] in loader?.end() }
    }

    /// The size to decode to, in device pixels.
    var fit: ImageRequest.Fit { fit(of: size) }

    /// The same for a size in application pixels.
    func fit(of size: (width: Int, height: Int)) -> ImageRequest.Fit {
        Self.fit(of: size, scale: root.scaleFactor)
    }

    /// The same before there is a view; `scale` is the device pixels of an application pixel.
    nonisolated static func fit(
        of size: (width: Int, height: Int),
        scale: Int
    ) -> ImageRequest.Fit {
        .cover(PixelSize(size.width * scale, size.height * scale))
    }

    var texture: Texture? { loader.image }

    /// What is drawn: the picture, or the preview that stands in for it.
    var shown: Texture? { loader.image ?? loader.preview }

    /// Shows the picture of `request`, at once if it is in memory; nil shows the placeholder.
    ///
    /// With `previews` the same picture at another size stands in for one that is not loaded, if
    /// memory or the disk has it.
    func show(
        _ request: ImageRequest?,
        previews: Bool = false,
        priority: ImagePriority = .visible
    ) {
        loader.show(request, previews: previews, priority: priority)
    }

    /// Retries a failed picture; does nothing otherwise.
    ///
    /// With `forgetsFailure` the service is asked even if it failed a moment ago.
    func retry(forgetsFailure: Bool = false) { loader.retry(forgetsFailure: forgetsFailure) }

    /// Releases the texture and cancels loading.
    func clear() { loader.clear() }

    private func pictureChanged() {
        // By design a failed image shows the placeholder.
        let shown = shown
        let isMarked = shown == nil && (loader.state == .missing || loader.hasFailed)
        if isMarked, placeholder == nil {
            let icon = Icon(placeholderName, size: 32)
                .style("dim-label").align(.center, .center)
            root.add(icon)
            placeholder = icon
        }
        placeholder?.isVisible = isMarked
        root.show(shown, isWaiting: loader.isLoading && shown == nil)
    }
}
