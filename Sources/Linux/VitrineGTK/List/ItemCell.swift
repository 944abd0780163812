import Catalog
import Features
import GTKSupport
import ImagePipeline
import L10n

/// A card with the poster, title, and the row template's running text and lines.
///
///     Box
///     ├── Card (.card)           an item; it paints its title, text and lines
///     │   ├── Picture
///     │   └── MarkButton
///     └── FooterView             the last row; created on demand
@MainActor
final class ItemCell: NearnessCell {
    nonisolated static let posterSize = (width: 80, height: 120)

    let root: AnyWidget

    private let box = Box.cell()
    private let card: Card
    private let poster: PictureView
    private let heart: MarkButton?
    private let context: ListContext
    private var model: ItemListViewModel { context.model }
    private var footer: FooterView?
    private var entry: ListEntry?
    private var binding: Binding?

    /// Creates an empty cell; `isPaired` is whether the list has two columns, which a narrow one
    /// doesn't have.
    init(_ context: ListContext, isPaired: Bool = false) {
        self.context = context
        let model = context.model
        poster = PictureView(Self.posterSize, radius: 8, from: context.pictures)
        heart =
            context.hasHearts
            ? MarkButton(marks: context.marks, strings: model.strings) : nil
        card = Card(
            poster.root,
            texts: model.rowTemplate.textStyles(isPaired: isPaired),
            trailing: heart?.root.style("flat")
        )
        .style("card", "item-card").shadowed(Shadow(radius: 14, below: 1, blur: 4, alpha: 0.16))
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
        // GTK's own row widget, to which screen readers navigate.
        let item = root.parent
        item?.takesFocus = !entry.isFooter || model.takesFooterFocus
        if entry.isFooter {
            item?.accessibleName(model.footerSpeech)
            return
        }
        let content = entry.row?.content
        let openItem = context.openItem
        let isOpen = openItem != nil && openItem == entry.row?.id
        let marks = entry.row.map { context.marks[$0.id] } ?? ItemMarks()
        card.set(style: "selected", isOpen)
        item?.accessibleSelected(isOpen)
        card.show(content.map { $0.texts(for: model.rowTemplate) } ?? [])
        item?.accessibleName(
            content?.speech(marks, model.strings) ?? model.strings("list.loading")
        )
        poster.show(PictureSigns(marks, in: model.list))
        poster.show(content?.artwork, isKnown: content != nil)
    }
}

extension RowTemplate {
    /// Returns the text styles of the title, text and lines.
    @MainActor fileprivate func textStyles(isPaired: Bool) -> [Card.TextStyle] {
        var title = Card.TextStyle()
        (title.lines, title.weight) = (2, 700)
        var text = Card.TextStyle()
        (text.lines, text.alpha, text.lineSpacing) = (3, 0.82, 1.2)
        var line = Card.TextStyle()
        (line.alpha, line.isList) = (0.7, true)
        // Numbers are short and never cut; large text wraps to more lines in a narrow list.
        var figures = Card.TextStyle()
        (figures.weight, figures.hasEqualDigits) = (600, true)
        figures.lines = Style.textScale > 1.3 ? (isPaired ? 3 : 4) : 2
        return [title] + (self.text == nil ? [] : [text])
            + lines.indices.map { $0 == lines.count - 1 ? figures : line }
    }
}

extension RowContent {
    /// Returns a row's title, text and lines, one for each of ``RowTemplate/textStyles(isPaired:)``.
    fileprivate func texts(for row: RowTemplate) -> [String] {
        [rankedTitle] + (row.text == nil ? [] : [text ?? ""]) + lines
    }
}
