import Catalog
import Features
import GTKSupport
import ImagePipeline

/// A favorite in the strip: a round portrait, with the name below it if the text is small enough.
@MainActor
final class TileCell: NearnessCell {
    /// The minimum and maximum width of a cell with its margins, in application pixels.
    static let cellWidths = 84.0...168.0
    private static let margins = 8.0
    /// The portrait's width and height in application pixels, with and without a name below it.
    static let portraitSizes = (named: 52, bare: 72)

    let root: AnyWidget

    private let portrait: PictureView
    private let name = Label().style("caption").ellipsized().justified(0.5)
        .characters(least: 1, most: 1)
    private let router: Router
    private var entry: CardEntry<FavoriteTile>?
    private var binding: Binding?

    /// Creates a cell that shows the name if `isNamed`; `width` is that of ``fit(_:)``.
    init(
        model: FavoritesStripViewModel,
        router: Router,
        images: TexturePipeline,
        isNamed: Bool,
        width: Double
    ) {
        self.router = router
        let size = isNamed ? Self.portraitSizes.named : Self.portraitSizes.bare
        portrait = PictureView(
            (size, size),
            radius: size / 2,
            from: PictureView.Source(
                images: images,
                catalog: model.descriptor,
                request: { [weak model] in model?.imageRequest(for: $0, fit: $1) }
            )
        )
        root =
            Box.cell(
                spacing: 3,
                portrait.root.style("portrait").align(.center, .start),
                name.visible(isNamed)
            ).style("tile").erased
        fit(width)
        binding = root.bind { [weak self] in self?.update() }
    }

    func show(_ entry: CardEntry<FavoriteTile>) {
        self.entry = entry
        root.set(style: "arriving", entry.isNew)
        binding?.run()
    }

    /// Sets the width with its margins, in application pixels.
    func fit(_ width: Double) { _ = root.size(width: Int(width - Self.margins)) }

    func clear() {
        entry = nil
        root.set(style: "arriving", false)
        root.set(style: "leaving", false)
        portrait.clear()
    }

    /// Fades the tile out if its item is in `ids`.
    func leave(_ ids: Set<Item.ID>) {
        if let id = entry?.content?.id, ids.contains(id) { root.set(style: "leaving", true) }
    }

    func setNearness(_ nearness: Nearness) { portrait.setNearness(nearness) }

    private func update() {
        guard let tile = entry?.content else { return }
        let isOpen = router.firstItem == tile.id
        root.set(style: "selected", isOpen)
        root.tooltip = tile.title
        name.text = tile.title
        // GTK's own row widget, to which screen readers navigate.
        root.parent?.accessibleSelected(isOpen)
        root.parent?.accessibleName(tile.title)
        portrait.show(tile.artwork)
    }
}
