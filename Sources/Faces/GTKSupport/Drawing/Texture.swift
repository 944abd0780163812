import CAdw
import CGTK

/// Pixels ready to be drawn. https://docs.gtk.org/gdk4/class.Texture.html
public final class Texture: Sendable {
    // SAFETY: GdkTexture is immutable and its reference count atomic; set once, in init.
    /// The address of the GdkTexture.
    public nonisolated(unsafe) let pointer: OpaquePointer

    /// The order of the channels in memory.
    public enum Format: Sendable {
        /// Red, green, blue; opaque.
        case rgb8
        /// Red, green, blue, straight alpha.
        case rgba8
    }

    /// Takes pixels over without copying them.
    ///
    /// - Parameters:
    ///   - bytes: the pixels; `owner` keeps them alive and unchanged.
    ///   - width: in pixels.
    ///   - height: in pixels.
    ///   - stride: bytes from row to row.
    ///   - format: the order of the channels.
    ///   - owner: released when the texture is gone, on the main thread.
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

    // A cache may drop it on any thread, but a renderer keeps things of its own with a texture that
    // it has drawn, and those belong to the main thread.
    deinit { vt_object_unref_on_main_thread(pointer.raw) }

    /// Width and height in pixels.
    public var size: (width: Int, height: Int) {
        (Int(gdk_texture_get_width(pointer)), Int(gdk_texture_get_height(pointer)))
    }
}
