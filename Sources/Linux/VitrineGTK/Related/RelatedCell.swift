import Catalog
import Features
import GTKSupport

/// A row: a heading, or an item's picture, title and role.
@MainActor
final class RelatedCell: ListCell {
    let root: AnyWidget

    private let heading = Label().style("title-4").wrapped().justified(0)
    private let row: Box
    private let picture: PictureView?
    private let title = Label().wrapped(lines: 4).justified(0)
    private let line = Label().style("caption", "dim-label").wrapped(lines: 4).justified(0)

    init(model: RelatedViewModel, images: TexturePipeline) {
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
        row = Box.horizontal(spacing: 12)
        if let picture { row.append(picture.root.align(.center, .center)) }
        row.append(
            Box.vertical(spacing: 2, title, line).expand(horizontally: true)
                .align(.fill, .center)
        )
        root = Box.vertical(spacing: 0, heading.style("related-heading"), row).erased
    }

    func show(_ entry: RelatedEntry) {
        // GTK's own row widget, to which screen readers navigate.
        let item = root.parent
        switch entry.row {
        case .heading(let text)?:
            heading.text = text
            item?.accessibleName(text)
            picture?.clear()
        case .item(let content)?:
            title.text = content.title
            line.text = content.lines.last ?? ""
            line.isVisible = !content.lines.isEmpty
            picture?.show(content.artwork, initials: content.title)
            item?.accessibleName(content.speech)
        case nil: return
        }
        let isHeading = if case .heading? = entry.row { true } else { false }
        heading.isVisible = isHeading
        row.isVisible = !isHeading
        item?.takesFocus = !isHeading
    }

    func clear() { picture?.clear() }

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
