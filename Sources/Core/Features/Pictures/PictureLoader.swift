public import ImagePipeline

/// Loads and retains one picture at the size at which it is drawn.
///
/// `Image` is the front end's own type; the front end draws ``image`` and ``state``. For another
/// size the bytes are decoded again, and the current image remains until then.
@MainActor
public final class PictureLoader<Image: Sendable> {
    /// The state of the newest request.
    public private(set) var state = PictureState.empty
    /// Whether the request is waiting for scrolling or size changes to end.
    public private(set) var isWaiting = false
    /// The image to draw; nil for the placeholder.
    public private(set) var image: Image? {
        didSet {
            let change = (image == nil ? 0 : 1) - (oldValue == nil ? 0 : 1)
            if change != 0 { held(change) }
        }
    }

    /// The same picture at another size, shown while the right one is loading or after it failed.
    ///
    /// Nil if none is cached or none was requested.
    public private(set) var preview: Image?

    /// The error of the last picture that couldn't be loaded.
    public private(set) var failure: ImageError?

    private let images: ImagePipeline<Image>
    private let clock: any Clock<Duration>
    private let held: @MainActor (Int) -> Void
    private let changed: @MainActor (_ hasArrived: Bool) -> Void
    private let loading = TaskSlot()
    private let previewing = TaskSlot()
    private var priority = ImagePriority.visible
    /// Whether the view no longer exists.
    private var isOver = false

    /// Creates an empty loader.
    ///
    /// - Parameters:
    ///   - images: loads the pictures.
    ///   - clock: measures ``PictureState/passing``; the system's clock by default.
    ///   - held: called with 1 after an image was set, and with -1 after it was released, to keep a
    ///     count.
    ///   - changed: called when the state or image changes; `hasArrived` is true if the user has
    ///     waited for the picture.
    public init(
        images: ImagePipeline<Image>,
        clock: any Clock<Duration> = ContinuousClock(),
        held: @escaping @MainActor (Int) -> Void = { _ in },
        changed: @escaping @MainActor (_ hasArrived: Bool) -> Void
    ) {
        self.images = images
        self.clock = clock
        self.held = held
        self.changed = changed
    }

    isolated deinit {
        if image != nil { held(-1) }
    }

    /// Whether the picture is loading or waiting for scrolling to end.
    public var isLoading: Bool {
        if case .loading = state { true } else { false }
    }

    /// Whether the picture couldn't be loaded.
    public var hasFailed: Bool {
        if case .failed = state { true } else { false }
    }

    /// Loads `request`, at once if it is in memory; nil stands for an item without a picture.
    ///
    /// Does nothing if the same picture is shown, loading or failed, except that a higher
    /// `priority` raises that of its request.
    ///
    /// - Parameters:
    ///   - request: the picture and its size.
    ///   - waits: requests a picture that isn't in memory only after ``PictureState/passing``, so
    ///     that fast scrolling doesn't load pictures it merely passes.
    ///   - previews: shows a ``preview`` in the meantime, if memory or the disk has one.
    ///   - priority: the priority; a low-priority picture loads after the visible ones.
    public func show(
        _ request: ImageRequest?,
        waits: Bool = false,
        previews: Bool = false,
        priority: ImagePriority = .visible
    ) {
        guard !isOver else { return }
        guard let request else { return become(.missing) }
        let isRaised = priority > self.priority
        self.priority = priority
        guard request != state.request else {
            if isRaised, isLoading { images.raise(request) }
            return
        }
        let isSamePicture = request.key == state.request?.key
        if !isSamePicture { image = nil }
        if let cached = images.cachedImage(for: request) {
            loading.cancel()
            isWaiting = false
            present(cached, of: request, hasArrived: false)
        } else if isSamePicture, hasFailed {
            // It would also fail at another size, and the user can retry it.
            state = .failed(request)
        } else {
            preview = previews && image == nil ? images.preview(of: request) : nil
            load(request, after: waits || isSamePicture ? PictureState.passing : nil)
            if previews, image == nil, preview == nil { loadPreview(of: request) }
        }
    }

    /// Retries a failed picture.
    ///
    /// - Parameter forgetsFailure: sends a request even if the last one failed a moment ago,
    ///   because the user asked for this picture.
    public func retry(forgetsFailure: Bool = false) {
        guard case .failed(let request) = state else { return }
        load(request, forgettingFailure: forgetsFailure)
    }

    /// Asks the service whether the shown picture has changed, and shows the new one.
    ///
    /// The picture stays if it hasn't changed, or if the service doesn't respond.
    public func revalidate() {
        guard case .shown(let request) = state else { return }
        loading.run(for: self) { loader in
            await loader.images.revalidate(request)
            // After a failure, the image on screen stays.
            guard let image = try? await loader.images.image(for: request, priority: .prefetch),
                !Task.isCancelled, loader.state == .shown(request)
            else { return }
            loader.present(image, of: request, hasArrived: false)
        }
    }

    /// Releases the image and cancels loading.
    public func clear() { become(.empty) }

    /// Releases the image like ``clear()`` without calling `changed`, and loads none anymore, because
    /// the view no longer exists.
    public func end() {
        isOver = true
        release()
    }
}

extension PictureLoader {
    private func release() {
        loading.cancel()
        previewing.cancel()
        isWaiting = false
        state = .empty
        image = nil
        preview = nil
    }

    private func become(_ new: PictureState) {
        guard state != new else { return }
        release()
        state = new
        changed(false)
    }

    private func load(
        _ request: ImageRequest,
        after pause: Duration? = nil,
        forgettingFailure: Bool = false
    ) {
        state = .loading(request)
        isWaiting = pause != nil
        changed(false)
        loading.run(for: self) { loader in
            // A size that changes with every frame is likewise requested only once it has settled.
            if let pause {
                guard (try? await loader.clock.sleep(for: pause)) != nil else { return }
                loader.isWaiting = false
            }
            do throws(ImageError) {
                if forgettingFailure { await loader.images.data.forgetFailure(of: request) }
                let image = try await loader.images.image(for: request, priority: loader.priority)
                guard !Task.isCancelled else { return }
                loader.present(image, of: request, hasArrived: loader.image == nil)
            } catch {
                // The placeholder shows the failure; the log has the reason.
                guard error != .cancelled, !Task.isCancelled else { return }
                loader.failure = error
                loader.state = .failed(request)
                loader.changed(false)
            }
        }
    }

    private func loadPreview(of request: ImageRequest) {
        previewing.run(for: self) { loader in
            let preview = await loader.images.storedPreview(of: request)
            // The picture may have arrived, or another may have been requested.
            guard let preview, !Task.isCancelled, loader.image == nil,
                loader.state.request == request
            else { return }
            loader.preview = preview
            loader.changed(false)
        }
    }

    private func present(_ image: Image, of request: ImageRequest, hasArrived: Bool) {
        self.image = image
        preview = nil
        state = .shown(request)
        changed(hasArrived)
    }
}
