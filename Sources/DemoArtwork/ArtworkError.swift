/// Why no picture was made.
public enum ArtworkError: Error, Hashable, Sendable {
    /// The width is outside 16 ... 4000 pixels.
    case unsupportedWidth(Int)
    /// The height is outside 16 ... 8000 pixels.
    case unsupportedHeight(Int)
    /// cairo refused to draw; the text is `cairo_status_to_string`'s.
    /// <https://www.cairographics.org/manual/cairo-Error-handling.html>
    case drawing(String)
    /// libjpeg-turbo refused to encode; the text is `tjGetErrorStr2`'s.
    case encoding(String)
}
