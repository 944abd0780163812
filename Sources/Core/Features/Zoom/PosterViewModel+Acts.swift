public import Foundation

/// The user's gestures; coordinates and lengths as in ``ZoomState``.
extension PosterViewModel {
    /// Whether there is a picture that can be larger, or one may still come.
    public var canZoomIn: Bool {
        (picture.value != nil || picture.error == nil) && !zoom.isAtGreatest
    }

    /// The zoom-in button or key.
    public func zoomInTapped() {
        guard canZoomIn else { return }
        step(zoom.stepped(by: ZoomState.buttonFactor, about: zoom.center))
    }

    /// The zoom-out button or key.
    public func zoomOutTapped() {
        step(zoom.stepped(by: 1 / ZoomState.buttonFactor, about: zoom.center))
    }

    /// Shows the whole picture.
    public func fitTapped() { step(zoom.fitted) }

    /// One pixel of the picture per pixel of the screen, within the limits.
    public func actualSizeTapped() {
        step(zoom.zoomed(to: 1, about: zoom.center).settled)
    }

    /// The mouse wheel turned by notches, negative towards the user; high-resolution wheels send
    /// fractions.
    public func wheelTurned(by notches: Double, at point: CGPoint) {
        step(zoom.stepped(by: pow(ZoomState.wheelFactor, notches), about: point))
    }

    /// A double click or tap at a point of the view.
    public func doubleTapped(at point: CGPoint) { step(zoom.doubleTapped(at: point)) }

    /// An arrow key: pans by an eighth of the view in the direction of `x` and `y`.
    ///
    /// Both are -1, 0 or 1. Returns false if there is nothing to pan, so that the key can be used
    /// otherwise.
    public func panTapped(x: Double, y: Double) -> Bool {
        guard !zoom.isAtFit else { return false }
        let distance = CGSize(width: -x * zoom.view.width / 8, height: -y * zoom.view.height / 8)
        step(zoom.panned(by: distance))
        return true
    }

    /// An arrow key: pans where the picture is larger than the view, else an arrow sideways turns
    /// to another picture of the list.
    ///
    /// Returns false if it did neither.
    @discardableResult
    public func arrowPressed(x: Double, y: Double) -> Bool {
        if panTapped(x: x, y: y) { return true }
        guard isOfList, x != 0 else { return false }
        if x < 0 { previousTapped() } else { nextTapped() }
        return true
    }

    /// A scroll with two fingers on a touchpad, or another pan without a drag.
    public func scrolled(by distance: CGSize) {
        hold(zoom.panned(by: distance))
    }

    /// A pinch began around a point.
    public func pinchBegan(at center: CGPoint) {
        (dismissal, pageDrag) = (nil, nil)
        pinchStart = (zoom, center)
    }

    /// The fingers' distance is `factor` times that at the start, their center is at `center`.
    public func pinched(by factor: Double, at center: CGPoint) {
        guard let pinchStart else { return }
        hold(pinchStart.state.pinched(by: factor, from: pinchStart.center, to: center))
    }

    /// The fingers were lifted: snaps the picture into the limits.
    public func pinchEnded() {
        guard pinchStart != nil else { return }
        pinchStart = nil
        step(zoom.settled)
    }

    /// A drag moved by `step` since the last call, by `distance` since it began.
    ///
    /// What it does to a picture that fits is decided by the direction in which it began: sideways
    /// it turns to another picture of the list, otherwise it closes.
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

    /// The drag ended; `speed` is to the right and downwards, in application pixels per second.
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

    /// The gesture turned out to be something other than a drag, or leads nowhere.
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

    private func hold(_ state: ZoomState) {
        guard hasRoom, state != zoom else { return }
        isStep = false
        zoom = state
    }
}
