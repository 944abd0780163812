import CAdw
import CGTK

/// Immutable pixels that can be drawn. https://docs.gtk.org/gdk4/class.Texture.html
public final class Texture: Sendable {
    // SAFETY: GdkTexture is immutable and its reference count atomic; set once, in init.
    /// The address of the GdkTexture.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// The memory layout of a pixel.
    public enum Format: Sendable {
        /// Red, green, blue; opaque.
        case rgb8
        /// Red, green, blue, straight alpha.
        case rgba8
    }

    /// Adopts pixels without copying them.
    ///
    /// - Parameters:
    ///   - bytes: the pixels; `owner` keeps them alive and unchanged.
    ///   - width: in pixels.
    ///   - height: in pixels.
    ///   - stride: bytes per row.
    ///   - format: the memory layout of a pixel.
    ///   - owner: released on the main thread when the texture is freed.
    public init(
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
            format == .rgb8 ? GDK_MEMORY_R8G8B8 : GDK_MEMORY_R8G8B8A8,
            content,
            gsize(stride)
        )
        g_bytes_unref(content)
    }

    // A cache may drop it on any thread, but a renderer attaches data to a texture that it has
    // drawn, and that belongs to the main thread.
    deinit { vt_object_unref_on_main_thread(pointer.raw) }

    /// Width and height in pixels.
    public var size: (width: Int, height: Int) {
        (Int(gdk_texture_get_width(pointer)), Int(gdk_texture_get_height(pointer)))
    }
}
