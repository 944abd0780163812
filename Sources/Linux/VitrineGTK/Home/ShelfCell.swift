import Catalog
import Features
import GTKSupport
import ImagePipeline
import L10n

/// A card in a shelf: the picture with its heart, and the title and one line below it.
@MainActor
final class ShelfCell: ListCell {
    /// The gap between two cards in application pixels.
    static let gap = 12

    let root: AnyWidget

    private let picture: PictureView
    private let heart: MarkButton?
    private let title: Card
    private let line: Card
    private let shelf: any ShelfModel
    private let app: AppModel
    private var card: CardEntry<RowContent>?
    private var binding: Binding?

    init(_ shelf: any ShelfModel, app: AppModel, images: TexturePipeline) {
        self.shelf = shelf
        self.app = app
        let size = shelf.shape.size
        // Names are centered below round portraits.
        let isRound = shelf.shape == .portrait
        title = Card(texts: [.title(isCentered: isRound)])
        line = Card(texts: [.dim(isCentered: isRound)]).style("caption")
        picture = PictureView(
            size,
            radius: shelf.shape.radius,
            from: PictureView.Source(
                images: images,
                catalog: shelf.catalog,
                request: { [weak shelf] in shelf?.imageRequest(for: $0, fit: $1) },
                attempt: { [weak shelf] in shelf?.pictureAttempt ?? 0 },
                forgetsFailures: true
            )
        )
        heart =
            shelf.hasHearts ? MarkButton(marks: app.marks, strings: app.strings) : nil
        let frame = picture.root.style("card", "poster-card").touchable(true)
            .align(.start, .start).shadowed(
                Shadow(radius: shelf.shape.radius, below: 1, blur: 5, alpha: 0.25)
            )
        if let heart {
            frame.add(heart.root.style("osd").align(.end, .start).margins(6))
        }
        frame.set(style: "round", isRound)
        root =
            Box.cell(spacing: 2, frame.margins(bottom: 6), title, line)
            .size(width: size.width).erased
        binding = root.bind { [weak self] in self?.update() }
    }

    func show(_ card: CardEntry<RowContent>) {
        self.card = card
        heart?.show(card.content?.id)
        binding?.run()
    }

    func clear() {
        card = nil
        picture.clear()
    }

    /// Loads or releases the picture depending on the distance from the visible part; visible
    /// pictures load first.
    func setNearness(_ nearness: Nearness, isSeen: Bool) {
        picture.priority = isSeen ? .visible : .prefetch
        picture.setNearness(nearness)
    }

    private func update() {
        guard let card else { return }
        guard let content = card.content else { return showPlaceholder() }
        let isOpen = app.router.firstItem == content.id
        picture.root.set(style: "selected", isOpen)
        title.show([content.rankedTitle])
        line.show([content.lines.last ?? ""])
        // GTK's own row widget, to which screen readers navigate.
        root.parent?.accessibleSelected(isOpen)
        let marks = app.marks[content.id]
        root.parent?.accessibleName(content.speech(marks, app.strings))
        picture.show(PictureSigns(marks, in: shelf.openedList))
        root.parent?.tooltip = content.rankedTitle
        picture.show(content.artwork, initials: content.title)
    }

    private func showPlaceholder() {
        for text in [title, line] { text.show([]) }
        picture.show(PictureSigns(ItemMarks(), in: nil))
        root.parent?.accessibleName(app.strings("list.loading"))
        root.parent?.tooltip = ""
    }
}

extension Card.TextStyle {
    /// One line, or two of large text.
    @MainActor fileprivate static func title(isCentered: Bool) -> Card.TextStyle {
        var style = Card.TextStyle()
        style.isCentered = isCentered
        style.lines = Style.textScale > 1.15 ? 2 : 1
        return style
    }

    fileprivate static func dim(isCentered: Bool) -> Card.TextStyle {
        var style = Card.TextStyle()
        style.isCentered = isCentered
        style.alpha = 0.7
        return style
    }
}

extension ShelfDescriptor.Shape {
    /// The picture size in application pixels.
    var size: (width: Int, height: Int) {
        switch self {
        case .poster: (140, 210)
        case .square: (140, 140)
        case .photo: (240, 160)
        case .portrait: (124, 124)
        }
    }

    /// The radius of the corners in application pixels.
    var radius: Int { self == .portrait ? size.width / 2 : 10 }
}
