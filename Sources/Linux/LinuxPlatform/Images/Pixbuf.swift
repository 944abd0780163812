import CPixbuf
import Foundation
import ImagePipeline

/// A GdkPixbuf that isn't shared with other code; released with the last reference to it.
///
/// It has eight bits per channel, in RGB or in RGBA with straight alpha, because gdk-pixbuf doesn't
/// support any other formats.
///
/// https://docs.gtk.org/gdk-pixbuf/class.Pixbuf.html
final class Pixbuf: Sendable {
    // SAFETY: GObject's reference counts are atomic; only the pixbuf's creator writes its pixels,
    // before it is shared.
    nonisolated(unsafe) let raw: OpaquePointer

    /// Adopts the caller's reference.
    init(owning raw: OpaquePointer) {
        self.raw = raw
    }

    /// Allocates undefined pixels; returns nil if memory is short.
    convenience init?(_ size: PixelSize, hasAlpha: Bool) {
        let width = Int32(clamping: size.width)
        let height = Int32(clamping: size.height)
        guard
            let raw = gdk_pixbuf_new(GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, width, height)
        else { return nil }
        self.init(owning: raw)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(raw)) }

    var size: PixelSize {
        PixelSize(Int(gdk_pixbuf_get_width(raw)), Int(gdk_pixbuf_get_height(raw)))
    }

    var stride: Int { Int(gdk_pixbuf_get_rowstride(raw)) }

    var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(raw) != 0 }

    var channels: Int { hasAlpha ? 4 : 3 }

    var pixels: UnsafeMutablePointer<UInt8>? { gdk_pixbuf_get_pixels(raw) }

    /// The color profile that gdk-pixbuf's module has found, or nil.
    var profile: Data? {
        gdk_pixbuf_get_option(raw, "icc-profile")
            .flatMap { Data(base64Encoded: String(cString: $0)) }
    }

    /// Returns the pixels rotated upright, or nil if memory is short.
    func turned(_ orientation: Orientation) -> Pixbuf? {
        guard orientation != .upright else { return self }
        gdk_pixbuf_remove_option(raw, "orientation")
        gdk_pixbuf_set_option(raw, "orientation", String(orientation.rawValue))
        return gdk_pixbuf_apply_embedded_orientation(raw).map { Pixbuf(owning: $0) }
    }

    /// Returns a copy of the centered part of a given size; itself if it has that size.
    ///
    /// Returns nil if the part is larger or memory is short.
    func centered(_ part: PixelSize) -> Pixbuf? {
        guard part != size else { return self }
        guard part.width <= size.width, part.height <= size.height,
            let shared = gdk_pixbuf_new_subpixbuf(
                raw,
                Int32((size.width - part.width) / 2),
                Int32((size.height - part.height) / 2),
                Int32(part.width),
                Int32(part.height)
            )
        else { return nil }
        // The part alone would keep all pixels in memory.
        defer { g_object_unref(UnsafeMutableRawPointer(shared)) }
        return gdk_pixbuf_copy(shared).map { Pixbuf(owning: $0) }
    }

    /// The pixels as an image, without a copy.
    var decodedImage: DecodedImage? {
        guard let base = gdk_pixbuf_read_pixels(raw) else { return nil }
        return DecodedImage(
            adopting: UnsafeRawPointer(base),
            size: size,
            stride: stride,
            format: hasAlpha ? .rgba8 : .rgb8,
            free: { [self] _ in withExtendedLifetime(self) {} }
        )
    }
}
