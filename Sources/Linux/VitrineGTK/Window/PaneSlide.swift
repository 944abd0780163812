import GTKSupport

/// Slides the pane over the list and back, so that the list is laid out only once.
///
/// While the pane moves, the list is as wide as without it. After the pane has come, and before it
/// goes, the list gets its other width.
@MainActor
final class PaneSlide {
    /// Runs when the pane has come or gone.
    let ended = Callback<() -> Void>()
    /// Whether the pane is, or is becoming, visible.
    private(set) var isOpen = false

    private let list: Clamp
    private let pane: Clamp
    /// The width of the pane in application pixels.
    private var width = 0
    /// The part of the pane that is out of view: 0 if it is open, and 1 if it is closed.
    private var part = 1.0
    private var sliding: Animation?

    init(list: Clamp, pane: Clamp) {
        (self.list, self.pane) = (list, pane)
        pane.isVisible = false
    }

    /// Whether the pane is moving.
    var isMoving: Bool { sliding?.isPlaying ?? false }

    /// Shows or hides the pane, whose width is in application pixels; within 200 ms if
    /// `isAnimated`.
    func show(_ isOpen: Bool, width: Int, isAnimated: Bool) {
        guard isOpen != self.isOpen || !isAnimated && isMoving else { return }
        self.isOpen = isOpen
        self.width = width
        sliding?.stop()
        sliding = nil
        guard isAnimated else { return end() }
        pane.isVisible = true
        let start = part
        let animation = Animation(
            for: pane,
            milliseconds: 200,
            step: { [weak self] in self?.move(to: start + ((isOpen ? 0 : 1) - start) * $0) },
            done: { [weak self] in self?.end() }
        )
        sliding = animation
        animation.play()
    }

    private func move(to part: Double) {
        self.part = part
        list.slide(overhang: width)
        pane.slide(shift: Int((Double(width) * part).rounded()))
    }

    private func end() {
        part = isOpen ? 0 : 1
        pane.isVisible = isOpen
        list.slide()
        pane.slide()
        ended.action?()
    }
}
