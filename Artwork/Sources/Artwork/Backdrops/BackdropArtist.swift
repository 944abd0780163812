/// Draws film backdrops: the poster's art in a wide layout, without text.
///
/// May be used from several threads at once; each call draws on its caller's thread.
public struct BackdropArtist: Sendable {
    /// Creates an artist.
    public init() {}

    /// Draws a backdrop `pixelWidth` wide, 16:9 (rounded down).
    ///
    /// It has the poster's palette, motif and random numbers. The left and the bottom are calm and
    /// dark, for light text over them.
    /// - Parameters:
    ///   - subject: The film, as for its poster.
    ///   - pixelWidth: From 32 to 4000.
    /// - Returns: The same pixels for every call in every process.
    /// - Throws: `unsupportedWidth`, `unsupportedHeight`, or `drawing` if memory runs out.
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
        // Paper texture suits a poster, but looks like dirt behind a page.
        finish.mottle *= 0.4
        // Grain hides the banding of wide gradients.
        finish.grain = 3
        canvas.apply(finish, by: &dice)
        return try Picture(canvas)
    }
}
