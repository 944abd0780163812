/// A poster with its typeset text and ink colors, ready to draw at any width.
struct PosterComposition {
    /// The minimum contrast between title and background.
    ///
    /// It is higher than the guaranteed 4.5, because grain and JPEG reduce it slightly.
    static let leastContrast = 5.4

    let subject: PosterSubject
    let design: PosterDesign
    let plan: LayoutPlan
    let text: TextBlock
    let panelColor: Color
    private(set) var ink: Color
    private(set) var smallInk: Color
    /// The plate behind the text if no color of the palette has enough contrast.
    private(set) var plate: Color?
    private let setter: Typesetter

    init(of subject: PosterSubject, fonts: FontMap) throws(ArtworkError) {
        self.subject = subject
        design = PosterDesign(subject)
        setter = Typesetter(fonts: fonts)
        let block = Self.block(of: subject, design, setter)
        plan = LayoutPlan(design.layout, window: design.window, blockHeight: block.height)
        text = plan.turned ? block : block.moved(plan.text.x, plan.text.y)
        panelColor = Self.panelColor(design)
        (ink, smallInk) = (.white, .white)
        try chooseInk()
    }

    /// Draws the art without text and finish.
    func drawArt(on canvas: Canvas) {
        let frame = design.layout == .framedTop || design.layout == .framedBottom
        canvas.rect(.poster)
        canvas.fill(frame ? panelColor : design.palette.ground)
        canvas.saved {
            design.window.outline(plan.bounds, on: canvas)
            canvas.clip()
            var scene = Scene(
                canvas: canvas,
                palette: design.palette,
                era: design.era,
                bounds: plan.bounds,
                stage: plan.stage,
                titleBelow: design.layout.titleBelow,
                variant: design.variant,
                dice: Chance(id: subject.id, purpose: "motif")
            )
            design.motif.make().draw(in: &scene)
        }
        if let panel = plan.panel {
            canvas.rect(panel)
            canvas.fill(panelColor)
        }
        if let plate {
            canvas.rect(plateArea)
            canvas.fill(plate)
        }
    }

    /// Draws the title, the border and, if they are legible, the small lines.
    func drawText(on canvas: Canvas) {
        let small = canvas.pixelWidth >= 140
        canvas.saved {
            if plan.turned { turn(canvas) }
            for line in text.title { setter.outline(line, on: canvas) }
            canvas.fill(ink)
            guard small else { return }
            for line in text.small { setter.outline(line, on: canvas) }
            text.rules.forEach(canvas.rect)
            canvas.fill(smallInk)
        }
        if design.border, small {
            canvas.rect(Rect.poster.inset(30, 30))
            canvas.stroke(smallInk, 4, 0.8)
        }
    }

    /// The areas that the title's letters cover, line by line.
    var titleAreas: [Rect] { text.title.map { onSheet($0.ink) } }

    private var smallAreas: [Rect] { text.small.map { onSheet($0.ink) } + text.rules.map(onSheet) }

    private var plateArea: Rect {
        switch design.layout {
        case .openTop, .framedTop, .splitTop:
            Rect(0, 0, 1000, plan.text.maxY + 44)
        case .openBottom, .framedBottom, .splitBottom:
            Rect(0, plan.text.y - 44, 1000, 1544 - plan.text.y)
        case .spine:
            Rect(0, 0, plan.text.maxX + 44, 1500)
        }
    }
}

extension PosterComposition {
    private func turn(_ canvas: Canvas) {
        canvas.moveOrigin(to: Point(plan.text.x, plan.text.maxY), turned: -.pi / 2)
    }

    /// The position on the sheet of a rectangle in the text block.
    private func onSheet(_ rect: Rect) -> Rect {
        guard plan.turned else { return rect }
        return Rect(plan.text.x + rect.y, plan.text.maxY - rect.maxX, rect.height, rect.width)
    }

    private mutating func chooseInk() throws(ArtworkError) {
        let probe = try Canvas(pixelWidth: Underlay.pixelWidth)
        drawArt(on: probe)
        let underlay = Underlay(of: probe)
        let titleAreas = titleAreas.map { $0.inset(-8, -8) }
        let smallAreas = smallAreas.map { $0.inset(-4, -4) }
        let palette = design.palette
        let quiet = [palette.light, palette.deep].sorted {
            underlay.contrast(of: $0, in: titleAreas) > underlay.contrast(of: $1, in: titleAreas)
        }
        let loud = [palette.accent, palette.second]
        let strict = quiet + [palette.light.lighter(0.7), palette.deep.darker(0.7)]
        let candidates = design.loudTitle ? loud + strict : strict
        if let ink = candidates.first(where: {
            underlay.contrast(of: $0, in: titleAreas) >= Self.leastContrast
        }) {
            self.ink = ink
            smallInk =
                (quiet + [ink]).first {
                    underlay.contrast(of: $0, in: smallAreas) >= 4.5
                } ?? ink
        } else {
            let dark = palette.deep.darker(0.2)
            plate = dark
            ink = palette.light.lighter(0.3)
            smallInk = ink
        }
    }

    private static func panelColor(_ design: PosterDesign) -> Color {
        var dice = Chance(id: design.palette.hashSeed, purpose: "panel")
        let palette = design.palette
        switch design.layout {
        case .framedTop, .framedBottom:
            return palette.isNight && dice.hit(0.3) ? palette.deep : palette.light
        case .splitTop, .splitBottom, .spine:
            let choices = [palette.light, palette.deep, palette.accent, palette.ground]
            let legible = choices.filter {
                max($0.contrast(with: palette.light), $0.contrast(with: palette.deep)) > 6
            }
            return legible.isEmpty ? palette.light : dice.pick(legible)
        default:
            return palette.ground
        }
    }

    private static func block(
        of subject: PosterSubject,
        _ design: PosterDesign,
        _ setter: Typesetter
    ) -> TextBlock {
        let title = subject.title.isEmpty ? subject.originalTitle : subject.title
        let spine = design.layout == .spine
        var setting = TitleSetting(
            face: setter.covers(title, in: design.face) ? design.face : .plain,
            maxWidth: spine ? 1500 - 2 * LayoutPlan.margin : 1000 - 2 * LayoutPlan.margin,
            maxHeight: spine ? 200 : (design.giant ? 680 : 430)
        )
        setting.alignment = design.alignment
        setting.stacked = design.stacked
        setting.maxLines = spine ? 2 : 6
        if design.giant { setting.maxSize = 560 }
        let builder = TextBlockBuilder(
            setter: setter,
            setting: setting,
            caption: design.caption,
            imprint: design.imprint
        )
        return builder.block(
            title: title,
            original: subject.originalTitle == title ? nil : subject.originalTitle,
            year: subject.year.map(String.init) ?? "",
            genres: subject.genres.prefix(2).joined(separator: " / ")
        )
    }
}
