/// Draws backdrops of films: the picture of a film's poster laid out wide, without any text.
///
/// May be used from several threads at once; each call draws on its caller's thread.
public struct BackdropArtist: Sendable {
    /// Makes an artist.
    public init() {}

    /// Draws a backdrop `pixelWidth` wide, 16:9 (rounded down).
    ///
    /// Palette, motif and motif's luck are those of the film's poster. The left and the bottom are
    /// calm and dark, for light text to lie there.
    /// - Parameters:
    ///   - subject: the film, as for its poster.
    ///   - pixelWidth: from 32 to 4000.
    /// - Returns: the same pixels at every call in every process.
    /// - Throws: `unsupportedWidth`, `unsupportedHeight`, or `drawing` when memory runs out.
    public func draw(
        of subject: PosterSubject,
        pixelWidth: Int
    ) throws(ArtworkError) -> Picture {
        let canvas = try Canvas(
            pixelWidth: pixelWidth,
            pixelHeight: pixelWidth * 9 / 16,
            unitsAcross: Rect.backdrop.width,
            unitsDown: Rect.backdrop.height
        )
        BackdropComposition(of: subject).draw(on: canvas)
        var dice = Chance(id: subject.id, purpose: "finish")
        var finish = Finish(era: Era(year: subject.year))
        // Paper is seen on a poster, but looks like dirt on the screen behind a page.
        finish.mottle *= 0.4
        // Grain breaks the steps of wide gradients.
        finish.grain = 3
        canvas.apply(finish, by: &dice)
        return try Picture(canvas)
    }
}
