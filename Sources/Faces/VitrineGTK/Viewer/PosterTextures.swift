import Features
import Foundation
import GTKSupport
import ImagePipeline

/// The textures of one poster: the one that the details page had, the original, and the original
/// reduced to the size at which it is drawn.
///
/// Graphics cards without mipmaps grate what they reduce to a third, and without a card reducing
/// takes 30 ms a frame: whatever is drawn smaller than it is gets a texture of its own size, once
/// it has rested for a moment.
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

    /// Takes the texture that is there already; `changed` is called when there is a better one.
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

    /// Asks for the original; after a failure too.
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

    /// Asks for the original at a size in device pixels, unless it has it or that is no smaller.
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
            // Steps of a wheel follow one another, each cancels the one before: the last counts.
            guard (try? await Task.sleep(for: .milliseconds(120))) != nil else { return }
            // Where it fails the original is drawn, which looks a little worse.
            guard let texture = try? await textures.images.image(for: request),
                !Task.isCancelled, textures.wanted == request
            else { return }
            textures.forgetReduced()
            textures.reduced = (request, texture)
            textures.changed()
        }
    }

    /// The best texture for a picture that is drawn `width` device pixels wide.
    func texture(forWidth width: Double) -> Texture? {
        if let texture = reduced?.texture, width <= Double(texture.size.width) + 1 {
            return texture
        }
        return original ?? reduced?.texture ?? preview
    }

    /// Lets go of all, in the pipeline's memory too.
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
