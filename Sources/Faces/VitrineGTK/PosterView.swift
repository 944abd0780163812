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
    private enum State {
        case empty
        case missing
        case loading(ImageRequest)
        case shown(ImageRequest)
        case failed(ImageRequest)

        var request: ImageRequest? {
            switch self {
            case .empty, .missing: nil
            case .loading(let request), .shown(let request), .failed(let request): request
            }
        }
    }

    let root: AnyWidget
    /// How many views hold a texture.
    private(set) static var textureCount = 0

    private let picture: Picture
    private let placeholder = Icon("vitrine-no-picture-symbolic", size: 32)
        .style("dim-label").align(.center, .center)
    private let size: (width: Int, height: Int)
    private let images: TexturePipeline
    private let loading = TaskSlot()
    private var state = State.empty

    /// Starts empty, `width` × `height` application pixels large.
    ///
    /// `isDecorative` hides it from screen readers, if text beside it says the same.
    init(width: Int, height: Int, isDecorative: Bool = false, images: TexturePipeline) {
        size = (width, height)
        self.images = images
        picture = Picture.covering(isDecorative: isDecorative)
        // A picture requests the width for its height and aspect ratio, and its height is the
        // row's, which grows with the text: the box limits it to its size.
        let box = Box.vertical().size(width: width, height: height)
        let layers = Overlay(box, picture.style("poster").clipped(), placeholder.visible(false))
        root = layers.align(.start, .start).erased
        // A load retains this view until it ends, but the widgets may be destroyed earlier.
        root.on("destroy") { [weak self] in self?.end() }
    }

    /// The size to decode to, in device pixels.
    var fit: ImageRequest.Fit {
        let scale = root.scaleFactor
        return .cover(PixelSize(size.width * scale, size.height * scale))
    }

    private(set) var texture: Texture? {
        didSet { Self.textureCount += (texture == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
    }

    // Its widgets may outlive it: "destroy" comes too late then.
    isolated deinit {
        if texture != nil { Self.textureCount -= 1 }
    }

    /// Sets the picture's accessible name.
    func describe(_ text: String) {
        picture.accessibleName(text)
    }

    /// Shows the picture of `request`, at once if it is in memory; nil shows the placeholder.
    ///
    /// Does nothing if the same picture is shown, loading or failed.
    func show(_ request: ImageRequest?) {
        guard let request else {
            clear()
            placeholder.isVisible = true
            state = .missing
            return
        }
        guard request != state.request else { return }
        clear()
        if let texture = images.cachedImage(for: request) {
            present(texture, of: request)
        } else {
            load(request)
        }
    }

    /// Retries a failed picture; does nothing otherwise.
    func retry() {
        guard case .failed(let request) = state else { return }
        clear()
        load(request)
    }

    /// Releases the texture and cancels loading.
    func clear() {
        loading.cancel()
        switch state {
        case .empty: break
        case .missing, .failed: placeholder.isVisible = false
        case .loading: picture.set(style: "arriving", false)
        case .shown:
            picture.set(style: "shown", false)
            picture.show(nil)
        }
        texture = nil
        state = .empty
    }
}

extension PosterView {
    private func load(_ request: ImageRequest) {
        state = .loading(request)
        picture.set(style: "arriving", true)
        loading.run(for: self) { view in
            do throws(ImageError) {
                let texture = try await view.images.image(for: request)
                guard !Task.isCancelled else { return }
                view.picture.set(style: "arriving", false)
                view.present(texture, of: request)
            } catch {
                // By design a failed image shows the placeholder; the log has the reason.
                guard error != .cancelled, !Task.isCancelled else { return }
                view.picture.set(style: "arriving", false)
                view.placeholder.isVisible = true
                view.state = .failed(request)
            }
        }
    }

    private func present(_ texture: Texture, of request: ImageRequest) {
        self.texture = texture
        picture.show(texture)
        picture.set(style: "shown", true)
        state = .shown(request)
    }

    /// The widgets are destroyed: they must not be used any more.
    private func end() {
        loading.cancel()
        texture = nil
        state = .empty
    }
}
