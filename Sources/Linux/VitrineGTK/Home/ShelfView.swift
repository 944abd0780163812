import Catalog
import Features
import GTKSupport
import L10n

/// A shelf: its heading, and its cards side by side.
///
///     Box
///     ├── Box: heading, which opens the list; buttons to scroll back and forth
///     └── ScrolledRow
///         └── ListView of ShelfCell, side by side
@MainActor
final class ShelfView {
    /// The delay in frames before the remaining cards are added.
    ///
    /// During this half second (at 60 Hz), the first cards get their pictures.
    private static let framesOfRest = 30

    let root: AnyWidget
    let shelf: any ShelfModel

    /// Runs when a card is opened.
    let opens = Callback<() -> Void>()
    private let cards: CardRow<RowContent, ShelfCell>
    private var anchor = ScrollAnchor<Item.ID>()
    private var needsPlacing = false
    private var framesToRest = 0
    private let back: Button
    private let forth: Button
    /// The two buttons, which are hidden while all cards are visible.
    private let turns: Box
    private let cellWidth: Double
    private var isNear = false
    private var isSeen = false
    private var turning: Animation?
    /// Created when it is first asked for.
    private lazy var menu = makeMenu()
    private let app: AppModel
    private let images: TexturePipeline

    init(_ shelf: any ShelfModel, app: AppModel, images: TexturePipeline) {
        (self.shelf, self.app, self.images) = (shelf, app, images)
        let strings = app.strings
        cellWidth = Double(shelf.shape.size.width + ShelfCell.gap)
        cards = CardRow(cellWidth: cellWidth, takesVerticalWheel: false)
        let turned = Callback<(Int) -> Void>()
        back = Button(icon: "go-previous-symbolic", name: strings("shelf.previous", shelf.title))
            .style("flat", "circular").clicked { turned.action?(-1) }
        forth = Button(icon: "go-next-symbolic", name: strings("shelf.next", shelf.title))
            .style("flat", "circular").clicked { turned.action?(1) }
        turns = Box.horizontal(spacing: 0, back, forth)
        let heading = Self.heading(of: shelf, app: app)
        root =
            Box.vertical(
                spacing: 2,
                Box.horizontal(
                    spacing: 6,
                    heading.align(.start, .center),
                    turns.align(.end, .center).expand(horizontally: true)
                ).style("shelf-heading"),
                cards.scroller
            ).erased
        turned.action = { [weak self] in self?.turn(by: $0) }
        cards.makeView(
            named: shelf.title,
            style: "shelf",
            makeCell: { ShelfCell(shelf, app: app, images: images) },
            activated: { [weak self] in self?.activated($0) }
        )
        cards.view?.contextMenuAsked { [weak self] in self?.contextMenuAsked(at: $0) ?? false }
        cards.viewChanged = { [weak self] in self?.viewChanged() }
        scroller.scrolled { [weak self] in self?.needsPlacing = true }
        scroller.widthChanged { [weak self] in self?.needsPlacing = true }
        FrameClock.laidOut(root) { [weak self] in self?.placeCards() }
        root.bind { [weak shelf] in
            (shelf?.cards ?? [], shelf?.isWaiting ?? false)
        } apply: { [weak self] new, isWaiting in
            self?.show(new)
            self?.cards.showPlaceholders(isWaiting ? ShelfViewModel.firstCount : 0)
            self?.turns.opacity = isWaiting ? 0 : 1
            self?.turns.setReachable(!isWaiting)
        }
    }

    /// Returns the title, which is a button if it opens a list.
    private static func heading(of shelf: any ShelfModel, app: AppModel) -> AnyWidget {
        let title = Label(shelf.title).style("title-4").wrapped().justified(0)
        guard shelf.opens != nil else { return title.margins(sides: 10).erased }
        let content = Box.horizontal(spacing: 6, title, Icon("go-next-symbolic", size: 14))
        return Button(showing: content, name: app.strings("home.show-all", shelf.title))
            .style("flat", "shelf-title")
            .clicked { [weak app] in app?.headingTapped(shelf) }.erased
    }

    /// The scrolling container of the cards.
    var scroller: ScrolledRow { cards.scroller }

    /// The position of the focused card; nil if no card has the focus.
    var focusedPosition: Int? {
        cards.view.flatMap { view in view.focusWithin.flatMap(view.position) }
    }

    /// The item of the focused card, or nil.
    var focusedItem: Item.ID? { focusedPosition.flatMap(cards.id) }

    /// Returns a card's distance from the left edge, in cards.
    func column(of position: Int) -> Int {
        position - Int((scroller.offset / cellWidth).rounded())
    }

    /// Focuses the card at a distance from the left edge, in cards, or else the last card.
    func focus(column: Int) {
        guard !cards.contents.isEmpty, let view = cards.view else { return }
        layOutRest()
        let first = Int((scroller.offset / cellWidth).rounded())
        let position = min(max(first + column, 0), cards.contents.count - 1)
        if !view.focus(rowAt: position) { view.focus() }
    }

    /// Focuses the card of an item; returns false if the shelf has no such card.
    func focus(_ id: Item.ID) -> Bool {
        layOutRest()
        let position = cards.contents.firstIndex { $0.id == id }
        return position.flatMap { cards.view?.focus(rowAt: $0) } ?? false
    }

