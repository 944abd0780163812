import Catalog
import Features
import GTKSupport
import ImagePipeline
import L10n

/// A photo at full width, with its title over the upper part and its author over the lower part.
///
///     Box
///     ├── PhotoFrame                 an item
///     │   └── Overlay
///     │       ├── PhotoArea
///     │       ├── Icon               until the photo is loaded
///     │       ├── Label              why loading failed, and what to do
///     │       ├── Box: title
///     │       ├── Box: user, menu
///     │       └── Button: opens it at full size
///     └── FooterView                 the last row; created on demand
@MainActor
final class PhotoCell: NearnessCell {
    let root: AnyWidget
    /// The number of photos that all cells retain.
    private(set) static var textureCount = 0

    private let box = Box.cell()
    private let frame: PhotoFrame
    let area: PhotoArea
    private let placeholder = Icon("vitrine-photo-symbolic", size: 48)
        .style("photo-placeholder").align(.center, .center).touchable(false)
    private let failure = Label().wrapped(lines: 2).justified(0.5)
        .style("photo-failure").align(.center, .center).margins(sides: 24).touchable(false)
    private let title = Label().ellipsized().justified(0).style("photo-title")
    private let user = Label().ellipsized().justified(0).style("photo-user")
    private let menu: Button
    private let open: Button
    private let context: ListContext
    private let loader: PictureLoader<Texture>
    private var footer: FooterView?
    private var entry: ListEntry?
    private var need: PictureNeed
    /// The width of the visible photos in application pixels, which this one will have after its
    /// layout as well.
    private var streamWidth = 0
    /// Whether the user is scrolling; if so, the photo waits until its row has stayed for a moment.
    private var isPassing = false
    private var binding: Binding?
    let motion = PhotoMotion()

    private var model: ItemListViewModel { context.model }

    /// Creates an empty cell; `menuAsked` receives the widget at which to open the menu.
    init(
        _ context: ListContext,
        menuAsked: @escaping @MainActor (AnyWidget) -> Void
    ) {
        self.context = context
        let (resized, changed) = (Callback<() -> Void>(), Callback<(Bool) -> Void>())
        area = PhotoArea { resized.action?() }
        need = PictureNeed(refreshCount: context.model.refreshCount)
        loader = PictureLoader(
            images: context.images,
            held: { Self.textureCount += $0 },
            changed: { changed.action?($0) }
        )
        menu = Button(icon: "view-more-symbolic", name: context.model.strings("viewer.menu"))
            .style("flat", "circular", "photo-menu").align(.end, .center)
        open = Button(icon: "view-fullscreen-symbolic", name: context.model.strings("photo.open"))
            .style("circular", "photo-open").align(.end, .start)
        let top = Box.cell(title).style("photo-top").align(.fill, .start)
        let bottom = Box.cell(isHorizontal: true, spacing: 8, user.expand(horizontally: true), menu)
            .style("photo-bottom").align(.fill, .end)
        let layers = Overlay(
            area.root.style("photo-area"),
            placeholder,
            failure.visible(false),
            top.touchable(false),
            bottom,
            open
        )
        frame = PhotoFrame(layers)
        frame.setRatio(PhotoRatio.usual)
        box.append(frame.style("photo", "empty"))
        root = box.erased
        resized.action = { [weak self, box] in box.whenIdle { self?.showPhoto() } }
        changed.action = { [weak self] in self?.photoChanged(hasArrived: $0) }
        _ = open.clicked { [weak self] in self?.opened() }
        let menu = menu.erased
        menu.on("clicked") { menuAsked(menu) }
        root.on("notify::scale-factor") { [weak self] in self?.showPhoto() }
        // A load retains the loader until it ends, but the widgets may be destroyed earlier.
        root.on("destroy") { [weak loader] in loader?.end() }
        binding = root.bind { [weak self] in self?.update() }
    }

    func show(_ entry: ListEntry) {
        self.entry = entry
        frame.isVisible = !entry.isFooter
        if entry.isFooter, footer == nil {
            let footer = FooterView(model: model)
            box.append(footer.root)
            self.footer = footer
        }
        footer?.root.isVisible = entry.isFooter
        binding?.run()
    }

    func clear() {
        entry = nil
        isFaded = false
        need.reset()
        stopMotion()
        loader.clear()
    }

    /// Sets the values that a photo needs before it is laid out.
    ///
    /// These are the width of the visible photos, in application pixels, and whether the user is
    /// scrolling.
    func prepare(width: Int, isPassing: Bool) {
        self.isPassing = isPassing
        guard width != streamWidth else { return }
        streamWidth = width
        showPhoto()
    }

