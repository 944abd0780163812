import Catalog
import Features
import GTKSupport
import ImagePipeline
import L10n

/// A card: poster, title, and the running text and lines of the row template.
///
///     Box
///     ├── Box  (.card)           an item
///     │   ├── PosterView
///     │   └── Box: title, text, lines
///     └── FooterView             the last row; made when it is first needed
@MainActor
final class ItemCell: NearnessCell {
    nonisolated static let posterSize = (width: 80, height: 120)

    let root: AnyWidget

    private let box = Box.vertical()
    private let card: Box
    private let poster: CellPicture
    private let title = Label().style("heading", "item-title").wrapped(lines: 2).justified(0)
        .characters(most: 20)
    private let summary: Label?
    private let lines: [Label]
    private let heart: HeartButton?
    private let context: ListContext
    private var model: ItemListViewModel { context.model }
    private var footer: FooterView?
    private var entry: ListEntry?
    private var binding: Binding?

    init(_ context: ListContext) {
        self.context = context
        let model = context.model
        poster = CellPicture(Self.posterSize, of: context)
        summary = model.descriptor.row.text.map { _ in
            Label().wrapped(lines: 3).justified(0).characters(most: 20)
        }
        let last = model.descriptor.row.lines.count - 1
        lines = model.descriptor.row.lines.indices.map { index in
            let line = Label().justified(0).characters(most: 20)
            // Numbers are short, and never cut: with large text they take another line.
            return index == last
                ? line.wrapped(lines: 2).style("figures")
                : line.ellipsized().style("dim-label", "item-line")
        }
        let text = Box.vertical(spacing: 6, title)
            .expand(horizontally: true).align(.fill, .center)
        if let summary { text.append(summary.style("summary")) }
        for line in lines { text.append(line) }
        card = Box.horizontal(spacing: 16, poster.root, text).style("card", "item-card")
        heart =
            context.hasHearts
            ? HeartButton(favorites: context.favorites, strings: model.strings) : nil
        if let heart { card.append(heart.root.style("flat")) }
        box.append(card)
        root = box.erased
        binding = root.bind { [weak self] in self?.update() }
    }

    func show(_ entry: ListEntry) {
        self.entry = entry
        card.isVisible = !entry.isFooter
        if entry.isFooter, footer == nil {
            let footer = FooterView(model: model)
            box.append(footer.root)
            self.footer = footer
        }
        footer?.root.isVisible = entry.isFooter
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
        // GTK's own row widget, which is what screen readers navigate to.
        let item = root.parent
        if entry.isFooter {
            item?.accessibleName(model.footerSpeech)
            return
        }
        let content = entry.row?.content
        let openItem = context.router.openItem
        let isOpen = openItem != nil && openItem == entry.row?.id
        let isFavorite = entry.row.map { context.favorites.contains($0.id) } ?? false
        card.set(style: "selected", isOpen)
        item?.accessibleSelected(isOpen)
        title.text = content?.title ?? ""
        summary?.text = content?.text ?? ""
        for (index, line) in lines.enumerated() {
            line.text = content.flatMap { $0.lines.dropFirst(index).first } ?? ""
        }
        item?.accessibleName(
            content?.speech(isFavorite: isFavorite, model.strings) ?? model.strings("list.loading")
        )
        poster.show(content)
    }
}
