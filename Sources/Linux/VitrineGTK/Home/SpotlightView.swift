import Catalog
import Features
import GTKSupport
import ImagePipeline
import L10n

/// One item at a time at the top of the home page, on the colors of its poster.
///
/// Its height and its buttons' places don't depend on the item.
///
///     Overlay
///     ├── Overlay
///     │   ├── PosterWash
///     │   └── Box: poster; title, facts, overview; Details, heart, Trailer
///     ├── FadingLook: the previous item, fading out
///     └── Box: back, a dot for each item, forth
@MainActor
final class SpotlightView {
    /// The poster's size in application pixels.
    nonisolated static let posterSize = (width: 120, height: 180)
    /// The poster's size on a wide page, in application pixels.
    private static let widePosterSize = (width: 200, height: 300)
    /// The minimum width of a wide page in application pixels.
    private static let wideWidth = 1_100.0
    /// The height of the words and buttons beside the poster, in application pixels at normal text
    /// size: two lines of the title, two of facts, three of the overview, and the buttons.
    private static var wordsHeight: Int { Int(252 * Style.textScale) }
    /// The minimum width, in application pixels at normal text size, for the overview to fit beside
    /// the poster.
    private static let roomyWidth = 640.0
    /// The minimum width, in application pixels at normal text size, at which large words fit beside
    /// the poster.
    private static let tightWidth = 360.0
    /// The largest text scale at which words always fit beside the poster; 1 is normal.
    private static let largestText = 1.15

    let root: AnyWidget

    private let model: SpotlightViewModel
    private let poster: PictureView
    private let wash: PosterWash
    private let title = Label().style("title-1").wrapped(lines: 2).justified(0)
    private let facts = Label().style("hero-facts").wrapped(lines: 2).justified(0)
    private let overview = Label().wrapped(lines: 3).justified(0).characters(most: 90)
        .align(.start)
    private let trailer: Button
    private let heart: MarkButton
    private let open: Button
    private let buttons: WrapBox
    private let words: Box
    private let hero: Box
    private let content: Box
    private var isNarrow = false
    /// The width and the text scale that the widgets are arranged for.
    private var fitted = (width: 0.0, scale: 0.0)
    private let steps: Box
    private let dots = Box.horizontal(spacing: 8).align(.center, .center)
    private let shown: Overlay
    private let lastLook = FadingLook()
    private var id: Item.ID?
    private let group = Box.group()

    init(model: SpotlightViewModel, marks: Marks, images: TexturePipeline) {
        self.model = model
        let strings = model.strings
        poster = PictureView(
            Self.posterSize,
            radius: 10,
            isNear: true,
            from: PictureView.Source(
                images: images,
                catalog: nil,
                request: { [weak model] in model?.imageRequest(for: $0, fit: $1) },
                previews: true
            )
        )
        wash = PosterWash(images: images)
        open = Button(strings("spotlight.details")).style("pill", "hero-open")
            .clicked { [weak model] in model?.tapped() }
        trailer = Button(
            icon: "media-playback-start-symbolic",
            label: strings("trailer.label")
        ).style("pill", "hero-button").clicked { [weak model] in model?.trailerTapped() }
        heart = MarkButton(marks: marks, strings: strings)
        steps = Box.horizontal(
            spacing: 0,
            Button(icon: "go-previous-symbolic", name: strings("spotlight.previous"))
                .style("flat", "circular").clicked { [weak model] in model?.previousTapped() },
            dots.margins(sides: 4),
            Button(icon: "go-next-symbolic", name: strings("spotlight.next"))
                .style("flat", "circular").clicked { [weak model] in model?.nextTapped() }
        )
        // The trailer comes last, so that the heart doesn't move if an item lacks one.
        buttons = WrapBox(spacing: 10, open, heart.root, trailer).align(.fill, .end)
        words = Box.vertical(
            spacing: 8,
            title,
            facts,
            overview,
            buttons.expand(vertically: true)
        ).expand(horizontally: true).size(height: Self.wordsHeight)
        hero = Box.horizontal(
            spacing: 20,
            poster.root.shadowed(Shadow(radius: 10, below: 2, blur: 9, alpha: 0.5))
                .align(.start, .center),
            words
        )
        content = Box.vertical(spacing: 16, hero).style("spotlight-content")
        shown = Overlay(content)
        shown.add(below: wash.root)
        let overlay = Overlay(shown, lastLook.root, steps.align(.end, .end).margins(12))
        group.append(overlay.style("spotlight").clipped())
        root = group.erased
        root.bind {
            (model.item, model.hasTrailer, model.name)
        } apply: { [weak self] item, _, _ in
            self?.buttons.opacity = item == nil ? 0 : 1
            self?.buttons.setReachable(item != nil)
            self?.steps.isVisible = model.items.count > 1
            if let item { self?.show(item) }
        }
        Style.textScaleChanged(for: root) { [weak self] in
            if let self { widthChanged(to: fitted.width) }
        }
        root.bind {
            (model.items.count, model.position)
        } apply: { [weak self] count, position in
            self?.showDots(count, current: position)
        }
        root.bind { [weak model] in
            model?.pictureAttempt
        } apply: { [weak self] _ in
            self?.poster.retry(forgetsFailure: true)
            self?.wash.retry()
        }
    }

    /// Adapts to a width in application pixels.
    ///
    /// In a narrow window the buttons move below the poster, and the overview is hidden.
    func widthChanged(to width: Double) {
        guard (width, Style.textScale) != fitted else { return }
        fitted = (width, Style.textScale)
        let isNarrow = width < Self.roomyWidth * Style.textScale
        let isTight = width < Self.tightWidth * Style.textScale
        hero.isVertical = isTight && Style.textScale > Self.largestText
        poster.resize(width < Self.wideWidth ? Self.posterSize : Self.widePosterSize)
        _ = words.size(height: isNarrow ? nil : Self.wordsHeight)
        guard isNarrow != self.isNarrow else { return }
        self.isNarrow = isNarrow
        root.set(style: "narrow", isNarrow)
        _ = buttons.expand(vertically: !isNarrow)
        title.wrapped(lines: isNarrow ? 6 : 2)
        facts.wrapped(lines: isNarrow ? 6 : 2)
        overview.isVisible = !isNarrow && model.item?.overview != nil
        _ = steps.align(isNarrow ? .center : .end, .end)
        if isNarrow { words.move(buttons, to: content) } else { content.move(buttons, to: words) }
    }

    private func show(_ item: SpotlightContent) {
        if let id, id != item.row.id { lastLook.fadeOut(shown, milliseconds: 300) }
        id = item.row.id
        title.text = item.row.title
        facts.text = item.facts
        overview.text = item.overview ?? ""
        overview.isVisible = !isNarrow && item.overview != nil
        facts.isVisible = !item.facts.isEmpty
        trailer.isVisible = model.hasTrailer
        heart.show(model.hasHeart ? item.row.id : nil)
        group.accessibleName(model.name)
        poster.show(item.row.artwork)
        wash.show(
            item.row.artwork.flatMap { model.imageRequest(for: $0, fit: PosterWash.fit) }
        )
    }

    private func showDots(_ count: Int, current: Int) {
        dots.removeAll()
        for position in 0..<count {
            let dot = Box.vertical().style("dot").size(width: 8, height: 8)
            dot.set(style: "current", position == current)
            dots.append(dot)
        }
    }
}
