/// Title, original title and the small line with year and genres, one below another.
struct TextBlock {
    var title: [TextLine] = []
    var small: [TextLine] = []
    var rules: [Rect] = []
    var height = 0.0

    /// The block, moved.
    func moved(_ dx: Double, _ dy: Double) -> TextBlock {
        var block = self
        block.title = title.map { $0.moved(dx, dy) }
        block.small = small.map { $0.moved(dx, dy) }
        block.rules = rules.map { Rect($0.x + dx, $0.y + dy, $0.width, $0.height) }
        return block
    }
}
