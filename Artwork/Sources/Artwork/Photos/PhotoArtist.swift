/// Draws photographs of places that do not exist: always the same for the same subject.
///
/// May be used from several threads at once; each call draws on its caller's thread.
public struct PhotoArtist: Sendable {
    /// Makes an artist; the first photo of a process also makes the textures and takes longer.
    public init() {}

    /// Draws a photo of exactly the size asked for.
    ///
    /// - Parameters:
    ///   - subject: what it shows.
    ///   - pixelWidth: from 16 to 4000.
    ///   - pixelHeight: from 16 to 8000.
    /// - Returns: the same pixels at every call in every process.
    /// - Throws: `unsupportedWidth`, `unsupportedHeight`, or `drawing` when memory runs out.
    public func draw(
        of subject: PhotoSubject,
        pixelWidth: Int,
        pixelHeight: Int
    ) throws(ArtworkError) -> Picture {
        let canvas = try Canvas(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
        var photo = Photo(subject, on: canvas)
        try photo.draw()
        return try Picture(canvas)
    }
}
