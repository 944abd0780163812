/// Draws portraits of characters: figures, masks, letters and emblems of cut paper, all our own.
///
/// Nobody is recognized in them: number and name choose shapes and colors, and nothing is known of
/// what the character looks like. The same for the same character at any size. May be used from
/// several threads at once; each call draws on its caller's thread.
public struct PortraitArtist: Sendable {
    private let fonts = FontMapPool()

    /// Makes an artist; the first letter on each thread looks for fonts and takes longer.
    public init() {}

    /// Draws a portrait; what matters lies in the square in its middle.
    ///
    /// - Parameters:
    ///   - subject: whose portrait it is.
    ///   - pixelWidth: from 16 to 4000.
    ///   - pixelHeight: from the width up to twice the width; other heights become the nearest.
    /// - Returns: the same pixels at every call in every process.
    /// - Throws: `unsupportedWidth`, or `drawing` when memory runs out.
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
