import Catalog
import Features
import GTKSupport
import ImagePipeline
import L10n

/// The details of one item.
///
/// What matters comes first: the poster, the title, a line of facts, the rating and the buttons, on
/// a background in the poster's colors. Texts, links, other facts, shelves, lists, web pages and the
/// service's credit follow. Everything begins at the same left edge; shelves run to the pane's right
/// edge. If the catalog has a Back button, it stays visible at the bottom.
///
///     Box
///     ├── ScrolledWindow
///     │   └── Box
///     │       ├── Overlay: PosterWash; hero: poster; title, line of facts, rating; buttons
///     │       ├── Box: texts, links, facts, OffersView
///     │       ├── DetailsShelves: a ShelfView for each section
///     │       └── Box: lists, web pages, credit
///     └── Box: "Return to Film List"
@MainActor
final class DetailsView {
    /// The fixed size of every item's poster in application pixels (brief 001).
    nonisolated static let posterSize = (width: 240, height: 360)
    /// The fixed size of every item's poster in a narrow page, in application pixels.
    nonisolated static let narrowPosterSize = (width: 150, height: 225)
    /// The minimum width of a page that isn't narrow, in application pixels.
    static let wideWidth = 560.0
    /// The maximum width of texts, in application pixels: about 90 letters in a line.
    private static let textWidth = 720
    /// The largest text scale at which the title fits beside the poster of a narrow page; 1 is
    /// normal.
    private static let largestText = 1.4

    let root: AnyWidget
    let posterButton: Button

    private let model: DetailsViewModel
    let poster: PictureView
    /// The poster and the words beside it.
    private let head: Box
    private let words: Box
    private let hero: Box
    private let wash: PosterWash
    private let title = Label().style("title-1").wrapped().justified(0).selectable()
    private let subtitle = Label().wrapped().justified(0).selectable()
    private let summary = Label().style("hero-facts").wrapped().justified(0)
    private let rating = Label().style("hero-facts").wrapped().justified(0)
    private let filterLinks = WrapBox()
    private let trailer: Button
    private let markButtons: [MarkButton]
    private let ownRating: RatingScale?
    private let buttons: WrapBox
    private var isNarrow = true
    private let note = NoteView()
    private let facts = Box.vertical(spacing: 12)
    private let texts = Box.vertical(spacing: 18)
    let offers: OffersView
    /// The texts, links, facts and offers above the shelves, and the rest below them.
    private let above: Clamp
    private let below: Clamp
    let shelves: DetailsShelves
    private let lists = Box.vertical(spacing: 28)
    private let links = Box.vertical(spacing: 6)
    private let credit = Box.vertical(spacing: 0).style("caption", "dim-label")
    let scroller: ScrolledWindow
    private var shown: DetailsContent?
    /// The scroll position to restore as soon as the page is long enough.
    private var wantedOffset: Double
    /// The item whose card gets the focus as soon as the shelves are there, or nil.
    var wantedFocus: Item.ID?

