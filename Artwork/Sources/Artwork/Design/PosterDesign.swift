/// All decisions about a poster, made before drawing.
///
/// They depend only on the subject.
struct PosterDesign {
    let era: Era
    let mood: Mood
    let palette: Palette
    let motif: MotifKind
    /// The variant of the motif that the title suggests; nil means a random one.
    let variant: Int?
    let layout: Layout
    let window: Window
    let face: Typeface
    let caption: Typeface
    let alignment: TitleSetting.Alignment
    let stacked: Bool
    let imprint: TextBlockBuilder.Imprint
    /// Whether to prefer the accent color for the title if it is legible.
    let loudTitle: Bool
    /// Whether the title is as large as the picture.
    let giant: Bool
    /// Whether the sheet has a thin border.
    let border: Bool

    init(_ subject: PosterSubject) {
        var dice = Chance(id: subject.id, purpose: "design")
        let moods = Mood.moods(of: subject.genres)
        era = Era(year: subject.year)
        mood = moods.count > 1 && dice.hit(0.3) ? moods[1] : moods[0]
        palette = PaletteBook.palette(of: mood, in: era, by: &dice)
        let hint = MotifBook.motif(of: subject.title, mood, era, by: &dice)
        motif = hint.motif
        variant = hint.variant
        layout = motif.layout(titleLength: subject.title.count, by: &dice)
        let framed = layout == .framedTop || layout == .framedBottom
        let window = Window.window(of: era, mood, by: &dice)
        self.window = framed ? window : .plain
        face = TypefaceBook.face(of: mood, era, by: &dice)
        caption = TypefaceBook.caption(with: face)
        imprint = dice.pick(TextBlockBuilder.Imprint.allCases)
        loudTitle = dice.hit(0.4)
        let centered = layout != .spine && dice.hit(motif.isSymmetric ? 0.6 : 0.16)
        alignment = centered ? .center : .left
        stacked = face.caps && layout != .spine && dice.hit(0.5)
        giant = stacked && subject.title.count <= 16 && dice.hit(0.3)
        border =
            (layout == .openTop || layout == .openBottom) && dice.hit(era.rawValue < 3 ? 0.4 : 0.14)
    }
}
