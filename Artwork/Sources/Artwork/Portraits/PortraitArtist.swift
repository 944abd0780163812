/// Draws portraits of characters: our own figures, masks, letters and emblems of cut paper.
///
/// They resemble no one: number and name select shapes and colors, and the artist doesn't know what
/// the character looks like. A character's portrait is the same at any size. May be used from
/// several threads at once; each call draws on its caller's thread.
public struct PortraitArtist: Sendable {
    private let fonts = FontMapPool()

    /// Creates an artist.
    ///
    /// The first letter on each thread takes longer, because it looks up fonts.
    public init() {}

    /// Draws a portrait with the subject inside the centered square.
    ///
    /// - Parameters:
    ///   - subject: The character.
    ///   - pixelWidth: From 16 to 4000.
    ///   - pixelHeight: From the width up to twice the width; other heights are clamped.
    /// - Returns: The same pixels for every call in every process.
    /// - Throws: `unsupportedWidth`, or `drawing` if memory runs out.
    public func draw(
        of subject: PortraitSubject,
        pixelWidth: Int,
        pixelHeight: Int
    ) throws(ArtworkError) -> Picture {
        let canvas = try Canvas(portraitWidth: pixelWidth, height: pixelHeight)
        let design = PortraitDesign(of: subject)
        let sheet = PortraitSheet(canvas: canvas, palette: design.palette)
        var dice = Chance(id: subject.id, purpose: "portrait strokes")
        sheet.draw(design.ground, by: &dice)
        switch design.figure {
        case .bust(let head): sheet.draw(head, by: &dice)
        case .mask: sheet.drawMask(by: &dice)
        case .letter(let letter, let face):
            try fonts.withFontMap { fonts throws(ArtworkError) in
                sheet.draw(letter, in: face, setter: Typesetter(fonts: fonts), by: &dice)
            }
        case .emblem: sheet.drawEmblem(by: &dice)
        }
        canvas.apply(Finish(era: .airy), by: &dice)
        return try Picture(canvas)
    }
}
