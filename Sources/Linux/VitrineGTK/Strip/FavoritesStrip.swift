import Catalog
import Features
import GTKSupport

/// A catalog's favorites, side by side above its main list.
///
///     Revealer
///     └── ScrolledRow
///         └── ListView of TileCell, side by side
///
/// The strip is at most 100 application pixels high (brief 004). A portrait, a name at up to 130 %
/// of the normal text size and the margins need at most 96. Larger text hides the names and
/// enlarges the portraits.
@MainActor
final class FavoritesStrip {
    /// The largest text scale at which names are shown; 1 is normal.
    static let largestText = 1.3
    /// The maximum height in application pixels.
    static let height = 100.0
    /// The duration in milliseconds of a tile's disappearance; must match the style sheet.
    private static let leavingTime = 150
    /// A generous average width of a letter in a name, in application pixels at normal text size.
    private static let letterWidth = 8.0

    let root: Revealer
    /// Returns the rows below the strip.
    var findRows: (@MainActor () -> ItemList?)?

    private let model: FavoritesStripViewModel
    private let router: Router
    private let images: TexturePipeline
    private let tiles: CardRow<FavoriteTile, TileCell>
    private var isNamed: Bool?
    private var leaving: Animation?
    /// Whether the catalog is known to have no favorites.
    private var isEmpty = false
    /// Whether to scroll to the first tile after GTK has laid out the new ones.
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
        tiles = CardRow(cellWidth: TileCell.cellWidths.lowerBound)
        root = Revealer(tiles.scroller)
        tiles.viewChanged = { [weak self] in self?.viewChanged() }
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

    /// Whether the strip is hidden because the window is low.
    var isFolded = false {
        didSet {
            guard isFolded != oldValue, isWanted else { return }
            if isFolded { root.hideAtOnce() } else { appear() }
        }
    }

    var count: Int { tiles.contents.count }

    /// Scrolls by application pixels, for measurements.
    func scroll(by distance: Double) { tiles.scroller.offset += distance }

    /// The scroll position, in application pixels from the left.
    var offset: Double { tiles.scroller.offset }
}

extension FavoritesStrip {
    /// The properties that the strip observes.
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
        tiles.makeView(
            named: model.title,
            style: "strip",
            makeCell: { [weak tiles] in
                TileCell(
                    model: model,
                    router: router,
                    images: images,
                    isNamed: isNamed,
                    width: tiles?.cellWidth ?? TileCell.cellWidths.lowerBound
                )
            },
            activated: { [weak model] in model?.tileTapped($0) }
        )
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
        if let rows = findRows?(), rows.scroller.window.offset > 0 {
            if wanted.isShown, !wasShown, isFirst, leaving == nil { return appear() }
            if !wanted.isShown, wasShown, isEmpty { return root.hideAtOnce() }
        }
        root.isRevealed = wanted.isShown
        guard wanted.isShown else { return }
        let gone = Set(tiles.contents.map(\.id)).subtracting(wanted.tiles.map(\.id))
        if wasShown, !gone.isEmpty, leaving == nil {
            fade(gone)
        } else if leaving == nil {
            replace(isSeen: wasShown)
        }
    }

    /// Appears above rows that the user has scrolled and that stay in place.
    ///
    /// There is no animation, because it would lay out the rows in each frame.
    private func appear() {
        root.revealAtOnce()
        replace(isSeen: false)
    }

    /// Fades tiles out before they are removed.
    private func fade(_ ids: Set<Item.ID>) {
        tiles.view?.forEachCell { cell, _ in cell.leave(ids) }
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
        // Deferred, because tiles must not be removed during the animation's frame.
        root.whenIdle { [weak self] in
            guard let self, leaving != nil else { return }
            leaving = nil
            // The last tile disappears with the strip.
            if !model.tiles.isEmpty { replace(isSeen: true) }
        }
    }

    /// Adopts the model's tiles, and animates new ones if the strip `isSeen`.
    private func replace(isSeen: Bool) {
        // The newest favorite is first, and should be visible unless the user has scrolled.
        let startsAnew = !isSeen || tiles.scroller.offset < 1
        guard tiles.show(model.tiles, marksNew: isSeen) else { return }
        if startsAnew { returnsToStart = true }
        if returnsToStart, !tiles.contents.isEmpty { tiles.view?.scroll(to: 0) }
        let root = root
        root.whenIdle { [weak self] in
            guard let self else { return }
            if returnsToStart { tiles.scroller.offset = 0 }
            returnsToStart = false
            tiles.viewChangesSoon()
        }
    }

    /// Updates the tiles after the strip has appeared or disappeared; it keeps the last tile until
    /// then.
    private func settled() {
        guard !root.isChildRevealed else {
            tiles.viewChangesSoon()
            return
        }
        root.whenIdle { [weak self] in
            guard let self, model.tiles.isEmpty, !root.isRevealed else { return }
            leaving = nil
            replace(isSeen: false)
        }
    }

    /// Widens the tiles while all of them fit, so that fewer names are cut off.
    private func fitTiles() {
        let longest = tiles.contents.reduce(0) { max($0, $1.title.count) }
        let wanted = Double(longest) * Self.letterWidth * Style.textScale
        let room = tiles.scroller.pageWidth / Double(max(tiles.contents.count, 1))
        let range = TileCell.cellWidths
        let width = max(range.lowerBound, min(wanted, room, range.upperBound)).rounded(.down)
        guard isNamed == true, width != tiles.cellWidth else { return }
        tiles.cellWidth = width
        tiles.view?.forEachCell { cell, _ in cell.fit(width) }
    }

    /// Passes the tiles their distance from the visible ones, which determines whether they load
    /// portraits.
    private func viewChanged() {
        fitTiles()
        guard let visible = tiles.visible else { return }
        tiles.view?.forEachCell { cell, position in
            cell.setNearness(Nearness(of: position, visible: visible))
        }
    }
}
