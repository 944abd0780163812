import Features
import Foundation
import GTKSupport
import ImagePipeline

/// The textures of one poster: the details page's, the original, and the original reduced to the
/// size at which it is drawn.
///
/// Graphics cards without mipmaps produce jagged edges when they reduce a picture to a third, and
/// without a card reducing takes 30 ms per frame: a picture drawn smaller than its size gets a
/// texture of that size once it has stopped moving.
@MainActor
final class PosterTextures {
    private let model: PosterViewModel
    private let images: TexturePipeline
    private let changed: @MainActor () -> Void
    private let loading = TaskSlot()
    private let reducing = TaskSlot()
    private var preview: Texture?
    private var reduced: (request: ImageRequest, texture: Texture)?
    private var wanted: ImageRequest?
    private(set) var original: Texture?

    /// Starts with an existing texture; `changed` is called when there is a better one.
    init(
        model: PosterViewModel,
        preview: Texture?,
        images: TexturePipeline,
        changed: @escaping @MainActor () -> Void
    ) {
        self.model = model
        self.preview = preview
        self.images = images
        self.changed = changed
        if let size = preview?.size { model.previewShown(PixelSize(size.width, size.height)) }
    }

    /// Requests the original, also after a failure.
    func load(scaleFactor: Int) {
        let hasFailed = model.picture.error != nil
        model.pictureAsked()
        loading.run(for: self) { textures in
            do throws(ImageError) {
                let (images, request) = (textures.images, textures.model.request)
                if hasFailed { await images.data.forgetFailure(of: request) }
                let texture = try await images.image(for: request)
                guard !Task.isCancelled else { return }
                textures.present(texture, scaleFactor: scaleFactor)
            } catch {
                if !Task.isCancelled { textures.model.pictureFailed(error) }
            }
        }
    }

    /// Requests the original at a size in device pixels, unless it is already loaded or no smaller.
    func reduce(to size: PixelSize) {
        guard let original, size.width < original.size.width else { return }
        let whole = model.request
        let request = ImageRequest(
            key: whole.key,
            url: whole.url,
            variant: whole.variant,
            retention: whole.retention,
            fit: .contain(size)
        )
        guard request != wanted else { return }
        wanted = request
        reducing.run(for: self) { textures in
            // Steps of a wheel follow one another, each cancelling the previous one: only the last
            // counts.
            guard (try? await Task.sleep(for: .milliseconds(120))) != nil else { return }
            // On failure the original is drawn, which looks slightly worse.
            guard let texture = try? await textures.images.image(for: request),
                !Task.isCancelled, textures.wanted == request
            else { return }
            textures.forgetReduced()
            textures.reduced = (request, texture)
            textures.changed()
        }
    }

    /// The best texture for a picture drawn `width` device pixels wide.
    func texture(forWidth width: Double) -> Texture? {
        if let texture = reduced?.texture, width <= Double(texture.size.width) + 1 {
            return texture
        }
        return original ?? reduced?.texture ?? preview
    }

    /// Releases all textures, also from the pipeline's memory.
    func release() {
        loading.cancel()
        reducing.cancel()
        (preview, original, wanted) = (nil, nil, nil)
        forgetReduced()
        images.remove(model.request)
    }

    private func present(_ texture: Texture, scaleFactor: Int) {
        original = texture
        let size = texture.size
        model.pictureCame(PixelSize(size.width, size.height), scaleFactor: scaleFactor)
        changed()
    }

    private func forgetReduced() {
        if let reduced { images.remove(reduced.request) }
        reduced = nil
    }
}