    func setNearness(_ nearness: Nearness) {
        switch need.moved(to: nearness, isWaiting: loader.isWaiting) {
        case .stay: return
        case .load: showPhoto()
        case .release:
            stopMotion()
            loader.clear()
        }
    }

    /// Whether the photo is loaded and can therefore be opened.
    var isShown: Bool { area.texture != nil }

    /// Whether the photo is faded, because the viewer shows it.
    var isFaded = false {
        didSet { frame.opacity = isFaded ? 0.25 : 1 }
    }

    /// Opens the photo at full size.
    private func opened() {
        if let id = entry?.row?.id { model.pictureTapped(id) }
    }

    /// Flips the photo once; retries a failed one.
    ///
    /// A tap during the flip does nothing, because the flip itself is the response to a tap.
    func tapped() {
        switch loader.state {
        case .shown: flip()
        case .failed: loader.retry(forgetsFailure: true)
        case .empty, .missing, .loading: return
        }
    }
}

extension PhotoCell {
    private func update() {
        guard let entry else { return }
        root.parent?.takesFocus = !entry.isFooter || model.takesFooterFocus
        if entry.isFooter {
            root.parent?.accessibleName(model.footerSpeech)
            return
        }
        let content = entry.row?.content
        title.text = content?.title ?? ""
        user.text = content?.line ?? ""
        menu.isVisible = content?.artwork != nil
        open.isVisible = content?.artwork != nil && model.opensPictures
        updateRatio()
        speak()
        showPhoto()
    }

    private func updateRatio() {
        let known = entry?.row?.content?.artwork.flatMap { model.aspectRatio(of: $0) }
        frame.setRatio(PhotoRatio.drawn(known))
    }

    /// Updates the accessible name.
    private func speak() {
        let strings = model.strings
        var words = entry?.row?.content?.speech ?? strings("list.loading")
        if loader.hasFailed { words += ". " + strings.photoFailure(loader.failure) }
        root.parent?.accessibleName(words)
        area.root.accessibleName(words)
    }

    private func showPhoto() {
        let isLaidOut = area.root.width > 0 && root.parent?.isInPlace ?? false
        let width = (isLaidOut ? area.root.width : streamWidth) * area.root.scaleFactor
        guard need.isWanted, width > 0, let artwork = entry?.row?.content?.artwork else { return }
        let fit = PhotoRatio.fit(width: width)
        guard let request = model.imageRequest(for: artwork, fit: fit) else { return }
        loader.show(request, waits: isPassing)
    }

    private func photoChanged(hasArrived: Bool) {
        if let texture = loader.image, let artwork = entry?.row?.content?.artwork {
            model.pictureCame(artwork, size: PixelSize(texture.size.width, texture.size.height))
            updateRatio()
        }
        area.texture = loader.image
        frame.set(style: "empty", loader.image == nil)
        frame.set(style: "arriving", loader.isLoading)
        let hasFailed = loader.hasFailed
        if hasFailed { failure.text = model.strings.photoFailure(loader.failure) }
        failure.isVisible = hasFailed
        placeholder.isVisible = loader.image == nil && !hasFailed
        speak()
        if hasArrived { arrive() }
    }

    private func arrive() {
        guard Style.hasMotion else { return }
        let turn = motion.begin(.arrival)
        area.arrival = ArrivalMotion(after: 0)
        FrameClock.animate(area.root) { [weak self, motion] seconds in
            guard let self, motion.isCurrent(.arrival, turn) else { return false }
            area.arrival = ArrivalMotion(after: seconds)
            if seconds >= ArrivalMotion.duration { motion.end(.arrival) }
            return motion.isCurrent(.arrival, turn)
        }
    }

    private func flip() {
        guard Style.hasMotion, !motion.isRunning(.flip) else { return }
        let turn = motion.begin(.flip)
        FrameClock.animate(frame) { [weak self, motion] seconds in
            guard let self, motion.isCurrent(.flip, turn) else { return false }
            show(FlipMotion(after: seconds))
            if seconds >= FlipMotion.duration { motion.end(.flip) }
            return motion.isCurrent(.flip, turn)
        }
    }

    /// Draws the photo at a point in its flip.
    func show(_ flip: FlipMotion) {
        frame.turn(by: flip.degrees)
        area.shade = flip.shade
    }

    private func stopMotion() {
        motion.endAll()
        area.arrival = .ended
        show(.ended)
    }
}
