/// Why no picture was made.
public enum ArtworkError: Error, Hashable, Sendable {
    /// The width is outside 16 ... 4000 pixels.
    case unsupportedWidth(Int)
    /// The height is outside 16 ... 8000 pixels.
    case unsupportedHeight(Int)
    /// cairo refused to draw; the text is `cairo_status_to_string`'s.
    /// <https://www.cairographics.org/manual/cairo-Error-handling.html>
    case drawing(String)
    /// libwebp refused to encode; the number is a `WebPEncodingError`.
    /// <https://developers.google.com/speed/webp/docs/api>
    case encoding(Int)
    /// The bytes are no WebP picture.
    case unreadable
    /// Two pictures of different sizes were compared.
    case differentSizes
}
