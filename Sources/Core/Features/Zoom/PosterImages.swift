public import ImagePipeline
public import Observation

/// The images of one picture at full size: a preview, the original, and the original reduced to the
/// size at which it is drawn.
///
/// Graphics cards without mipmaps produce jagged edges when they reduce a picture to a third.
/// Without a card, reducing takes 30 ms per frame. A picture drawn below its own size therefore
/// gets an image at the drawn size once it rests. `Image` is the front end's own type.
@MainActor
@Observable
public final class PosterImages<Image: Sendable> {
    /// How long a size must last before the original is reduced to it: 120 ms.
    nonisolated static var settling: Duration { .milliseconds(120) }

    /// The original; nil until it is loaded.
    public private(set) var original: Image?

    private let model: PosterViewModel
    private let images: ImagePipeline<Image>
    private let size: @MainActor (Image) -> PixelSize
    private let clock: any Clock<Duration>
    private let changed: @MainActor () -> Void
    private let loading = TaskSlot()
    private let reducing = TaskSlot()
    private var preview: Image?
    private var reduced: (request: ImageRequest, image: Image)?
    private var wanted: ImageRequest?
    /// The request for the picture at full size.
    public private(set) var request: ImageRequest

    /// Shows the preview without requesting anything.
    ///
    /// - Parameters:
    ///   - model: the viewer's model, which receives the result of loading.
    ///   - preview: an image of the same picture that is already in memory, or nil.
    ///   - images: loads the images.
    ///   - size: returns the size of an image in device pixels.
    ///   - clock: measures how long a size lasts; the system's by default.
    ///   - changed: called when a better image is available; does nothing by default. A front end
    ///     may observe the images instead.
    public init(
        model: PosterViewModel,
        preview: Image?,
        images: ImagePipeline<Image>,
        size: @escaping @MainActor (Image) -> PixelSize,
        clock: any Clock<Duration> = ContinuousClock(),
        changed: @escaping @MainActor () -> Void = {}
    ) {
        self.model = model
        self.preview = preview
        self.images = images
        self.size = size
        self.clock = clock
        self.changed = changed
        request = model.request
        if let preview { model.previewShown(size(preview)) }
    }

    /// Requests the original; after a failure, sends a request to the service again.
    ///
    /// - Parameter scaleFactor: the number of device pixels per application pixel.
    public func load(scaleFactor: Int) {
        let hasFailed = model.picture.error != nil
        model.pictureAsked()
        loading.run(for: self) { poster in
            do throws(ImageError) {
                let (images, request) = (poster.images, poster.request)
                if hasFailed { await images.data.forgetFailure(of: request) }
                let image = try await images.image(for: request)
                guard !Task.isCancelled else { return }
                poster.present(image, scaleFactor: scaleFactor)
            } catch {
                if !Task.isCancelled { poster.model.pictureFailed(error) }
            }
        }
    }

    /// Requests the original at a size in device pixels, unless that size is already requested or
    /// isn't smaller than the original.
    public func reduce(to size: PixelSize) {
        guard let original, size.width < self.size(original).width else { return }
        let smaller = ImageRequest(
            key: request.key,
            url: request.url,
            variant: request.variant,
            retention: request.retention,
            fit: .contain(size)
        )
        guard smaller != wanted else { return }
        wanted = smaller
        reducing.run(for: self) { poster in
            // Each step of a wheel cancels the one before; only the last is worth reducing for.
            guard (try? await poster.clock.sleep(for: Self.settling)) != nil else { return }
            // After a failure, the original is drawn, which looks slightly worse.
            guard let image = try? await poster.images.image(for: smaller), !Task.isCancelled,
                poster.wanted == smaller
            else { return }
            poster.forgetReduced()
            poster.reduced = (smaller, image)
            poster.changed()
        }
    }

    /// Returns the best image for a picture that is drawn `width` device pixels wide.
    public func image(forWidth width: Double) -> Image? {
        if let image = reduced?.image, width <= Double(size(image).width) + 1 { return image }
        return original ?? reduced?.image ?? preview
    }

    /// Releases all images and removes them from the pipeline's memory.
    public func release() {
        loading.cancel()
        reducing.cancel()
        (preview, original, wanted) = (nil, nil, nil)
        forgetReduced()
        images.remove(request)
    }

    /// Switches to another of the model's pictures: releases the previous images, and shows a
    /// preview if memory has one.
    public func turned() {
        release()
        request = model.request
        preview = images.preview(of: request)
        if let preview { model.previewShown(size(preview)) }
        changed()
    }

    private func present(_ image: Image, scaleFactor: Int) {
        original = image
        model.pictureCame(size(image), scaleFactor: scaleFactor)
        changed()
    }

    private func forgetReduced() {
        if let reduced { images.remove(reduced.request) }
        reduced = nil
    }
}
