public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// User gestures; coordinates and lengths as in ``ZoomState``.
extension PosterViewModel {
    /// Whether the picture can be enlarged or is still loading.
    public var canZoomIn: Bool {
        (picture.value != nil || picture.error == nil) && !zoom.isAtGreatest
    }

    /// Zooms in by one step, as a button or key does.
    public func zoomInTapped() {
        guard canZoomIn else { return }
        step(zoom.stepped(by: ZoomState.buttonFactor, about: zoom.center))
    }

    /// Zooms out by one step, as a button or key does.
    public func zoomOutTapped() {
        step(zoom.stepped(by: 1 / ZoomState.buttonFactor, about: zoom.center))
    }

    /// Shows the whole picture.
    public func fitTapped() { step(zoom.fitted) }

    /// Shows one pixel of the picture per screen pixel, within the scale limits.
    public func actualSizeTapped() {
        step(zoom.zoomed(to: 1, about: zoom.center).settled)
    }

    /// Zooms after the mouse wheel turned.
    ///
    /// - Parameters:
    ///   - notches: the distance in notches, negative towards the user; fractional for
    ///     high-resolution wheels.
    ///   - point: the pointer's position.
    public func wheelTurned(by notches: Double, at point: CGPoint) {
        step(zoom.stepped(by: pow(ZoomState.wheelFactor, notches), about: point))
    }

    /// Zooms after a double click or tap at a point in the view.
    public func doubleTapped(at point: CGPoint) { step(zoom.doubleTapped(at: point)) }

    /// Pans by an eighth of the view in the direction of `x` and `y`, each of which is -1, 0 or 1.
    ///
    /// Returns false if there is nothing to pan, so that the key can do something else.
    public func panTapped(x: Double, y: Double) -> Bool {
        guard !zoom.isAtFit else { return false }
        let distance = CGSize(width: -x * zoom.view.width / 8, height: -y * zoom.view.height / 8)
        step(zoom.panned(by: distance))
        return true
    }

    /// Pans a picture larger than the view; otherwise a horizontal arrow key turns to another of
    /// the list's pictures.
    ///
    /// Returns false if the key had neither effect.
    @discardableResult
    public func arrowPressed(x: Double, y: Double) -> Bool {
        if panTapped(x: x, y: y) { return true }
        guard isOfList, x != 0 else { return false }
        if x < 0 { previousTapped() } else { nextTapped() }
        return true
    }

    /// Pans after a two-finger scroll on a touchpad, or another pan that isn't a drag.
    public func scrolled(by distance: CGSize) {
        hold(zoom.panned(by: distance))
    }

    /// Begins a pinch around a point.
    public func pinchBegan(at center: CGPoint) {
        (dismissal, pageDrag) = (nil, nil)
        pinchStart = (zoom, center)
    }

    /// Continues a pinch with `factor` times the initial distance between the fingers, around
    /// `center`.
    public func pinched(by factor: Double, at center: CGPoint) {
        guard let pinchStart else { return }
        hold(pinchStart.state.pinched(by: factor, from: pinchStart.center, to: center))
    }

    /// Ends a pinch; the picture snaps to the limits.
    public func pinchEnded() {
        guard pinchStart != nil else { return }
        pinchStart = nil
        step(zoom.settled)
    }

    /// Continues a drag by `step` since the last call and `distance` since it began.
    ///
    /// If the picture fits, the initial direction decides: a sideways drag turns to another of the
    /// list's pictures, any other closes the viewer.
    public func dragged(by step: CGSize, distance: CGSize) {
        guard pinchStart == nil else { return }
        guard zoom.isAtFit else { return hold(zoom.panned(by: step)) }
        isStep = false
        let isSideways = abs(distance.width) > abs(distance.height)
        if pageDrag != nil || dismissal == nil && isOfList && isSideways {
            pageDrag = PageDrag(
                distance: distance.width,
                width: zoom.view.width,
                hasPrevious: hasPrevious,
                hasNext: hasNext
            )
        } else {
            dismissal = DismissDrag(distance: distance, height: zoom.view.height)
        }
    }

    /// Ends a drag; `speed` is positive to the right and downwards, in application pixels per
    /// second.
    public func dragEnded(speed: CGSize) {
        if let pageDrag {
            switch pageDrag.step(atSpeed: speed.width) {
            case -1: previousTapped()
            case 1: nextTapped()
            default: dragCancelled()
            }
        } else if let dismissal {
            if dismissal.closes(atSpeed: speed.height) { closeTapped() } else { dragCancelled() }
        }
    }

    /// Moves the picture back because the gesture wasn't a drag or has no effect.
    public func dragCancelled() {
        guard dismissal != nil || pageDrag != nil else { return }
        isStep = true
        (dismissal, pageDrag) = (nil, nil)
    }

    private func step(_ state: ZoomState) {
        guard hasRoom, state != zoom, pinchStart == nil else { return }
        isStep = true
        zoom = state
    }

    func hold(_ state: ZoomState) {
        guard hasRoom, state != zoom else { return }
        isStep = false
        zoom = state
    }
}
