public import Foundation

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
    ///   - quality: of the JPEG, 1 to 100.
    /// - Returns: a baseline JPEG, the same bytes at every call in every process.
    /// - Throws: `unsupportedWidth`, `unsupportedHeight`, or `drawing` and `encoding` when memory
    ///   runs out.
    public func jpeg(
        of subject: PhotoSubject,
        pixelWidth: Int,
        pixelHeight: Int,
        quality: Int
    ) throws(ArtworkError) -> Data {
        let canvas = try Canvas(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
        var photo = Photo(subject, on: canvas)
        try photo.draw()
        try canvas.finish()
        return try JPEGEncoder(quality: quality).encode(canvas)
    }
}
