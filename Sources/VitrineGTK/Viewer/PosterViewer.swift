import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n

/// A poster at full size over a dark surface that fills the window.
///
///     Overlay (a dialog to screen readers)
///     ├── Box               the surface
///     ├── SnapshotArea      the picture
///     ├── HeaderBar: close, the title, menu
///     ├── Spinner | StatusPage
///     ├── Revealer: what was done
///     └── ViewerControls
///
/// It opens out of the poster on the details page and closes into it.
@MainActor
final class PosterViewer {
    /// The room that the picture leaves where it fits, in application pixels.
    static let insets = (top: 58.0, bottom: 76.0, side: 12.0)

    let root: AnyWidget
    let model: PosterViewModel
    let images: TexturePipeline
    let saving = TaskSlot()
    var saveDialog: SaveDialog?

    private let home: @MainActor () -> CGRect?
    private let covered: @MainActor (Bool) -> Void
    private let layers: Overlay
    private let surface = Box.vertical().style("viewer-surface").touchable(false)
    private let header: HeaderBar
    private let controls: ViewerControls
    private let spinner: Spinner
    private let status = StatusPage()
    private let notice = Label(announcing: .status).style("viewer-notice")
    private let noticeRevealer: Revealer
    private let noticing = TaskSlot()
    private let waiting = TaskSlot()
    private(set) var textures: PosterTextures?
    private(set) var area: SnapshotArea?
    private var animation: Animation?
    private var start: ViewerScene?
    private(set) var scene: ViewerScene?
    private var closed: (@MainActor () -> Void)?
    let actions: ActionGroup

    /// Makes the viewer; it opens itself when it has a size.
    ///
    /// - Parameters:
    ///   - model: what it shows.
    ///   - preview: the texture that the details page shows, for the time until the original is
    ///     there.
    ///   - images: where the original comes from.
    ///   - home: where the details page's poster is in the window now; nil where it is not seen.
    ///   - covered: whether the viewer hides all that lies below.
    init(
        model: PosterViewModel,
        preview: Texture?,
        images: TexturePipeline,
        home: @escaping @MainActor () -> CGRect?,
        covered: @escaping @MainActor (Bool) -> Void
    ) {
        self.model = model
        self.images = images
        self.home = home
        self.covered = covered
        let strings = model.strings
        layers = Overlay(dialog: model.label, surface)
        root = layers.style("viewer").expand(horizontally: true, vertically: true).erased
        header = HeaderBar(title: WindowTitle(model.title))
        controls = ViewerControls(model: model)
        spinner = Spinner(name: strings("viewer.loading"))
        noticeRevealer = Revealer(notice, motion: .fade)
        actions = ActionGroup("poster", of: layers)
        textures = PosterTextures(model: model, preview: preview, images: images) { [weak self] in
            self?.area?.redraw()
        }
        layOut()
        addActions()
        follow()
    }

    /// Begins: the keyboard is the picture's.
    func open() {
        area?.focus()
        load()
    }

    /// Shrinks into the poster of the details page, lets go of the textures, then runs `done`.
    func close(_ done: @escaping @MainActor () -> Void) {
        guard closed == nil else { return }
        closed = done
        saving.cancel()
        saveDialog?.close()
        covered(false)
        _ = root.touchable(false)
        if scene == nil {
            finish()
        } else {
            animate()
        }
    }

    /// Closes without motion: another viewer is about to open, or the window is gone and what
    /// would still be shown with it.
    func finish() {
        for slot in [saving, noticing, waiting] { slot.cancel() }
        animation = nil
        textures?.release()
        textures = nil
        area = nil
        let done = closed
        closed = nil
        done?()
    }

    /// Asks for the picture.
    func load() {
        guard let area else { return }
        textures?.load(scaleFactor: area.scaleFactor)
    }

    /// Says for two seconds what was done.
    func tell(_ text: String) {
        notice.text = text
        noticeRevealer.isRevealed = true
        noticing.run(for: self) { viewer in
            // Cancelled by the next one, which stays for as long itself.
            guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }
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
        header.packStart(
            Button(icon: "go-previous-symbolic", name: strings("action.close"))
                .clicked { [weak model] in model?.closeTapped() }
        )
        let menu = Menu()
        menu.append(strings("viewer.save"), action: "poster.save")
        menu.append(strings("viewer.copy"), action: "poster.copy")
        header.packEnd(
            MenuButton(icon: "view-more-symbolic", name: strings("action.more"), menu: menu)
        )
        status.setChild(
            Button(strings("list.retry")).style("pill", "suggested-action").align(.center)
                .clicked { [weak self] in self?.load() }
        )
        layers.add(area.expand(horizontally: true, vertically: true))
        layers.add(header.align(.fill, .start))
        layers.add(
            spinner.size(width: 32, height: 32).style("viewer-spinner").align(.center, .center)
                .visible(false).touchable(false)
        )
        layers.add(status.size(width: 340).align(.center, .center).visible(false))
        layers.add(noticeRevealer.align(.center, .end).margins(bottom: 84).touchable(false))
        layers.add(controls.root)
        addInput(to: area)
    }

