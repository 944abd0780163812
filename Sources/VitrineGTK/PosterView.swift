import Catalog
import Features
import GTKSupport
import ImagePipeline

/// A picture of fixed size that loads itself, with a placeholder until it is there.
///
///     Overlay
///     ├── Picture   (.poster)
///     └── Icon      where the service has no picture
@MainActor
final class PosterView {
    let root: AnyWidget
    /// How many pictures of all views are on their way: the tour waits until there are none.
    private(set) static var loadingCount = 0

    private let picture = Picture.covering()
    private let placeholder = Icon("vitrine-no-picture-symbolic", size: 32)
        .style("dim-label").align(.center, .center)
    private let size: (width: Int, height: Int)
    private let images: TexturePipeline
    private let loading = TaskSlot()
    private var request: ImageRequest?
    private var isShown = false

    /// Makes an empty view of `width` × `height` application pixels.
    init(width: Int, height: Int, images: TexturePipeline) {
        size = (width, height)
        self.images = images
        root =
            Overlay(
                picture.style("poster").size(width: width, height: height).clipped(),
                placeholder.visible(false)
            ).align(.start, .start).erased
    }

    /// The size to ask the pipeline for, in device pixels.
    var fit: ImageRequest.Fit {
        let scale = root.scaleFactor
        return .cover(PixelSize(size.width * scale, size.height * scale))
    }

    /// Shows what `request` asks for, at once where memory holds it; nil shows the placeholder.
    func show(_ request: ImageRequest?) {
        placeholder.isVisible = request == nil
        guard request != self.request || !isShown else { return }
        clear()
        guard let request else { return }
        self.request = request
        if let texture = images.cachedImage(for: request) {
            present(texture)
        } else {
            load(request)
        }
    }

    /// Lets go of the texture and of a load that is under way.
    func clear() {
        loading.cancel()
        if isShown { picture.show(nil) }
        (request, isShown) = (nil, false)
    }

    private func load(_ request: ImageRequest) {
        picture.set(style: "arriving", true)
        loading.run(for: self) { view in
            Self.loadingCount += 1
            defer { Self.loadingCount -= 1 }
            do throws(ImageError) {
                let texture = try await view.images.image(for: request)
                guard !Task.isCancelled, view.request == request else { return }
                view.present(texture)
            } catch {
                // An image that fails is its placeholder, by design; the log has the reason.
                guard error != .cancelled, view.request == request else { return }
                view.placeholder.isVisible = true
            }
            view.picture.set(style: "arriving", false)
        }
    }

    private func present(_ texture: Texture) {
        picture.show(texture)
        picture.set(style: "arriving", false)
        isShown = true
    }
}
