import CPixbuf

/// The formats that can be decoded, detected by their first bytes and never by a name or header
/// field.
///
/// The list is closed. gdk-pixbuf would also try SVG, XPM, TIFF and any other installed format,
/// each of which adds attack surface.
enum ImageFormat: String {
    case jpeg, png, webp, gif

    init?(_ bytes: ImageBytes) {
        if bytes.short(at: 0, .big) == 0xffd8, bytes.byte(at: 2) == 0xff {
            self = .jpeg
        } else if bytes.byte(at: 0) == 0x89, bytes.has("PNG\r\n\u{1a}\n", at: 1) {
            self = .png
        } else if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) {
            self = .webp
        } else if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) {
            self = .gif
        } else {
            return nil
        }
    }

    /// The installed formats, with the smallest files first.
    ///
    /// Debian's `webp-pixbuf-loader` may be missing.
    static let installed = [webp, jpeg, png, gif].filter(\.hasLoader)

    private var hasLoader: Bool {
        guard let loader = gdk_pixbuf_loader_new_with_type(loaderName, nil) else { return false }
        // Without this, gdk-pixbuf prints a warning.
        gdk_pixbuf_loader_close(loader, nil)
        g_object_unref(UnsafeMutableRawPointer(loader))
        return true
    }

    /// gdk-pixbuf's name for the format.
    var loaderName: String { rawValue }
}
