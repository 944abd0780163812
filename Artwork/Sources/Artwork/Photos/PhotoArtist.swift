/// Draws photographs of imaginary places, always the same for the same subject.
///
/// May be used from several threads at once; each call draws on its caller's thread.
public struct PhotoArtist: Sendable {
    /// Creates an artist.
    ///
    /// The first photo in a process takes longer, because it also creates the textures.
    public init() {}

    /// Draws a photo of exactly the given size.
    ///
    /// - Parameters:
    ///   - subject: The subject.
    ///   - pixelWidth: From 16 to 4000.
    ///   - pixelHeight: From 16 to 8000.
    /// - Returns: The same pixels for every call in every process.
    /// - Throws: `unsupportedWidth`, `unsupportedHeight`, or `drawing` if memory runs out.
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
