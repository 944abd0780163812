/// A film's poster art laid out for a wide sheet.
struct BackdropComposition {
    let subject: PosterSubject
    let design: PosterDesign
    /// Where the picture happens: to the right, or everywhere where it is a pattern.
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

    /// The picture without its finish.
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
    /// Darkens the left and the bottom, softly enough that no edge is seen.
    ///
    /// By multiplying with the ground's own hue: a veil of another color would make mud of it.
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
    /// Whether it is light and has hardly a hue.
    var isPaper: Bool { luminance > 0.4 && max(red, green, blue) - min(red, green, blue) < 0.2 }

    /// The same hue, as bright as it can be.
    var brightest: Color {
        let most = max(red, green, blue, 1 / 255)
        return Color(red: red / most, green: green / most, blue: blue / most)
    }
}

extension Rect {
    /// A backdrop's sheet in poster units, so that what is as tall as a poster's picture stays so.
    static let backdrop = Rect(0, 0, 2000, 1125)
}
