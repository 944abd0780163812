/// The outline of a framed picture.
enum Window: CaseIterable, Sendable {
    case plain, rounded, arched

    /// Adds the outline of `rect` to the path.
    func outline(_ rect: Rect, on canvas: Canvas) {
        switch self {
        case .plain:
            canvas.rect(rect)
        case .rounded:
            let r = 90.0
            canvas.arc(Point(rect.maxX - r, rect.y + r), r, -.pi / 2, 0)
            canvas.arcOn(Point(rect.maxX - r, rect.maxY - r), r, 0, .pi / 2)
            canvas.arcOn(Point(rect.x + r, rect.maxY - r), r, .pi / 2, .pi)
            canvas.arcOn(Point(rect.x + r, rect.y + r), r, .pi, .pi * 1.5)
            canvas.close()
        case .arched:
            let r = rect.width / 2
            canvas.arc(Point(rect.midX, rect.y + r), r, .pi, 2 * .pi)
            canvas.to(rect.maxX, rect.maxY)
            canvas.to(rect.x, rect.maxY)
            canvas.close()
        }
    }

    /// How far the top of the stage moves down, so that the window cuts nothing off.
    var headroom: Double {
        switch self {
        case .plain: 0
        case .rounded: 14
        case .arched: 130
        }
    }

    /// Chooses a window for the period and the genre.
    static func window(of era: Era, _ mood: Mood, by dice: inout Chance) -> Window {
        let roll = dice.unit()
        if era == .seventies { return roll < 0.6 ? .rounded : .plain }
        switch mood {
        case .fantasy, .history, .romance, .family: return roll < 0.45 ? .arched : .plain
        case .animation, .comedy, .space: return roll < 0.35 ? .rounded : .plain
        default: return roll < (era == .deco ? 0.5 : 0.14) ? .arched : .plain
        }
    }
}
