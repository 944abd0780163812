/// Draws film posters: our own, always the same for the same film, at any width.
///
/// May be used from several threads at once; each call draws on its caller's thread.
public struct PosterArtist: Sendable {
    private let fonts = FontMapPool()

    /// Makes an artist; the first poster of each thread looks for fonts and takes longer.
    public init() {}

    /// Draws a poster `pixelWidth` wide and half as much again tall (rounded down).
    ///
    /// Below 140 pixels the small lines are left out. Year, genres and id decide the design, so two
    /// films never share one.
    /// - Parameters:
    ///   - subject: what the poster is about.
    ///   - pixelWidth: from 16 to 4000.
    /// - Returns: the same pixels at every call in every process.
    /// - Throws: `unsupportedWidth`, or `drawing` when memory runs out.
    public func draw(
        of subject: PosterSubject,
        pixelWidth: Int
    ) throws(ArtworkError) -> Picture {
        let canvas = try Canvas(pixelWidth: pixelWidth)
        try fonts.withFontMap { fonts throws(ArtworkError) in
            let composition = try PosterComposition(of: subject, fonts: fonts)
            composition.drawArt(on: canvas)
            composition.drawText(on: canvas)
        }
        var dice = Chance(id: subject.id, purpose: "finish")
        canvas.apply(Finish(era: Era(year: subject.year)), by: &dice)
        return try Picture(canvas)
    }
}
