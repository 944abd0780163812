/// The typesetting of a title, and the search for its size.
struct TitleSetting {
    enum Alignment: Hashable, Sendable {
        case left, center, right
    }

    var face: Typeface
    var alignment = Alignment.left
    /// Whether each line fills the width of the block, so that short lines are larger.
    var stacked = false
    /// The maximum width of the block.
    var maxWidth: Double
    var maxHeight: Double
    /// The largest em.
    var maxSize = 330.0
    var maxLines = 6

    /// Typesets the title as large as the block allows, with its ink starting at (0, 0).
    func lines(of title: String, by setter: Typesetter) -> [TextLine] {
        let words = TitleWords(title, caps: face.caps)
        guard !words.pieces.isEmpty else { return [] }
        let breaker = makeBreaker(of: words, by: setter)
        let capHeight = setter.ink(of: "H", in: face).height
        let lead = face.caps ? capHeight * face.leading : face.leading
        var choice: (ranges: [Range<Int>], sizes: [Double])?
        var bestScore = 0.0
        for count in 1...maxLines {
            let ranges = breaker.lines(count)
            guard ranges.count == count else { break }
            let sizes = self.sizes(of: ranges, breaker, lead, capHeight)
            // The smallest line decides, and fewer lines win over an invisible gain.
            let score = (sizes.min() ?? 0) * (1 - 0.03 * Double(count))
            if score > bestScore {
                bestScore = score
                choice = (ranges, sizes)
            }
        }
        guard let choice else { return [] }
        let rows = zip(choice.ranges, choice.sizes).map { (words.line($0), $1) }
        return placed(rows, lead: lead, by: setter)
    }

    private func makeBreaker(of words: TitleWords, by setter: Typesetter) -> LineBreaker {
        let space = setter.advance(of: " ", in: face)
        return LineBreaker(
            widths: words.pieces.map { setter.advance(of: $0.text, in: face) },
            spaces: words.pieces.map { $0.spaced ? space : 0 }
        )
    }

    /// The em of each line.
    private func sizes(
        of ranges: [Range<Int>],
        _ breaker: LineBreaker,
        _ lead: Double,
        _ capHeight: Double
    ) -> [Double] {
        let widths = ranges.map { max(breaker.width($0), 0.05) }
        var sizes = widths.map { min(maxWidth / $0, maxSize) }
        let smallest = sizes.min() ?? maxSize
        sizes = sizes.map { stacked ? min($0, smallest * 2.3) : smallest }
        let first = sizes.first ?? 0
        let last = sizes.last ?? 0
        let below = sizes.dropFirst().reduce(0) { $0 + $1 * lead }
        let height = first * capHeight + below + last * (face.caps ? 0.02 : 0.24)
        let shrink = min(1, maxHeight / height)
        return sizes.map { $0 * shrink }
    }

    private func placed(
        _ rows: [(text: String, size: Double)],
        lead: Double,
        by setter: Typesetter
    ) -> [TextLine] {
        let inks = rows.map { setter.ink(of: $0.text, in: face) }
        let widest = zip(rows, inks).map { $0.size * $1.width }.max() ?? 0
        // Measuring pieces separately misses kerning, swashes and accents.
        let shrink = min(1, maxWidth / max(widest, 1))
        var baseline = 0.0
        var lines: [TextLine] = []
        for (row, ink) in zip(rows, inks) {
            let size = row.size * shrink
            if !lines.isEmpty { baseline += lead * size }
            let slack = widest * shrink - ink.width * size
            let left =
                switch alignment {
                case .left: 0.0
                case .center: slack / 2
                case .right: slack
                }
            let box = Rect(
                left,
                baseline + ink.y * size,
                ink.width * size,
                ink.height * size
            )
            let origin = Point(left - ink.x * size, baseline)
            lines.append(
                TextLine(text: row.text, face: face, size: size, origin: origin, ink: box)
            )
        }
        let top = lines.map(\.ink.y).min() ?? 0
        return lines.map { $0.moved(0, -top) }
    }
}
