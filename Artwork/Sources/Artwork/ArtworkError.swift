/// Why drawing or encoding a picture failed.
public enum ArtworkError: Error, Hashable, Sendable {
    /// The width is outside 16 ... 4000 pixels.
    case unsupportedWidth(Int)
    /// The height is outside 16 ... 8000 pixels.
    case unsupportedHeight(Int)
    /// cairo failed to draw; the text is from `cairo_status_to_string`.
    /// <https://www.cairographics.org/manual/cairo-Error-handling.html>
    case drawing(String)
    /// libwebp failed to encode; the number is a `WebPEncodingError`.
    /// <https://developers.google.com/speed/webp/docs/api>
    case encoding(Int)
    /// The bytes are not a WebP picture.
    case unreadable
    /// The two pictures to compare have different sizes.
    case differentSizes
}
