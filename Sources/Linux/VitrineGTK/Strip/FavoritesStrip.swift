import Catalog
import Features
import GTKSupport

/// The favorites of a catalog, side by side above its main list.
///
///     Revealer
///     └── ScrolledRow
///         └── ListView of TileCell, side by side
///
/// It is at most 100 application pixels high (brief 004). A portrait, a name at up to 130 % of the
/// normal text size and the margins take at most 96; with larger text the names are hidden and the
/// portraits are larger.
@MainActor
final class FavoritesStrip {
    /// The largest text scale at which names are shown; 1 is normal.
    static let largestText = 1.3
    /// The most that it takes, in application pixels.
    static let height = 100.0
    /// How long a tile takes to disappear, in milliseconds; the same as in the style sheet.
    private static let leavingTime = 150

    let root: Revealer
    /// Returns the rows below.
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
    /// Waits until GTK has finished the current layout.
    private lazy var viewChangesSoon = FrameRequest(root) { [weak self] in self?.viewChanged() }
    /// Whether it is known that there are no favorites.
    private var isEmpty = false
    /// Whether to scroll to the first tile once GTK has laid the new ones out.
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

    /// Whether there is something to show, folded or not.
    private(set) var isWanted = false

    /// Whether it is hidden because the window is low.
    var isFolded = false {
        didSet {
            guard isFolded != oldValue, isWanted else { return }
            if isFolded { root.hideAtOnce() } else { appear() }
        }
    }

    var count: Int { shown.tiles.count }

    /// Scrolls by application pixels, for measurements.
    func scroll(by distance: Double) { scroller.offset += distance }

    /// The scroll position, in application pixels from the left.
    var offset: Double { scroller.offset }
}

extension FavoritesStrip {
    /// What the strip observes.
    private struct Wanted: Equatable {
        let isShown: Bool
        let isKnown: Bool
        let tiles: [FavoriteTile]
    }

    /// Creates the tiles for the current text size.
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

    private func show(_ new: Wanted) {
        isWanted = new.isShown
        let wanted = Wanted(
            isShown: new.isShown && !isFolded,
            isKnown: new.isKnown,
            tiles: new.tiles
        )
        let wasShown = root.isRevealed
        let isFirst = isEmpty && !wanted.tiles.isEmpty
        isEmpty = wanted.isKnown && wanted.tiles.isEmpty
        if let rows = findRows?(), rows.place > 0 {
            if wanted.isShown, !wasShown, isFirst, leaving == nil { return appear() }
            if !wanted.isShown, wasShown, isEmpty { return root.hideAtOnce() }
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

    /// Appears above rows that the user has scrolled, and that stay where they are.
    ///
    /// Not animated: the rows would be laid out in each frame.
    private func appear() {
        root.revealAtOnce()
        replace(isSeen: false)
    }

    /// Fades tiles out before they are removed.
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
        // Not during the frame that the animation belongs to.
        root.whenIdle { [weak self] in
            guard let self, leaving != nil else { return }
            leaving = nil
            // The last one disappears with the strip.
            if !model.tiles.isEmpty { replace(isSeen: true) }
        }
    }

    /// Takes over the model's tiles; new ones are animated if the strip `isSeen`.
    private func replace(isSeen: Bool) {
        let new = model.tiles
        guard let change = OrderDifference(from: shown.tiles, to: new) else { return }
        let known = Set(shown.tiles.map(\.id))
        shown.new = isSeen ? Set(new.lazy.map(\.id).filter { !known.contains($0) }) : []
        // The newest favorite is first, and should be visible unless the user has scrolled.
        if !isSeen || scroller.offset < 1 { returnsToStart = true }
        let old = shown.tiles.count
        shown.tiles = new
        if scroller.pageWidth > 0 {
            rows.splice(at: change.position, removed: change.removed, added: change.added)
        } else {
            // GTK would keep the first tile that it knew in place, and scrolls nothing before it has
            // laid the tiles out.
            rows.splice(at: 0, removed: old, added: new.count)
        }
        if returnsToStart, !new.isEmpty { view?.scroll(to: 0) }
        let root = root
        root.whenIdle { [weak self] in
            guard let self else { return }
            if returnsToStart { scroller.offset = 0 }
            returnsToStart = false
            viewChangesSoon()
        }
    }

    /// The strip has appeared or disappeared; the last tile stays until then.
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

    /// Tells the tiles whether to load their portraits.
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
