/// Stacks the text of a poster, starting at (0, 0).
struct TextBlockBuilder {
    enum Imprint: CaseIterable, Sendable {
        /// Year left and genres right, above or below the title, with or without a rule.
        case above, below, ruledAbove, ruledBelow
    }

    let setter: Typesetter
    var setting: TitleSetting
    var caption: Typeface
    var imprint: Imprint

    func block(title: String, original: String?, year: String, genres: String) -> TextBlock {
        var block = TextBlock()
        var y = 0.0
        let above = imprint == .above || imprint == .ruledAbove
        if above { y = addImprint(to: &block, year: year, genres: genres, y: y) + 34 }
        let lines = setting.lines(of: title, by: setter)
        let widest = lines.map(\.ink.maxX).max() ?? 0
        let slack = setting.maxWidth - widest
        let shift =
            switch setting.alignment {
            case .left: 0.0
            case .center: slack / 2
            case .right: slack
            }
        block.title = lines.map { $0.moved(shift, y) }
        y = block.title.map(\.ink.maxY).max() ?? y
        if let original { y = add(original, to: &block, y: y + 26) }
        if !above { y = addImprint(to: &block, year: year, genres: genres, y: y + 38) }
        block.height = y
        return block
    }

    private func addImprint(
        to block: inout TextBlock,
        year: String,
        genres: String,
        y: Double
    ) -> Double {
        guard !(year + genres).isEmpty else { return y }
        let width = setting.maxWidth
        let cap = 18.5
        let size = cap / max(setter.ink(of: "H", in: caption).height, 0.1)
        var baseline = y + cap
        if imprint == .ruledBelow {
            block.rules.append(Rect(0, y, width, 3))
            baseline += 22
        }
        if setting.alignment == .center {
            let text = [year, genres].filter { !$0.isEmpty }.joined(separator: "  \u{00b7}  ")
            place(text, size, .center, baseline, in: &block)
        } else {
            place(year, size, .left, baseline, in: &block)
            place(genres, size, year.isEmpty ? .left : .right, baseline, in: &block)
        }
        if imprint == .ruledAbove {
            block.rules.append(Rect(0, baseline + 18, width, 3))
            return baseline + 21
        }
        return baseline
    }

    private func add(_ original: String, to block: inout TextBlock, y: Double) -> Double {
        let face = Typeface.original
        let ink = setter.ink(of: original, in: face)
        guard ink.width > 0 else { return y - 26 }
        let size = min(38, setting.maxWidth / ink.width)
        place(original, size, setting.alignment, y - ink.y * size, face: face, in: &block)
        return y + ink.height * size
    }

    private func place(
        _ text: String,
        _ size: Double,
        _ alignment: TitleSetting.Alignment,
        _ baseline: Double,
        face: Typeface? = nil,
        in block: inout TextBlock
    ) {
        guard !text.isEmpty else { return }
        let face = face ?? caption
        let text = face.caps ? text.uppercased() : text
        let ink = setter.ink(of: text, in: face)
        let size = min(size, setting.maxWidth * 0.98 / max(ink.width, 0.01))
        let slack = setting.maxWidth - ink.width * size
        let left =
            switch alignment {
            case .left: 0.0
            case .center: slack / 2
            case .right: slack
            }
        let box = Rect(left, baseline + ink.y * size, ink.width * size, ink.height * size)
        let origin = Point(left - ink.x * size, baseline)
        block.small.append(
            TextLine(text: text, face: face, size: size, origin: origin, ink: box)
        )
    }
}
