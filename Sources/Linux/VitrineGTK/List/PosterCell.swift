import Catalog
import Features
import GTKSupport
import ImagePipeline
import L10n

/// A grid cell: the poster with its heart, and the row template's title and lines below it.
///
///     Box
///     ├── Picture (.card)
///     │   └── MarkButton
///     └── Card              paints title and lines
@MainActor
final class PosterCell: NearnessCell {
    /// The size requested from the service, in application pixels: that of the largest poster in a
    /// grid.
    nonisolated static let posterSize = (width: 160, height: 240)

    let root: AnyWidget

    private let poster: PictureView
    private let texts: Card
    private let heart: MarkButton?
    private let context: ListContext
    private var entry: ListEntry?
    private var binding: Binding?

    init(_ context: ListContext, _ grid: PosterGrid) {
        self.context = context
        poster = PictureView(
            grid.poster,
            served: Self.posterSize,
            radius: 10,
            from: context.pictures
        )
        heart =
            context.hasHearts
            ? MarkButton(marks: context.marks, strings: context.model.strings) : nil
        texts = Card(texts: context.model.descriptor.row.posterStyles).style("poster-texts")
        let frame = poster.root.style("card", "poster-card").touchable(true)
            .align(grid.hasWideTexts ? .start : .center, .start).shadowed(
                Shadow(radius: 10, below: 1, blur: 5, alpha: 0.25)
            )
        if let heart {
            frame.add(heart.root.style("osd").align(.end, .start).margins(6))
        }
        root =
            Box.cell(spacing: 8, frame, texts.align(grid.hasWideTexts ? .fill : .center, .start))
            .erased
        _ = texts.size(width: grid.poster.width)
        binding = root.bind { [weak self] in self?.update() }
    }

    func show(_ entry: ListEntry) {
        self.entry = entry
        heart?.show(entry.row?.id)
        binding?.run()
    }

    func clear() {
        entry = nil
        poster.clear()
    }

    func setNearness(_ nearness: Nearness) { poster.setNearness(nearness) }

    private func update() {
        guard let entry else { return }
        let content = entry.row?.content
        let openItem = context.openItem
        let isOpen = openItem != nil && openItem == entry.row?.id
        let marks = entry.row.map { context.marks[$0.id] } ?? ItemMarks()
        poster.root.set(style: "selected", isOpen)
        root.tooltip = content?.tooltip ?? ""
        texts.show(content.map { [$0.title] + $0.lines } ?? [])
        let strings = context.model.strings
        root.parent?.accessibleSelected(isOpen)
        root.parent?.accessibleName(
            content?.speech(marks, strings) ?? strings("list.loading")
        )
        poster.show(PictureSigns(marks, in: context.model.list))
        poster.show(content?.artwork, isKnown: content != nil)
    }
}

extension RowTemplate {
    /// The text styles for the title and lines below a poster.
    @MainActor fileprivate var posterStyles: [Card.TextStyle] {
        var title = Card.TextStyle()
        (title.lines, title.weight) = (2, 700)
        var line = Card.TextStyle()
        (line.alpha, line.isList) = (0.7, true)
        // Numbers are never cut; large text wraps to another line.
        var figures = Card.TextStyle()
        figures.lines = Style.textScale > 1.15 ? 2 : 1
        (figures.weight, figures.hasEqualDigits) = (600, true)
        return [title] + lines.indices.map { $0 == lines.count - 1 ? figures : line }
    }
}
