import Features
import Foundation
import GTKSupport
import ImagePipeline

/// Drawing and animation.
extension PosterViewer {
    /// Moves the picture to the model's zoom, animated if the change is a step.
    func zoomChanged() {
        let size = model.zoom.frame.size
        if let area, scene != nil {
            let scale = Double(area.scaleFactor)
            textures?.reduce(
                to: PixelSize(
                    Int((size.width * scale).rounded()),
                    Int((size.height * scale).rounded())
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

    /// The scene at the end of all animations.
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
        guard let drag = model.dismissal else {
            frame = frame.offsetBy(dx: model.pageDrag?.offset ?? 0, dy: 0)
            return ViewerScene(frame: frame, veil: 1)
        }
        frame = drag.moved(frame)
        return ViewerScene(frame: frame, veil: 1 - drag.progress)
    }

    /// Adapts to a new size while GTK lays out the window.
    func resized(width: Int, height: Int) {
        let inset = Self.insets
        model.roomChanged(
            to: CGSize(
                width: max(1, Double(width) - 2 * inset.side),
                height: max(1, Double(height) - inset.top - inset.bottom)
            )
        )
        if scene == nil {
            // Widgets must not change while GTK lays out the window.
            root.whenIdle { [weak self] in self?.begin() }
        } else if animation?.isPlaying != true, closed == nil {
            scene = target
        }
    }

    /// Grows out of the poster or, if it isn't visible, fades in.
    private func begin() {
        guard scene == nil, closed == nil else { return }
        let target = target
        scene =
            home().map { ViewerScene(frame: $0, veil: 0) }
            ?? ViewerScene(frame: target.frame.scaled(by: 0.9), veil: 0, opacity: 0)
        animate()
        zoomChanged()
    }

    /// Animates from the current scene to the target.
    func animate() {
        start = scene
        animation?.play()
    }

    func animationMoved(to part: Double) {
        guard let start else { return }
        show(start.blended(with: target, at: part))
    }

    func animationEnded() {
        if closed == nil { show(target) } else { root.whenIdle { [weak self] in self?.finish() } }
    }

    /// Shows a scene without animation.
    func show(_ scene: ViewerScene) {
        self.scene = scene
        let veil = min(1, max(0, scene.veil))
        surface.opacity = veil
        header.opacity = veil
        controls.root.opacity = veil
        // The picture is dimmed behind the text that explains why the original failed to load.
        area?.opacity = model.picture.error == nil ? scene.opacity : scene.opacity * 0.12
        area?.redraw()
        covered(veil == 1 && closed == nil)
    }

    func draw(_ painter: SnapshotArea.Painter) {
        guard let scene, let area else { return }
        let scale = Double(area.scaleFactor)
        let isStill = animation?.isPlaying != true
        let frame = isStill ? scene.frame.aligned(to: scale) : scene.frame
        if let leaving {
            painter.draw(leaving.texture, in: leaving.frame.rectangle, opacity: 1 - arrival)
        }
        guard let texture = textures?.image(forWidth: frame.width * scale) else { return }
        painter.draw(texture, in: frame.rectangle, opacity: leaving == nil ? 1 : arrival)
    }
}
