import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n

/// A full-size picture over a dark surface that fills the window.
///
///     Overlay (a dialog for screen readers)
///     ├── Box               the surface
///     ├── SnapshotArea      the picture
///     ├── HeaderBar: close, the title, menu
///     ├── Spinner | StatusPage
///     ├── Revealer: the result of an action
///     ├── Announcement
///     └── ViewerControls
///
/// The viewer grows out of the poster on the details page, or out of the photo in a list, and
/// shrinks back into it.
@MainActor
final class PosterViewer {
    /// The margins around a picture that fits, in application pixels.
    static let insets = (top: 58.0, bottom: 76.0, side: 12.0)

    let root: AnyWidget
    let model: PosterViewModel
    let images: TexturePipeline
    let saver: ImageSaver

    let window: Window
    let home: @MainActor () -> CGRect?
    let covered: @MainActor (Bool) -> Void
    private let layers: Overlay
    let surface = Box.vertical().style("viewer-surface").touchable(false)
    let header: HeaderBar
    let controls: ViewerControls
    private let spinner: Spinner
    private let status = StatusPage()
    private let notice = Label(announcing: .status).style("viewer-notice")
    private let noticeRevealer: Revealer
    private let announcement = Announcement()
    private let noticing = TaskSlot()
    private let waiting = TaskSlot()
    /// Hides the bars in full screen.
    let resting = TaskSlot()
    private let title: WindowTitle
    private(set) var textures: PosterImages<Texture>?
    private(set) var area: SnapshotArea?
    /// The previous picture in its old rectangle, while it fades out.
    var leaving: (texture: Texture, frame: CGRect)?
    /// How far the new picture has faded in, from 0 to 1.
    var arrival = 1.0
    var fading: Animation?
    var animation: Animation?
    var start: ViewerScene?
    var scene: ViewerScene?
    var closed: (@MainActor () -> Void)?
    let actions: ActionGroup

    /// Creates the viewer, which opens once it has a size.
    ///
    /// - Parameters:
    ///   - model: the viewer's state.
    ///   - preview: the texture that is visible before opening, shown until the original is loaded.
    ///   - images: loads the original.
    ///   - window: the window that it fills.
    ///   - home: returns the current rectangle, in the window, of the poster or photo that the
    ///     viewer grew out of; nil if it isn't visible.
    ///   - covered: receives whether the viewer hides everything below.
    init(
        model: PosterViewModel,
        preview: Texture?,
        images: TexturePipeline,
        window: Window,
        home: @escaping @MainActor () -> CGRect?,
        covered: @escaping @MainActor (Bool) -> Void
    ) {
        self.model = model
        self.images = images
        self.window = window
        self.home = home
        self.covered = covered
        let strings = model.strings
        saver = ImageSaver(images: images, strings: strings)
        layers = Overlay(dialog: model.label, surface)
        root = layers.style("viewer").expand(horizontally: true, vertically: true).erased
        title = WindowTitle(model.title).style("item-name")
        header = HeaderBar(title: title)
        controls = ViewerControls(model: model)
        spinner = Spinner(name: model.loadingLabel)
        noticeRevealer = Revealer(notice, motion: .fade)
        actions = ActionGroup("poster", of: layers)
        textures = PosterImages(
            model: model,
            preview: preview,
            images: images,
            size: { PixelSize($0.size.width, $0.size.height) },
            changed: { [weak self] in self?.area?.redraw() }
        )
        layOut()
        addActions()
        follow()
    }

    /// Focuses the picture and starts loading it.
    func open() {
        area?.focus()
        load()
    }

    /// Shrinks into the picture that the viewer grew out of, releases the textures, and then runs
    /// `done`.
    func close(_ done: @escaping @MainActor () -> Void) {
        guard closed == nil else { return }
        closed = done
        saver.cancel()
        leaveFullscreen()
        covered(false)
        _ = root.touchable(false)
        if scene == nil {
            finish()
        } else {
            animate()
        }
    }

    /// Closes without animation, because another viewer is about to open or the window was
    /// destroyed.
    func finish() {
        saver.cancel()
        for slot in [noticing, waiting, resting] { slot.cancel() }
        (animation, fading, leaving) = (nil, nil, nil)
        textures?.release()
        textures = nil
        area = nil
        let done = closed
        closed = nil
        done?()
    }

    func load() {
        guard let area else { return }
        textures?.load(scaleFactor: area.scaleFactor)
    }

    /// Shows a message for three seconds.
    func showToast(_ text: String) {
        notice.text = text
        noticeRevealer.isRevealed = true
        noticing.run(for: self) { viewer in
            // Cancelled by the next message, which gets its own three seconds.
            guard (try? await Task.sleep(for: .seconds(3))) != nil else { return }
            viewer.noticeRevealer.isRevealed = false
            viewer.notice.text = ""
        }
    }
}

