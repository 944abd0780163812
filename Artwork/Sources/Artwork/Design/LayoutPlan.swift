/// The areas of a poster, for a text block of height `blockHeight`.
struct LayoutPlan {
    /// The distance between the sheet's edge and the text.
    static let margin = 76.0

    /// The area that the picture covers.
    let bounds: Rect
    /// The area of the motif.
    let stage: Rect
    /// The area of the text before any rotation.
    let text: Rect
    /// The block of color behind the text, if the layout has one.
    let panel: Rect?
    /// Whether the text is rotated to run upwards; then `text` is its area after the rotation.
    let turned: Bool

    init(_ layout: Layout, window: Window, blockHeight: Double) {
        let margin = Self.margin
        let width = Rect.poster.width - 2 * margin
        let low = Rect.poster.height - margin - blockHeight
        let gap = 54.0
        var panel: Rect?
        switch layout {
        case .openTop:
            text = Rect(margin, margin, width, blockHeight)
            bounds = .poster
            stage = Rect(56, text.maxY + gap, 888, 1450 - text.maxY - gap)
        case .openBottom:
            text = Rect(margin, low, width, blockHeight)
            bounds = .poster
            stage = Rect(56, 56, 888, low - gap - 56)
        case .framedTop:
            text = Rect(margin, margin, width, blockHeight)
            bounds = Rect(margin, text.maxY + 50, width, 1500 - margin - text.maxY - 50)
            stage = Self.stage(in: bounds, window)
        case .framedBottom:
            text = Rect(margin, low + 8, width, blockHeight)
            bounds = Rect(margin, margin, width, low - margin - 42)
            stage = Self.stage(in: bounds, window)
        case .splitTop:
            text = Rect(margin, margin, width, blockHeight)
            panel = Rect(0, 0, 1000, text.maxY + 60)
            bounds = Rect(0, text.maxY + 60, 1000, 1440 - text.maxY)
            stage = bounds.inset(50, 50)
        case .splitBottom:
            text = Rect(margin, low, width, blockHeight)
            panel = Rect(0, low - 60, 1000, 1560 - low)
            bounds = Rect(0, 0, 1000, low - 60)
            stage = bounds.inset(50, 50)
        case .spine:
            text = Rect(margin - 16, margin, blockHeight, 1500 - 2 * margin)
            panel = Rect(0, 0, text.maxX + 50, 1500)
            bounds = Rect(text.maxX + 50, 0, 950 - text.maxX, 1500)
            stage = bounds.inset(40, 60)
        }
        self.panel = panel
        turned = layout == .spine
    }

    private static func stage(in bounds: Rect, _ window: Window) -> Rect {
        let inner = bounds.inset(36, 40)
        let head = window.headroom
        return Rect(inner.x, inner.y + head, inner.width, inner.height - head)
    }
}
