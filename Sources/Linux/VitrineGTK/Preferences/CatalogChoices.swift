import Catalog
import Features
import GTKSupport
import L10n

/// The parts of a catalog that were guessed from an address, each with its places to choose from.
@MainActor
final class CatalogChoices {
    let group: PreferencesGroup
    let rows: [ComboRow]

    init(model: CatalogPreviewModel) {
        let strings = model.strings
        group = PreferencesGroup(
            title: strings("draft.choices"),
            description: strings("draft.choices.description")
        )
        rows = model.choices.map { choice in
            let row = ComboRow(title: choice.caption, options: choice.options) { [weak model] in
                model?[chosen: choice.id] = $0
            }
            row.selected = choice.selected
            return row
        }
        for row in rows { group.add(row) }
        group.isVisible = !rows.isEmpty
    }
}

/// A row of the preview, with its picture if any row has one.
@MainActor
struct CatalogPreviewRow {
    let row: ActionRow
    let picture: PictureView?

    init(
        _ item: RowContent,
        hasPicture: Bool,
        model: CatalogPreviewModel,
        images: TexturePipeline
    ) {
        row = ActionRow(title: item.title)
        row.subtitle = item.lines.joined(separator: "\n")
        guard hasPicture else {
            picture = nil
            return
        }
        let picture = PictureView(
            (32, 48),
            radius: 4,
            isNear: true,
            from: PictureView.Source(
                images: images,
                catalog: model.descriptor,
                request: { [weak model] in model?.imageRequest(for: $0, fit: $1) }
            )
        )
        row.addPrefix(picture.root)
        picture.show(item.artwork)
        self.picture = picture
    }
}
