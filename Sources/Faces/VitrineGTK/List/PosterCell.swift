import Catalog
import Features
import GTKSupport
import ImagePipeline
import L10n

/// A cell of the grid: the poster, with the film's title as its accessible name, and its heart.
///
///     Picture (.card)
///     ├── HeartButton
///     └── Label         the title, where there is no poster; made when it is first needed
@MainActor
final class PosterCell: NearnessCell {
    nonisolated static let posterSize = (width: 140, height: 210)
    /// The width of a cell with its margins, in application pixels.
    static let cellWidth = 164.0

    let root: AnyWidget

    private let poster: CellPicture
    private let heart: HeartButton?
    private let context: ListContext
    private var title: Label?
    private var entry: ListEntry?
    private var binding: Binding?

    init(_ context: ListContext) {
        self.context = context
        poster = CellPicture(Self.posterSize, radius: 10, marksMissing: false, of: context)
        heart =
            context.hasHearts
            ? HeartButton(favorites: context.favorites, strings: context.model.strings) : nil
        let frame = poster.root.style("card", "poster-card").touchable(true)
            .align(.center, .start).shadowed(Shadow(radius: 10, below: 1, blur: 5, alpha: 0.25))
        if let heart {
            frame.add(heart.root.style("osd").align(.end, .start).margins(6))
        }
        root = frame.erased
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
        let openItem = context.router.openItem
        let isOpen = openItem != nil && openItem == entry.row?.id
        let isFavorite = entry.row.map { context.favorites.contains($0.id) } ?? false
        root.set(style: "selected", isOpen)
        root.tooltip = content?.title ?? ""
        // Without a poster, the title is shown in its place.
        showTitle(content.flatMap { $0.artwork == nil ? $0.title : nil })
        let strings = context.model.strings
        root.parent?.accessibleSelected(isOpen)
        root.parent?.accessibleName(
            content?.speech(isFavorite: isFavorite, strings) ?? strings("list.loading")
        )
        poster.show(content)
    }

    private func showTitle(_ text: String?) {
        if title == nil, text != nil {
            let label = Label().style("grid-title").wrapped(lines: 3).justified(0.5)
                .characters(most: 12).align(.center, .center).margins(10)
            poster.root.add(label)
            title = label
        }
        title?.text = text ?? ""
    }
}