extension PosterViewer {
    private func layOut() {
        let strings = model.strings
        let area = SnapshotArea(
            draw: { [weak self] in self?.draw($0) },
            resized: { [weak self] in self?.resized(width: $0, height: $1) }
        ).focusable().named(model.label)
        self.area = area
        animation = Animation(for: area, milliseconds: 200) { [weak self] in
            self?.animationMoved(to: $0)
        } done: { [weak self] in
            self?.animationEnded()
        }
        fading = Animation(for: area, milliseconds: 250) { [weak self] in
            self?.arrival = $0
            self?.area?.redraw()
        } done: { [weak self] in
            self?.leaving = nil
            self?.area?.redraw()
        }
        header.packStart(
            Button(icon: "go-previous-symbolic", name: strings("action.close"))
                .clicked { [weak model] in model?.closeTapped() }
        )
        let menu = Menu()
        menu.append(strings("viewer.save"), action: "poster.save")
        menu.append(strings("viewer.copy"), action: "poster.copy")
        header.packEnd(
            MenuButton(icon: "view-more-symbolic", name: strings("viewer.menu"), menu: menu)
        )
        status.setChild(
            Button(strings("list.retry")).wrapped().style("pill", "suggested-action").align(.center)
                .clicked { [weak self] in self?.load() }
        )
        layers.add(area.expand(horizontally: true, vertically: true))
        layers.add(header.align(.fill, .start))
        layers.add(
            spinner.size(width: 32, height: 32).style("viewer-spinner").align(.center, .center)
                .visible(false).touchable(false)
        )
        layers.add(
            status.size(width: 340).align(.center, .fill).margins(top: 48).visible(false)
        )
        layers.add(noticeRevealer.align(.center, .end).margins(bottom: 84).touchable(false))
        layers.add(announcement.root.align(.center, .end))
        layers.add(controls.root)
        addInput(to: area)
    }

    private func follow() {
        window.fullscreenChanged(for: root) { [weak self] in self?.showBars() }
        root.bind { [weak self] in self?.pictureChanged() }
        let model = model
        root.bind { [weak self] in self?.controls.update(model) }
        if model.isOfList {
            root.bind { [weak self] in
                guard let self else { return }
                controls.updateSeries(model)
            }
            // Runs before the picture moves, because the previous one fades out in its old
            // rectangle.
            root.bind {
                model.request
            } apply: { [weak self] request in
                if request != self?.textures?.request { self?.turned() }
            }
        }
        root.bind {
            ZoomChange(zoom: model.zoom, dismissal: model.dismissal, pageDrag: model.pageDrag)
        } apply: { [weak self] _ in
            self?.zoomChanged()
        }
    }

    /// Cross-fades from the previous picture of the list to another.
    private func turned() {
        guard let area, closed == nil else { return }
        if let scene, let texture = textures?.image(forWidth: 0) {
            leaving = (texture, scene.frame)
        }
        title.title = model.title
        area.accessibleName(model.label)
        root.accessibleName(model.label)
        textures?.turned()
        animation?.stop()
        zoomChanged()
        fading?.play()
        load()
    }

    private func pictureChanged() {
        let picture = model.picture
        let isThere = picture.value != nil
        area?.accessibleBusy(picture.isLoading)
        announcement.say(model.announcement)
        setSpinning(picture.isLoading)
        controls.root.isVisible = isThere || model.isOfList
        actions.setEnabled("save", isThere)
        actions.setEnabled("copy", isThere)
        status.isVisible = picture.error != nil
        if let error = picture.error {
            status.show(
                icon: model.symbol?.iconName ?? "vitrine-no-picture-symbolic",
                title: model.failureTitle,
                text: model.strings.pictureMessage(for: error).body
            )
        }
        scene.map(show)
    }

    /// Shows the spinner after a delay, so that it doesn't flash for a picture that is on disk.
    private func setSpinning(_ isSpinning: Bool) {
        waiting.cancel()
        guard isSpinning else {
            spinner.isSpinning = false
            spinner.isVisible = false
            return
        }
        waiting.run(for: self) { viewer in
            // Cancelled when the picture is loaded.
            guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
            viewer.spinner.isVisible = true
            viewer.spinner.isSpinning = true
        }
    }
}

/// The properties that the viewer observes in order to move the picture.
struct ZoomChange: Equatable {
    let zoom: ZoomState
    let dismissal: DismissDrag?
    let pageDrag: PageDrag?
}