    private func follow() {
        root.bind { [weak self] in self?.pictureChanged() }
        let model = model
        root.bind {
            ZoomChange(zoom: model.zoom, dismissal: model.dismissal)
        } apply: { [weak self] _ in
            self?.zoomChanged()
        }
    }

    private func pictureChanged() {
        let picture = model.picture
        let isThere = picture.value != nil
        area?.accessibleBusy(picture.isLoading)
        setSpinning(picture.isLoading)
        controls.root.isVisible = isThere
        actions.setEnabled("save", isThere)
        actions.setEnabled("copy", isThere)
        status.isVisible = picture.error != nil
        if let error = picture.error {
            status.show(
                icon: "vitrine-no-picture-symbolic",
                title: model.strings("viewer.failed.title"),
                text: model.strings.message(for: error).body
            )
        }
        scene.map(show)
    }

    /// Not for a picture that comes from the disk within a moment.
    private func setSpinning(_ isSpinning: Bool) {
        waiting.cancel()
        guard isSpinning else {
            spinner.isSpinning = false
            spinner.isVisible = false
            return
        }
        waiting.run(for: self) { viewer in
            guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
            viewer.spinner.isVisible = true
            viewer.spinner.isSpinning = true
        }
    }
}

/// What moves the picture.
private struct ZoomChange: Equatable {
    let zoom: ZoomState
    let dismissal: DismissDrag?
}

/// What is seen.
extension PosterViewer {
    private func zoomChanged() {
        controls.update(model)
        let fit = model.zoom.fitted.frame
        if let area, scene != nil {
            let scale = Double(area.scaleFactor)
            textures?.reduce(
                to: PixelSize(
                    Int((fit.width * scale).rounded()),
                    Int((fit.height * scale).rounded())
                )
            )
        }
        area?.setCursor(model.zoom.isAtFit ? nil : "grab")
        guard scene != nil, closed == nil else { return }
        if model.isStep {
            animate()
        } else if animation?.isPlaying != true {
            show(target)
        }
    }

    /// Where everything is once nothing moves.
    private var target: ViewerScene {
        let inset = Self.insets
        var frame = model.zoom.frame.offsetBy(dx: inset.side, dy: inset.top)
        guard closed == nil else {
            let current = scene?.frame ?? frame
            guard let home = home() else {
                return ViewerScene(frame: current.scaled(by: 0.85), veil: 0, opacity: 0)
            }
            return ViewerScene(frame: home, veil: 0)
        }
        guard let drag = model.dismissal else { return ViewerScene(frame: frame, veil: 1) }
        frame = drag.moved(frame)
        return ViewerScene(frame: frame, veil: 1 - drag.progress)
    }

    private func resized(width: Int, height: Int) {
        let inset = Self.insets
        model.roomChanged(
            to: CGSize(
                width: max(1, Double(width) - 2 * inset.side),
                height: max(1, Double(height) - inset.top - inset.bottom)
            )
        )
        if scene == nil {
            // No widget may change while GTK lays the window out.
            root.whenIdle { [weak self] in self?.begin() }
        } else if animation?.isPlaying != true, closed == nil {
            scene = target
        }
    }

    /// Out of the poster, or where that is not seen, out of the dark.
    private func begin() {
        guard scene == nil, closed == nil else { return }
        let target = target
        scene =
            home().map { ViewerScene(frame: $0, veil: 0) }
            ?? ViewerScene(frame: target.frame.scaled(by: 0.9), veil: 0, opacity: 0)
        animate()
        zoomChanged()
    }

    private func animate() {
        start = scene
        animation?.play()
    }

    private func animationMoved(to part: Double) {
        guard let start else { return }
        show(start.blended(with: target, at: part))
    }

    private func animationEnded() {
        if closed == nil { show(target) } else { root.whenIdle { [weak self] in self?.finish() } }
    }

    private func show(_ scene: ViewerScene) {
        self.scene = scene
        let veil = min(1, max(0, scene.veil))
        surface.opacity = veil
        header.opacity = veil
        controls.root.opacity = veil
        // Behind words that say why there is nothing better.
        area?.opacity = model.picture.error == nil ? scene.opacity : scene.opacity * 0.12
        area?.redraw()
        covered(veil == 1 && closed == nil)
    }

    private func draw(_ painter: SnapshotArea.Painter) {
        guard let scene, let area else { return }
        let scale = Double(area.scaleFactor)
        let isStill = animation?.isPlaying != true
        let frame = isStill ? scene.frame.aligned(to: scale) : scene.frame
        guard let texture = textures?.texture(forWidth: frame.width * scale) else { return }
        painter.draw(texture, in: frame.rectangle)
    }
}
