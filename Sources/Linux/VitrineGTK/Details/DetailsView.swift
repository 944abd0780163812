import Catalog
import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n

/// The details of one item.
///
/// The poster is beside the title and facts, on a background of its own colors, or above them in
/// narrow panes. Texts, other facts, shelves, lists, links and the service's credit follow. If the
/// catalog has a Back button, it stays visible at the bottom.
///
///     Box
///     ├── ScrolledWindow
///     │   ├── Overlay: PosterWash; hero: poster; title, line of facts, rating, genres, buttons
///     │   └── Box: texts, facts; a ShelfView for each section; lists, links, credit
///     └── Box: "Return to Film List"
@MainActor
final class DetailsView {
    /// The poster's fixed size in application pixels (brief 001).
    nonisolated static let posterSize = (width: 240, height: 360)
    /// The minimum width, in application pixels, for the poster and facts to be side by side.
    static let sideBySideWidth = 560.0
    /// The minimum width, in application pixels at normal text size, for the buttons below the
    /// poster to be side by side.
    private static let buttonRowWidth = 440.0

    let root: AnyWidget
    let posterButton: Button

    private let model: DetailsViewModel
    let poster: PictureView
    private let framed: Box
    /// The initials in place of a missing portrait.
    private let avatar = Avatar(size: 160).align(.center, .start)
    private let hero: Box
    private let wash: PosterWash
    private let title = Label().style("title-1").wrapped().justified(0)
    private let subtitle = Label().wrapped().justified(0)
    private let summary = Label().style("hero-facts").wrapped().justified(0)
    private let rating = Label().style("hero-facts").wrapped().justified(0)
    private let filterLinks = FlowBox(spacing: 8)
    private let trailer: Button
    private let heart: HeartButton
    private let buttons: Box
    private let facts = Box.vertical(spacing: 12)
    private let texts = Box.vertical(spacing: 18)
    /// The texts and facts above the shelves, and the rest below them.
    private let above: Box
    private let below: Box
    private let shelves: DetailsShelves
    private let lists = Box.vertical(spacing: 28)
    private let links = Box.vertical(spacing: 6)
    private let credit = Box.vertical(spacing: 0).style("caption", "dim-label")
    let scroller: ScrolledWindow
    private var shown: DetailsContent?
    /// The scroll position to restore as soon as the page is long enough.
    private var wantedOffset: Double

    init(model: DetailsViewModel, app: AppModel, images: TexturePipeline) {
        self.model = model
        wantedOffset = model.scrollOffset
        heart = HeartButton(favorites: app.favorites, strings: model.strings, isLabeled: true)
        shelves = DetailsShelves(app: app, images: images)
        poster = PictureView(
            Self.posterSize,
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
        framed = Box.vertical(spacing: 0, posterButton).style("card", "poster-frame")
            .align(.center, .start)
        wash = PosterWash(images: images)
        trailer = Button(
            icon: "media-playback-start-symbolic",
            label: model.strings("trailer.label")
        )
        .style("pill", "hero-open").align(.start)
        .clicked { [weak model] in model?.trailerTapped() }
        buttons = Box.vertical(spacing: 12, trailer, heart.root)
        let words = Box.vertical(
            spacing: 10,
            Box.vertical(spacing: 2, title, subtitle),
            summary,
            rating,
            filterLinks,
            buttons
        ).expand(horizontally: true).align(.fill, .center)
        // A column at first: a row would widen a narrow window before its width is known.
        hero = Box.vertical(spacing: 24, framed, avatar, words).style("hero-content")
        let overlay = Overlay(hero)
        overlay.add(below: wash.root)
        above = Box.vertical(spacing: 28, texts, facts).style("details-rest")
        below = Box.vertical(spacing: 28, lists, links, credit).style("details-rest")
        let page = Box.vertical(
            spacing: 28,
            overlay.style("hero").clipped(),
            above,
            shelves.root,
            below
        ).margins(12)
        scroller = ScrolledWindow(Clamp(page, width: 860)).narrowable()
        let column = Box.vertical(spacing: 0, scroller.expand(horizontally: true, vertically: true))
        if let label = model.returnLabel { column.append(Self.returnBar(label, model)) }
        root = column.expand(horizontally: true, vertically: true).erased
        let root = root
        root.bind { [weak model] in
            model?.pictureAttempt
        } apply: { [weak self] _ in
            self?.poster.retry(forgetsFailure: true)
            self?.wash.retry()
        }
        root.bind { [weak model] in
            model?.shelves.map(ObjectIdentifier.init) ?? []
        } apply: { [weak self] _ in
            self?.placeShelves()
        }
        shelves.follow(scroller)
        FrameClock.laidOut(root) { [weak self] in self?.restoreOffset() }
        scroller.widthChanged { [weak self] in root.whenIdle { self?.widthChanged() } }
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
        let hasAvatar = content.artwork == nil && content.monogram != nil
        framed.isVisible = !hasAvatar
        avatar.isVisible = hasAvatar
        avatar.show(content.title)
        let artwork = content.artwork
        poster.show(artwork, initials: content.title)
        wash.show(artwork.flatMap { model.imageRequest(for: $0, fit: PosterWash.fit) })
        posterButton.accessibleName(model.strings("poster.label", content.title))
        posterButton.isSensitive = content.artwork != nil
        trailer.isVisible = model.hasTrailer
        heart.show(model.hasHeart ? content.id : nil)
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
        links.removeAll()
        for link in content.links { links.append(linkView(link.text, to: link.url)) }
        credit.removeAll()
        if let shown = content.credit { credit.append(creditView(shown)) }
        facts.isVisible = !content.facts.isEmpty
        texts.isVisible = !content.texts.isEmpty
        lists.isVisible = !content.lists.isEmpty
        links.isVisible = !content.links.isEmpty
        credit.isVisible = content.credit != nil
        above.isVisible = texts.isVisible || facts.isVisible
        below.isVisible = lists.isVisible || links.isVisible || credit.isVisible
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
            return Box.vertical(spacing: 2, caption, Label(fact.text).wrapped().justified(0))
        }
        let names = FlowBox(spacing: 8)
        for link in fact.filterLinks { names.append(filterLinkView(link)) }
        return Box.vertical(spacing: 6, caption, names)
    }

    private func creditView(_ credit: Credit) -> AnyWidget {
        guard let url = credit.url else {
            return Label(credit.text).wrapped().justified(0).erased
        }
        return linkView(credit.text, to: url).erased
    }

    private func linkView(_ text: String, to url: URL) -> Box {
        let failure = Label(announcing: .status).wrapped().justified(0).style("dim-label")
            .visible(false)
        let strings = model.strings
        let address = url.absoluteString
        let button = LinkButton(text, address: address) {
            Browser.open(address, above: failure) { hasBrowser in
                failure.text = hasBrowser ? "" : strings("details.link.failed", address)
                failure.isVisible = !hasBrowser
            }
        }
        return Box.vertical(spacing: 6, button.style("details-link").align(.start), failure)
    }

    private func widthChanged() {
        hero.isVertical = scroller.pageWidth < Self.sideBySideWidth
        let isRoomy = scroller.pageWidth >= Self.buttonRowWidth * Style.textScale
        buttons.isVertical = hero.isVertical ? !isRoomy : scroller.pageWidth < 720 * Style.textScale
    }
}