    /// Creates the page; `width` is its expected width in application pixels.
    init(model: DetailsViewModel, app: AppModel, images: TexturePipeline, width: Double) {
        self.model = model
        wantedOffset = model.scrollOffset
        let editNote: @MainActor () -> Void = { [weak app, id = model.id] in app?.notesTapped(id) }
        markButtons = model.markButtons.map { kind in
            MarkButton(
                kind,
                marks: app.marks,
                strings: model.strings,
                isLabeled: kind == .favorite,
                tapped: kind == .note ? editNote : nil
            )
        }
        ownRating =
            model.hasOwnRating
            ? RatingScale(marks: app.marks, strings: model.strings) : nil
        shelves = DetailsShelves(app: app, images: images)
        offers = OffersView(model: model, images: images)
        poster = PictureView(
            Self.narrowPosterSize,
            served: Self.posterSize,
            radius: 10,
            isNear: true,
            from: PictureView.Source(
                images: images,
                catalog: model.descriptor,
                request: { [weak model] in model?.imageRequest(for: $0, fit: $1) },
                previews: true
            )
        )
        posterButton = Button(showing: poster.root, name: model.strings("viewer.open"))
            .style("flat", "poster-button").clicked { [weak model] in model?.posterTapped() }
        posterButton.setCursor("zoom-in")
        let framed = Box.vertical(spacing: 0, posterButton).style("poster-frame")
            .align(.start, .center)
        wash = PosterWash(images: images)
        trailer = Button(
            icon: "media-playback-start-symbolic",
            label: model.strings("trailer.label")
        )
        .style("pill", "hero-open").align(.start)
        .clicked { [weak model] in model?.trailerTapped() }
        buttons = WrapBox(spacing: 12, trailer)
        let others = WrapBox(spacing: 12)
        for (place, button) in markButtons.enumerated() {
            if place == 0 { buttons.append(button.root) } else { others.append(button.root) }
        }
        if let ownRating { others.append(ownRating.root) }
        if markButtons.count > 1 || ownRating != nil { buttons.append(others) }
        words = Box.vertical(spacing: 8, Box.vertical(spacing: 2, title, subtitle), summary, rating)
            .expand(horizontally: true).align(.fill, .center)
        head = Box.horizontal(spacing: 18, framed, words)
        hero = Box.vertical(spacing: 18, head, buttons).style("hero-content", "narrow")
        let overlay = Overlay(hero)
        overlay.add(below: wash.root)
        above = Clamp(
            Box.vertical(spacing: 20, note.root, texts, filterLinks, facts, offers.root)
                .style("details-rest"),
            width: Self.textWidth
        ).align(.start)
        below = Clamp(
            Box.vertical(spacing: 24, lists, links, credit).style("details-rest"),
            width: Self.textWidth
        ).align(.start)
        let page = Box.vertical(
            spacing: 24,
            overlay.style("hero").clipped(),
            above,
            shelves.root,
            below
        ).margins(bottom: 24)
        scroller = ScrolledWindow(page).narrowable()
        let column = Box.vertical(spacing: 0, scroller.expand(horizontally: true, vertically: true))
        if let label = model.returnLabel { column.append(Self.returnBar(label, model)) }
        root = column.expand(horizontally: true, vertically: true).erased
        let root = root
        root.bind { [weak model] in
            model?.pictureAttempt
        } apply: { [weak self] _ in
            self?.poster.retry(forgetsFailure: true)
            self?.wash.retry()
            self?.offers.retry()
        }
        root.bind { [weak model] in
            model?.shelves.map(Identity.init) ?? []
        } apply: { [weak self] _ in
            self?.placeShelves()
        }
        root.bind { [weak model, marks = app.marks] in
            (model?.note, model.flatMap { marks[$0.id].watchedText($0.strings) })
        } apply: { [weak self] note, days in
            self?.note.show(note, days: days)
            self?.placeTexts()
        }
        shelves.follow(scroller)
        FrameClock.laidOut(root) { [weak self] in
            self?.restoreOffset()
            self?.restoreFocus()
        }
        fit(to: width)
        Style.textScaleChanged(for: root) { [weak self] in
            if let self { self.fit(to: self.scroller.pageWidth) }
        }
        scroller.widthChanged { [weak self] in
            root.whenIdle { if let self { self.fit(to: self.scroller.pageWidth) } }
        }
    }

    /// Shows the shelves after the page's first frame, so that it isn't late; but at once if the
    /// page must be long enough to scroll.
    private func placeShelves() {
        guard wantedOffset == 0 else { return shelves.place(model.shelves) }
        FrameClock.afterNextFrame(root) { [weak self] in
            guard let self else { return }
            shelves.place(model.shelves)
        }
    }

    private func restoreOffset() {
        guard wantedOffset > 0, scroller.contentHeight - scroller.pageHeight >= wantedOffset else {
            return
        }
        scroller.offset = wantedOffset
        wantedOffset = 0
    }

    private func restoreFocus() {
        guard let item = wantedFocus, wantedOffset == 0, !shelves.isEmpty else { return }
        wantedFocus = nil
        root.whenIdle { [shelves, scroller] in
            let offset = scroller.offset
            shelves.focus(item)
            // GTK scrolls if the card is only partly visible.
            scroller.offset = offset
        }
    }

