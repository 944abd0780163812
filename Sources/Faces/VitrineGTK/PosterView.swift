import Catalog
import Features
import GTKSupport
import ImagePipeline

/// A picture of fixed size that loads itself, with a placeholder until it is loaded.
///
///     Overlay
///     ├── Box       of that size
///     ├── Picture   (.poster)
///     └── Icon      where the service has no picture
@MainActor
final class PosterView {
    let root: AnyWidget
    /// How many views hold a texture.
    private(set) static var textureCount = 0

    private let picture: Picture
    private let placeholder = Icon("vitrine-no-picture-symbolic", size: 32)
        .style("dim-label").align(.center, .center)
    private let size: (width: Int, height: Int)
    private let loader: PictureLoader<Texture>

    /// Starts empty, `width` × `height` application pixels large.
    ///
    /// `isDecorative` hides it from screen readers, if text beside it says the same.
    init(width: Int, height: Int, isDecorative: Bool = false, images: TexturePipeline) {
        size = (width, height)
        let calls = Relay()
        loader = PictureLoader(
            images: images,
            held: { Self.textureCount += $0 },
            changed: { _ in calls.run() }
        )
        picture = Picture.covering(isDecorative: isDecorative)
        // A picture requests the width for its height and aspect ratio, and its height is the
        // row's, which grows with the text: the box limits it to its size.
        let box = Box.vertical().size(width: width, height: height)
        let layers = Overlay(box, picture.style("poster").clipped(), placeholder.visible(false))
        root = layers.align(.start, .start).erased
        calls.action = { [weak self] in self?.pictureChanged() }
        // A load retains it until it ends, but the widgets may be destroyed earlier.
        root.on("destroy") { [weak loader] in loader?.end() }
    }

    /// The size to decode to, in device pixels.
    var fit: ImageRequest.Fit {
        let scale = root.scaleFactor
        return .cover(PixelSize(size.width * scale, size.height * scale))
    }

    var texture: Texture? { loader.image }

    /// Sets the picture's accessible name.
    func describe(_ text: String) {
        picture.accessibleName(text)
    }

    /// Shows the picture of `request`, at once if it is in memory; nil shows the placeholder.
    func show(_ request: ImageRequest?) { loader.show(request) }

    /// Retries a failed picture; does nothing otherwise.
    func retry() { loader.retry() }

    /// Releases the texture and cancels loading.
    func clear() { loader.clear() }

    private func pictureChanged() {
        // By design a failed image shows the placeholder.
        placeholder.isVisible = texture == nil && (loader.state == .missing || loader.hasFailed)
        picture.set(style: "arriving", loader.isLoading && texture == nil)
        picture.set(style: "shown", texture != nil)
        picture.show(texture)
    }
}
