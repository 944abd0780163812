/// A film's poster art in a wide layout.
struct BackdropComposition {
    let subject: PosterSubject
    let design: PosterDesign
    /// The area of the motif: the right side, or the whole sheet for patterns.
    let stage: Rect

    init(of subject: PosterSubject) {
        self.subject = subject
        design = PosterDesign(subject)
        stage =
            switch design.motif {
            case .tiles: .backdrop
            case .facade, .blinds: Rect.backdrop.inset(50, 55)
            default: Rect(760, 70, 1150, 985)
            }
    }

    /// Draws the art without its finish.
    func draw(on canvas: Canvas) {
        var scene = Scene(
            canvas: canvas,
            palette: design.palette,
            era: design.era,
            bounds: .backdrop,
            stage: stage,
            titleBelow: true,
            variant: design.variant,
            dice: Chance(id: subject.id, purpose: "motif")
        )
        scene.ambience = Ambience(for: design.motif, id: subject.id, around: stage.center)
        design.motif.make().draw(in: &scene)
        shade(canvas)
    }
}

extension BackdropComposition {
    /// Darkens the left and the bottom without a visible edge.
    ///
    /// It multiplies by the ground's own hue, because a veil of a different color would look muddy.
    private func shade(_ canvas: Canvas) {
        let sheet = Rect.backdrop
        let (ground, accent) = (design.palette.ground, design.palette.accent)
        let hue = (ground.isPaper ? ground.mixed(with: accent, 0.3) : ground).brightest.lighter(
            0.25
        )
        let tone = { (level: Double) in hue.mixed(with: .white, level).darker(0.6 * (1 - level)) }
        canvas.multiplying {
            canvas.rect(sheet)
            canvas.fill(
                from: Point(0, 0),
                to: Point(sheet.width * 0.64, 0),
                [
                    .init(0, tone(0)), .init(0.3, tone(0.2)), .init(0.7, tone(0.7)),
                    .init(1, .white),
                ]
            )
            canvas.rect(sheet)
            canvas.fill(
                from: Point(0, sheet.maxY),
                to: Point(0, sheet.height * 0.5),
                [.init(0, tone(0.3)), .init(0.4, tone(0.7)), .init(1, .white)]
            )
        }
    }
}

extension Color {
    /// Whether the color is light and nearly gray.
    var isPaper: Bool { luminance > 0.4 && max(red, green, blue) - min(red, green, blue) < 0.2 }

    /// The same hue at full brightness.
    var brightest: Color {
        let most = max(red, green, blue, 1 / 255)
        return Color(red: red / most, green: green / most, blue: blue / most)
    }
}

extension Rect {
    /// A backdrop's sheet in poster units, so that lengths are the same as on a poster.
    static let backdrop = Rect(0, 0, 2000, 1125)
}