    /// The item of the focused card, or nil.
    var focusedItem: Item.ID? { shelves.focusedItem }

    func show(_ content: DetailsContent) {
        guard content != shown else { return }
        shown = content
        title.text = content.title
        show(content.subtitle?.line, in: subtitle)
        show(content.summary, in: summary)
        show(content.rating?.text, in: rating)
        filterLinks.removeAll()
        for link in content.filterLinks { filterLinks.append(filterLinkView(link)) }
        filterLinks.isVisible = !content.filterLinks.isEmpty
        let artwork = content.artwork
        poster.show(artwork, initials: content.title)
        wash.show(artwork.flatMap { model.imageRequest(for: $0, fit: PosterWash.fit) })
        posterButton.accessibleName(model.strings("poster.label", content.title))
        posterButton.isSensitive = content.artwork != nil
        trailer.isVisible = model.hasTrailer
        for button in markButtons { button.show(content.id) }
        ownRating?.show(content.id)
        facts.removeAll()
        for fact in content.facts { facts.append(factView(fact)) }
        texts.removeAll()
        for text in content.texts {
            texts.append(RunningTextView(text, strings: model.strings).root)
        }
        lists.removeAll()
        for list in content.lists {
            lists.append(NameListView(list, strings: model.strings).root)
        }
        offers.show(content.offers)
        links.removeAll()
        for link in content.links {
            links.append(DetailsLink(link.text, to: link.url, strings: model.strings).root)
        }
        credit.removeAll()
        if let shown = content.credit {
            credit.append(DetailsLink(shown.text, to: shown.url, strings: model.strings).root)
        }
        facts.isVisible = !content.facts.isEmpty
        texts.isVisible = !content.texts.isEmpty
        lists.isVisible = !content.lists.isEmpty
        links.isVisible = !content.links.isEmpty
        credit.isVisible = content.credit != nil
        placeTexts()
        below.isVisible = lists.isVisible || links.isVisible || credit.isVisible
    }

    private func placeTexts() {
        above.isVisible =
            note.root.isVisible || texts.isVisible || filterLinks.isVisible || facts.isVisible
            || offers.root.isVisible
    }

    private func show(_ text: String?, in label: Label) {
        label.text = text ?? ""
        label.isVisible = text != nil
    }

    /// Returns a year, country, genre or person: a button if it opens a list.
    private func filterLinkView(_ link: FilterLink) -> AnyWidget {
        guard model.opens(link) else { return Label(link.text).style("genre").erased }
        return Button(link.text).style("genre").clicked { [weak model] in
            model?.filterLinkTapped(link)
        }
        .erased
    }

    /// The texture that the poster shows.
    var posterTexture: Texture? { poster.shown }

    private static func returnBar(_ label: String, _ model: DetailsViewModel) -> Box {
        let button = Button(label).wrapped().style("pill").align(.center)
            .clicked { [weak model] in model?.backTapped() }
        return Box.horizontal(spacing: 0, button.expand(horizontally: true)).style("return-bar")
    }

    private func factView(_ fact: DetailsContent.Fact) -> Box {
        let caption = Label(fact.caption).style("caption-heading", "dim-label").justified(0)
        guard !fact.filterLinks.isEmpty else {
            return Box.vertical(
                spacing: 2,
                caption,
                Label(fact.text).wrapped().justified(0).selectable()
            )
        }
        let names = WrapBox()
        for link in fact.filterLinks { names.append(filterLinkView(link)) }
        return Box.vertical(spacing: 6, caption, names)
    }

    /// Adapts to a width in application pixels; in a narrow page the buttons are below the poster.
    private func fit(to width: Double) {
        let isNarrow = width < Self.wideWidth
        head.isVertical = isNarrow && Style.textScale > Self.largestText
        guard isNarrow != self.isNarrow else { return }
        self.isNarrow = isNarrow
        hero.set(style: "narrow", isNarrow)
        poster.resize(isNarrow ? Self.narrowPosterSize : Self.posterSize)
        if isNarrow { words.move(buttons, to: hero) } else { hero.move(buttons, to: words) }
    }
}
