import Catalog
import Features
import GTKSupport

/// The favorites of a catalog, side by side above its main list.
///
///     Revealer
///     └── ScrolledRow
///         └── ListView of TileCell, side by side
///
/// All of it is at most 100 application pixels high (brief 004). A portrait, a name of up to 130 %
/// of the usual size and what lies around them take at most 96; with larger text the names go, and
/// the portraits grow.
@MainActor
final class FavoritesStrip {
    /// The largest text that names are shown at, 1 is usual.
    static let largestText = 1.3
    /// How long a tile takes to go, in milliseconds; as the style sheet has it.
    private static let leavingTime = 150

    let root: Revealer
    /// Finds the rows below.
    var findRows: (@MainActor () -> ItemList?)?

    private let model: FavoritesStripViewModel
    private let router: Router
    private let images: TexturePipeline
    private let scroller: ScrolledRow
    private let shown: ShownTiles
    private let rows: ListModel<TileEntry>
    private var view: ListView<TileCell>?
    private var isNamed: Bool?
    private var leaving: Animation?
    private var isViewChanging = false
    /// Whether it is known that there are no favorites.
    private var isEmpty = false
    /// Whether the first tile is to be seen again, once GTK has laid the new ones out.
    private var returnsToStart = false

    init(
        model: FavoritesStripViewModel,
        catalog: CatalogViewModel,
        router: Router,
        images: TexturePipeline
    ) {
        self.model = model
        self.router = router
        self.images = images
        let shown = ShownTiles()
        self.shown = shown
        rows = ListModel { shown.entry(at: $0) }
        scroller = ScrolledRow(Box.vertical())
        root = Revealer(scroller)
        scroller.scrolled { [weak self] in self?.viewChangesSoon() }
        scroller.widthChanged { [weak self] in self?.viewChangesSoon() }
        root.settled { [weak self] in self?.settled() }
        layOut()
        let root = root
        Style.textScaleChanged(for: root) { [weak self] in
            root.whenIdle { self?.layOut() }
        }
        root.bind { [weak model, weak catalog] in
            Wanted(
                isShown: catalog?.showsStrip ?? false,
                isKnown: model?.isKnown ?? false,
                tiles: model?.tiles ?? []
            )
        } apply: { [weak self] wanted in
            self?.show(wanted)
        }
    }

    /// How many tiles there are.
    var count: Int { shown.tiles.count }

    /// Moves the view by application pixels, for measurements.
    func scroll(by distance: Double) { scroller.offset += distance }

    /// The place, in application pixels from the left.
    var offset: Double { scroller.offset }
}

extension FavoritesStrip {
    /// What the strip follows.
    private struct Wanted: Equatable {
        let isShown: Bool
        let isKnown: Bool
        let tiles: [FavoriteTile]
    }

    /// Makes the tiles for the size of text.
    private func layOut() {
        let isNamed = Style.textScale <= Self.largestText + 0.001
        guard isNamed != self.isNamed else { return }
        self.isNamed = isNamed
        let (model, router, images) = (model, router, images)
        let view = ListView(
            rows,
            isHorizontal: true,
            makeCell: {
                TileCell(model: model, router: router, images: images, isNamed: isNamed)
            },
            activated: { [weak model, shown] position in
                guard shown.tiles.indices.contains(position) else { return }
                model?.tileTapped(shown.tiles[position].id)
            }
        ).style("strip").named(model.title)
        self.view = view
        scroller.setChild(view)
        viewChangesSoon()
    }

    private func show(_ wanted: Wanted) {
        let wasShown = root.isRevealed
        let isFirst = isEmpty && !wanted.tiles.isEmpty
        isEmpty = wanted.isKnown && wanted.tiles.isEmpty
        if let rows = findRows?(), rows.place > 0 {
            if wanted.isShown, !wasShown, isFirst, leaving == nil { return come(over: rows) }
            if !wanted.isShown, wasShown, isEmpty { return go(from: rows) }
        }
        root.isRevealed = wanted.isShown
        guard wanted.isShown else { return }
        let gone = Set(shown.tiles.map(\.id)).subtracting(wanted.tiles.map(\.id))
        if wasShown, !gone.isEmpty, leaving == nil {
            fade(gone)
        } else if leaving == nil {
            replace(isSeen: wasShown)
        }
    }

    /// Comes above rows that the person has scrolled: those stay where they are seen.
    ///
    /// Without a motion: the rows would follow each of its frames one late.
    private func come(over rows: ItemList) {
        root.revealAtOnce()
        replace(isSeen: false)
        guard let page = root.parent else { return }
        rows.hold(against: root.height(forWidth: page.width), in: page)
    }

    /// Goes with the last favorite from above rows that the person has scrolled, likewise.
    private func go(from rows: ItemList) {
        guard let page = root.parent else { return }
        rows.hold(against: -root.height, in: page)
        root.hideAtOnce()
    }

    /// Lets tiles fade before they go.
    private func fade(_ ids: Set<Item.ID>) {
        view?.forEachCell { cell, _ in cell.leave(ids) }
        let animation = Animation(
            for: root,
            milliseconds: Self.leavingTime,
            step: { _ in },
            done: { [weak self] in self?.hasFaded() }
        )
        leaving = animation
        animation.play()
    }

    private func hasFaded() {
        let root = root
        // Not amid the frame that the animation belongs to.
        root.whenIdle { [weak self] in
            guard let self, leaving != nil else { return }
            leaving = nil
            // The last one goes with the strip.
            if !model.tiles.isEmpty { replace(isSeen: true) }
        }
    }

    /// Takes over the model's tiles; those that come where the strip `isSeen` do so gently.
    private func replace(isSeen: Bool) {
        let new = model.tiles
        guard let change = OrderDifference(from: shown.tiles, to: new) else { return }
        let known = Set(shown.tiles.map(\.id))
        shown.new = isSeen ? Set(new.lazy.map(\.id).filter { !known.contains($0) }) : []
        // What was chosen a moment ago comes first, and is to be seen where nobody has scrolled.
        if !isSeen || scroller.offset < 1 { returnsToStart = true }
        shown.tiles = new
        rows.splice(at: change.position, removed: change.removed, added: change.added)
        if returnsToStart, !new.isEmpty { view?.scroll(to: 0) }
        let root = root
        root.whenIdle { [weak self] in
            guard let self else { return }
            if returnsToStart { scroller.offset = 0 }
            returnsToStart = false
            viewChangesSoon()
        }
    }

    /// The strip has come, or gone: the last tile goes with it, and is seen until then.
    private func settled() {
        guard !root.isChildRevealed else {
            viewChangesSoon()
            return
        }
        root.whenIdle { [weak self] in
            guard let self, model.tiles.isEmpty, !root.isRevealed else { return }
            leaving = nil
            replace(isSeen: false)
        }
    }

    /// Waits for the end of the layout that GTK may be in the middle of.
    private func viewChangesSoon() {
        guard !isViewChanging else { return }
        isViewChanging = true
        root.beforeNextFrame { [weak self] isInWindow in
            self?.isViewChanging = false
            if isInWindow { self?.viewChanged() }
        }
    }

    /// Tells the tiles whether their portraits are worth having.
    private func viewChanged() {
        guard scroller.pageWidth > 1, !shown.tiles.isEmpty else { return }
        let first = Int(scroller.offset / TileCell.cellWidth)
        let last = Int((scroller.offset + scroller.pageWidth) / TileCell.cellWidth)
        let visible = (first..<(last + 1)).clamped(to: shown.tiles.indices)
        view?.forEachCell { cell, position in
            cell.setNearness(Nearness(of: position, visible: visible))
        }
    }
}
