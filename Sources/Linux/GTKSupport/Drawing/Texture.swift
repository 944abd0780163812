import CAdw
import CGTK

/// An image with immutable pixels, ready to be drawn.
///
/// https://docs.gtk.org/gdk4/class.Texture.html
package final class Texture: Sendable {
    // SAFETY: GdkTexture is immutable and its reference count is atomic; set once, in init.
    /// The GdkTexture, which this object owns.
    package nonisolated(unsafe) let pointer: OpaquePointer

    /// Whether pixels may be transparent.
    package let isTransparent: Bool

    /// The memory layout of a pixel.
    package enum Format: Sendable {
        /// Red, green and blue; opaque.
        case rgb8
        /// Red, green, blue and straight alpha.
        case rgba8
        /// Blue, green, red and alpha, with colors multiplied by alpha.
        case bgra8

        fileprivate var memory: GdkMemoryFormat {
            switch self {
            case .rgb8: GDK_MEMORY_R8G8B8
            case .rgba8: GDK_MEMORY_R8G8B8A8
            case .bgra8: GDK_MEMORY_B8G8R8A8_PREMULTIPLIED
            }
        }
    }

    /// Creates a texture from pixels without copying them.
    ///
    /// - Parameters:
    ///   - bytes: the pixels; `owner` keeps them alive and unchanged.
    ///   - width: the width in pixels.
    ///   - height: the height in pixels.
    ///   - stride: the number of bytes per row.
    ///   - format: the memory layout of a pixel.
    ///   - owner: the owner of the pixels; released when the texture is freed, on the main thread.
    package init(
        adopting bytes: UnsafeRawBufferPointer,
        width: Int,
        height: Int,
        stride: Int,
        format: Format,
        owner: any AnyObject & Sendable
    ) {
        let content = g_bytes_new_with_free_func(
            bytes.baseAddress,
            gsize(bytes.count),
            releaseHeld,
            held(owner)
        )
        pointer = gdk_memory_texture_new(
            Int32(width),
            Int32(height),
            format.memory,
            content,
            gsize(stride)
        )
        g_bytes_unref(content)
        isTransparent = format != .rgb8
    }

    // A cache may release the texture on any thread, but a renderer attaches data to textures that
    // it has drawn, and that data belongs to the main thread.
    deinit { vt_object_unref_on_main_thread(pointer.raw) }

    /// The width and height in pixels.
    package var size: (width: Int, height: Int) {
        (Int(gdk_texture_get_width(pointer)), Int(gdk_texture_get_height(pointer)))
    }
}

/// A cairo copy of a texture, which needs 4 bytes per pixel in addition to the texture.
///
/// With cairo, GTK 4.8 copies each texture in every frame; for a photo, that takes a third of the
/// frame time. Keep a copy if you draw the same texture repeatedly.
package final class Surface: Sendable {
    // SAFETY: never written after init; drawn with and released only on the main thread.
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Copies a texture; returns nil if memory is short.
    ///
    /// This takes about a millisecond for a photo, so call it off the main thread.
    package init?(copying texture: Texture) {
        guard let pointer = vt_surface_new(texture.pointer) else { return nil }
        self.pointer = pointer
    }

    // Data that renderers attached to the surface belongs to the main thread.
    deinit { vt_surface_unref_on_main_thread(pointer) }
}
