import Features
import Foundation
import GTKSupport

/// Touch, mouse and keyboard.
extension PosterViewer {
    /// Adds all gestures that move the picture.
    func addInput(to area: SnapshotArea) {
        let model = model
        area.addGesture(
            DragGesture { [weak model] movement in
                model?.dragged(
                    by: CGSize(width: movement.step.x, height: movement.step.y),
                    distance: CGSize(width: movement.distance.x, height: movement.distance.y)
                )
            } ended: { [weak model] x, y in
                model?.dragEnded(speed: CGSize(width: x, height: y))
            } cancelled: { [weak model] in
                model?.dragCancelled()
            }
        )
        area.addGesture(
            PinchGesture { [weak model] in
                model?.pinchBegan(at: Self.place($0, $1))
            } moved: { [weak model] factor, x, y in
                model?.pinched(by: factor, at: Self.place(x, y))
            } ended: { [weak model] in
                model?.pinchEnded()
            }
        )
        area.doubleClicked { [weak model] in model?.doubleTapped(at: Self.place($0, $1)) }
        area.scrolled { [weak model] notches, x, y in
            model?.wheelTurned(by: notches, at: Self.place(x, y))
        } moved: { [weak model] x, y in
            model?.scrolled(by: CGSize(width: x, height: y))
        }
        root.keyPressed { [weak self] key in self?.pressed(key) ?? false }
        root.shortcut("F11", .first) { [weak self] in self?.window.isFullscreen.toggle() }
        root.shortcut(
            "Escape",
            .first,
            deciding: { [weak self] in self?.leaveFullscreen() ?? false }
        )
        root.pointerMoved { [weak self] _ in self?.showBars() }
    }

    /// Returns whether the window was full screen.
    @discardableResult
    func leaveFullscreen() -> Bool {
        guard window.isFullscreen else { return false }
        window.isFullscreen = false
        return true
    }

    /// Shows the bars, and in full screen hides them two seconds after the pointer has moved last,
    /// unless one has the focus.
    func showBars() {
        setBars(isShown: true)
        guard window.isFullscreen else { return resting.cancel() }
        resting.run(for: self) { viewer in
            // Cancelled by the next movement.
            guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }
            let bars = [viewer.header.erased, viewer.controls.root]
            if !bars.contains(where: \.hasFocusWithin) { viewer.setBars(isShown: false) }
        }
    }

    private func setBars(isShown: Bool) {
        for bar in [header.erased, controls.root] {
            bar.set(style: "resting", !isShown)
            _ = bar.touchable(isShown)
        }
        root.setCursor(isShown ? nil : "none")
    }

    /// Converts a point in the window to coordinates of the picture's area.
    private static func place(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: x - insets.side, y: y - insets.top)
    }

    /// Handles a key; returns whether it did.
    func pressed(_ key: Key) -> Bool {
        switch key {
        case .character("+"), .character("="), .control("+"), .control("="): model.zoomInTapped()
        case .character("-"), .control("-"): model.zoomOutTapped()
        case .character("0"), .control("0"): model.fitTapped()
        case .character("1"), .control("1"): model.actualSizeTapped()
        case .control("s"): actions.activate("save")
        case .control("c"): actions.activate("copy")
        case .character(" "):
            guard model.isOfList else { return false }
            model.slideshowTapped()
        case .left: return model.arrowPressed(x: -1, y: 0)
        case .right: return model.arrowPressed(x: 1, y: 0)
        case .up: return model.arrowPressed(x: 0, y: -1)
        case .down: return model.arrowPressed(x: 0, y: 1)
        default: return false
        }
        return true
    }
}