    /// Runs `action` when the user presses the up arrow (-1) or down arrow (1) on a card.
    func leftVertically(_ action: @escaping @MainActor (ShelfView, Int) -> Bool) {
        for (key, distance) in [("Up", -1), ("Down", 1)] {
            cards.view?.shortcut(
                key,
                .first,
                deciding: { [weak self] in self.map { action($0, distance) } ?? false }
            )
        }
    }

    /// Loads pictures if the shelf is within one screen of a page's visible part.
    func look(in page: ScrolledWindow) {
        let height = page.pageHeight
        guard height > 1, let frame = root.frame(in: page) else { return }
        let bottom = frame.y + frame.height
        setNear(
            frame.y < 2 * height && bottom > -height,
            isSeen: frame.y < height && bottom > 0
        )
    }

    /// Sets whether the shelf is in or near the visible part, and loads pictures accordingly.
    ///
    /// Cards on screen load their pictures first, then their neighbors. While the shelf is far
    /// away, no card loads a picture.
    private func setNear(_ isNear: Bool, isSeen: Bool) {
        guard isNear != self.isNear || isSeen != self.isSeen else { return }
        (self.isNear, self.isSeen) = (isNear, isSeen)
        viewChanged()
    }

    /// Releases all pictures, also those of cards that haven't been laid out.
    func release() {
        (isNear, isSeen) = (false, false)
        cards.view?.forEachCell { cell, _ in cell.setNearness(.far, isSeen: false) }
    }
}

extension ShelfView {
    /// Shows the first cards, and the rest later, because GTK creates all cells of a shelf, even
    /// those offscreen.
    private func show(_ new: [RowContent]) {
        guard cards.contents.isEmpty || framesToRest > 0, new.count > ShelfViewModel.firstCount
        else {
            framesToRest = 0
            cards.show(new)
            return
        }
        cards.show(Array(new.prefix(ShelfViewModel.firstCount)))
        guard framesToRest == 0 else { return }
        framesToRest = Self.framesOfRest
        FrameClock.tick(root) { [weak self] in
            guard let self, framesToRest > 0 else { return false }
            framesToRest -= 1
            if framesToRest == 0 { cards.show(shelf.cards) }
            return framesToRest > 0
        }
    }

    /// Adds the remaining cards at once.
    private func layOutRest() {
        guard framesToRest > 0 else { return }
        framesToRest = 0
        cards.show(shelf.cards)
    }

    /// Opens the menu of the card at a point in the view, or of the focused card without a point.
    ///
    /// - Returns: whether a menu opened.
    func contextMenuAsked(at point: (x: Double, y: Double)?) -> Bool {
        guard let view = cards.view else { return false }
        let part = if let point { view.part(x: point.x, y: point.y) } else { view.focusWithin }
        guard let part, let position = view.position(of: part), let card = view.row(at: position),
            cards.contents.indices.contains(position)
        else { return false }
        let content = cards.contents[position]
        return menu.open(of: content, shownBy: card, at: point, in: view.erased)
    }

    private func makeMenu() -> RowMenu {
        let source = RowMenu.Source(
            actions: { [weak shelf] in shelf?.actions(for: $0) ?? [] },
            request: { [weak shelf] in shelf?.imageRequest(for: $0, fit: $1) },
            open: { [weak self] in self?.activated($0) }
        )
        return RowMenu(source, app: app, images: images, above: root) { [weak self] in
            _ = self?.focus($0)
        }
    }

    private func activated(_ id: Item.ID) {
        anchor.chose(id)
        opens.action?()
        app.cardTapped(id, on: shelf)
    }

    /// Scrolls by the visible width, in whole cards.
    private func turn(by pages: Int) {
        layOutRest()
        let step = max(1, Int(scroller.pageWidth / cellWidth))
        let first = Int((scroller.offset / cellWidth).rounded())
        let width = max(scroller.contentWidth, Double(cards.contents.count) * cellWidth)
        let limit = max(0, width - scroller.pageWidth)
        let target = min(max(0, Double(first + pages * step) * cellWidth), limit)
        let (start, scroller) = (scroller.offset, scroller)
        let animation = Animation(
            for: root,
            milliseconds: 250,
            step: { scroller.offset = start + (target - start) * $0 },
            done: {}
        )
        turning = animation
        animation.play()
    }

    /// Keeps the card that the user acted on in view.
    private func placeCards() {
        guard needsPlacing, scroller.pageWidth > 1 else { return }
        needsPlacing = false
        let parts = cards.contents.enumerated().map {
            ScrollAnchor.Part($1.id, start: Double($0) * cellWidth, length: cellWidth)
        }
        let offset = anchor.laidOut(
            parts,
            page: scroller.pageWidth,
            content: scroller.contentWidth,
            offset: scroller.offset,
            focused: focusedItem
        )
        if let offset { scroller.offset = offset }
    }

    private func viewChanged() {
        guard cards.visible != nil else { return }
        if scroller.offset > 0 || scroller.contentWidth <= scroller.pageWidth { layOutRest() }
        let last = scroller.contentWidth - scroller.pageWidth
        turns.isVisible = last > 1
        back.isSensitive = scroller.offset > 1
        forth.isSensitive = scroller.offset < last - 1
        let visible = isNear ? cards.visible ?? 0..<0 : 0..<0
        cards.view?.forEachCell { cell, position in
            cell.setNearness(
                isNear ? Nearness(of: position, visible: visible) : .far,
                isSeen: isSeen && visible.contains(position)
            )
        }
    }
}
