public import Foundation

/// What a person does to the picture; places and lengths as in ``ZoomState``.
extension PosterViewModel {
    /// The button or the key that enlarges.
    public func zoomInTapped() {
        step(zoom.stepped(by: ZoomState.buttonFactor, about: zoom.center))
    }

    /// The button or the key that reduces.
    public func zoomOutTapped() {
        step(zoom.stepped(by: 1 / ZoomState.buttonFactor, about: zoom.center))
    }

    /// The whole picture.
    public func fitTapped() { step(zoom.fitted) }

    /// One pixel of the picture a pixel of the screen, within the limits.
    public func actualSizeTapped() {
        step(zoom.zoomed(to: 1, about: zoom.center).settled)
    }

    /// The mouse wheel turned by notches, towards the person below 0; a fine wheel has parts of
    /// notches.
    public func wheelTurned(by notches: Double, at point: CGPoint) {
        step(zoom.stepped(by: pow(ZoomState.wheelFactor, notches), about: point))
    }

    /// A double click or tap.
    public func doubleTapped(at point: CGPoint) { step(zoom.doubleTapped(at: point)) }

    /// An arrow key: looks further by an eighth of the view, in the direction of `x` and `y`, each
    /// -1, 0 or 1; false where there is nothing further, so that the key is free for others.
    public func panTapped(x: Double, y: Double) -> Bool {
        guard !zoom.isAtFit else { return false }
        let distance = CGSize(width: -x * zoom.view.width / 8, height: -y * zoom.view.height / 8)
        step(zoom.panned(by: distance))
        return true
    }

    /// Two fingers on a touchpad, or what else moves the picture without holding it.
    public func scrolled(by distance: CGSize) {
        hold(zoom.panned(by: distance))
    }

    /// Two fingers came down around a point.
    public func pinchBegan(at center: CGPoint) {
        dismissal = nil
        pinchStart = (zoom, center)
    }

    /// Two fingers moved: their distance is `factor` times what it was, their middle at `center`.
    public func pinched(by factor: Double, at center: CGPoint) {
        guard let pinchStart else { return }
        hold(pinchStart.state.pinched(by: factor, from: pinchStart.center, to: center))
    }

    /// The fingers let go.
    public func pinchEnded() {
        guard pinchStart != nil else { return }
        pinchStart = nil
        step(zoom.settled)
    }

    /// A finger or the mouse holds the picture and has moved by `step` since the last time, by
    /// `distance` since it came down.
    public func dragged(by step: CGSize, distance: CGSize) {
        guard pinchStart == nil else { return }
        guard zoom.isAtFit else { return hold(zoom.panned(by: step)) }
        isStep = false
        dismissal = DismissDrag(distance: distance, height: zoom.view.height)
    }

    /// The finger let go; `speed` downwards, in application pixels a second.
    public func dragEnded(speed: Double) {
        guard let drag = dismissal else { return }
        if drag.closes(atSpeed: speed) {
            closeTapped()
        } else {
            dragCancelled()
        }
    }

    /// The drag turned out to be something else.
    public func dragCancelled() {
        guard dismissal != nil else { return }
        isStep = true
        dismissal = nil
    }

    private func step(_ state: ZoomState) {
        guard hasRoom, state != zoom, pinchStart == nil else { return }
        isStep = true
        zoom = state
    }

    private func hold(_ state: ZoomState) {
        guard hasRoom, state != zoom else { return }
        isStep = false
        zoom = state
    }
}
