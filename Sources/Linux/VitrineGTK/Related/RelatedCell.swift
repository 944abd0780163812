import Catalog
import Features
import GTKSupport
import L10n

/// A row: a heading, or an item's picture, title, role and heart.
@MainActor
final class RelatedCell: ListCell {
    let root: AnyWidget

    private let heading = Label().style("title-4").wrapped().justified(0)
    private let row: Box
    private let picture: PictureView?
    private let heart: MarkButton?
    private let marks: Marks
    private let strings: Localizer
    private var content: RowContent?
    private var binding: Binding?
    private let title = Label().wrapped(lines: 4).justified(0)
    private let line = Label().style("caption", "dim-label").wrapped(lines: 4).justified(0)

    init(model: RelatedViewModel, marks: Marks, images: TexturePipeline) {
        self.marks = marks
        strings = model.details.strings
        let shape = model.shape
        picture = model.catalog.map { catalog in
            PictureView(
                shape.rowSize,
                radius: shape == .portrait ? shape.rowSize.width / 2 : 4,
                from: PictureView.Source(
                    images: images,
                    catalog: catalog,
                    request: { [weak model] in model?.imageRequest(for: $0, fit: $1) }
                )
            )
        }
        heart =
            model.hasHearts ? MarkButton(marks: marks, strings: strings) : nil
        row = Box.horizontal(spacing: 12)
        if let picture { row.append(picture.root.align(.center, .center)) }
        row.append(
            Box.vertical(spacing: 2, title, line).expand(horizontally: true)
                .align(.fill, .center)
        )
        if let heart { row.append(heart.root.style("flat")) }
        root = Box.vertical(spacing: 0, heading.style("related-heading"), row).erased
        binding = root.bind { [weak self] in self?.describe() }
    }

    func show(_ entry: RelatedEntry) {
        // GTK's own row widget, to which screen readers navigate.
        let item = root.parent
        switch entry.row {
        case .heading(let text)?:
            heading.text = text
            content = nil
            item?.accessibleName(text)
            picture?.clear()
        case .item(let content)?:
            title.text = content.title
            line.text = content.lines.last ?? ""
            line.isVisible = !content.lines.isEmpty
            picture?.show(content.artwork, initials: content.title)
            self.content = content
            heart?.show(content.id)
            binding?.run()
        case nil: return
        }
        let isHeading = if case .heading? = entry.row { true } else { false }
        heading.isVisible = isHeading
        row.isVisible = !isHeading
        item?.takesFocus = !isHeading
    }

    func clear() {
        content = nil
        picture?.clear()
    }

    private func describe() {
        guard let content else { return }
        let marks = marks[content.id]
        root.parent?.accessibleName(content.speech(marks, strings))
        picture?.show(PictureSigns(marks))
    }

    func setNearness(_ nearness: Nearness) { picture?.setNearness(nearness) }
}

extension ShelfDescriptor.Shape {
    /// The picture size in a row of text, in application pixels.
    var rowSize: (width: Int, height: Int) {
        switch self {
        case .poster: (44, 66)
        case .square, .portrait: (48, 48)
        case .photo: (72, 48)
        }
    }
}
