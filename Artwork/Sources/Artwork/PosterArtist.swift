/// Draws our own film posters, always the same for the same film, at any width.
///
/// May be used from several threads at once; each call draws on its caller's thread.
public struct PosterArtist: Sendable {
    private let fonts = FontMapPool()

    /// Creates an artist.
    ///
    /// The first poster on each thread takes longer, because it looks up fonts.
    public init() {}

    /// Draws a poster `pixelWidth` wide and 1.5 times as tall (rounded down).
    ///
    /// Below 140 pixels it omits the small lines. Year, genres and id determine the design, so two
    /// films never share one.
    /// - Parameters:
    ///   - subject: The film.
    ///   - pixelWidth: From 16 to 4000.
    /// - Returns: The same pixels for every call in every process.
    /// - Throws: `unsupportedWidth`, or `drawing` if memory runs out.
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
