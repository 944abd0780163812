public import ImagePipeline

/// The images of one picture at full size: the one that was seen already, the original, and the
/// original reduced to the size at which it is drawn.
///
/// Graphics cards without mipmaps produce jagged edges when they reduce a picture to a third, and
/// without a card reducing takes 30 ms per frame: a picture drawn smaller than its size gets an
/// image of that size once it has stopped moving. `Image` is the face's own type.
@MainActor
public final class PosterImages<Image: Sendable> {
    /// How long a size must stay before the original is reduced to it.
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
    /// What the images are of: the picture at full size.
    public private(set) var request: ImageRequest

    /// Starts with the preview; requests nothing.
    ///
    /// - Parameters:
    ///   - model: the viewer's state, which learns what becomes of the picture.
    ///   - preview: an image of the same poster that is there already.
    ///   - images: where the original comes from.
    ///   - size: the size of an image in device pixels.
    ///   - clock: measures how long a size stays; the system's by default.
    ///   - changed: called when there is a better image.
    public init(
        model: PosterViewModel,
        preview: Image?,
        images: ImagePipeline<Image>,
        size: @escaping @MainActor (Image) -> PixelSize,
        clock: any Clock<Duration> = ContinuousClock(),
        changed: @escaping @MainActor () -> Void
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

    /// Requests the original; after a failure the service is asked again.
    ///
    /// `scaleFactor` is device pixels per application pixel.
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

    /// Requests the original at a size in device pixels, unless it is already loaded or no smaller.
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
            // Steps of a wheel follow one another, each cancelling the previous one: only the last
            // counts.
            guard (try? await poster.clock.sleep(for: Self.settling)) != nil else { return }
            // On failure the original is drawn, which looks slightly worse.
            guard let image = try? await poster.images.image(for: smaller), !Task.isCancelled,
                poster.wanted == smaller
            else { return }
            poster.forgetReduced()
            poster.reduced = (smaller, image)
            poster.changed()
        }
    }

    /// The best image for a picture drawn `width` device pixels wide.
    public func image(forWidth width: Double) -> Image? {
        if let image = reduced?.image, width <= Double(size(image).width) + 1 { return image }
        return original ?? reduced?.image ?? preview
    }

    /// Releases all images, also from the pipeline's memory.
    public func release() {
        loading.cancel()
        reducing.cancel()
        (preview, original, wanted) = (nil, nil, nil)
        forgetReduced()
        images.remove(request)
    }

    /// The model shows another picture: releases the images of the one before, and starts with what
    /// memory has of this one.
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
