import CAdw
import CGTK

/// A cairo copy of a texture, which needs 4 bytes per pixel in addition to the texture.
///
/// With cairo, GTK 4.8 copies each texture in every frame; for a photo, that takes a third of the
/// frame time. Keep a copy if you draw the same texture repeatedly.
public final class Surface: Sendable {
    // SAFETY: never written after init; drawn with and released only on the main thread.
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Copies a texture; returns nil if memory is short.
    ///
    /// This takes about a millisecond for a photo, so call it off the main thread.
    public init?(copying texture: Texture) {
        guard let pointer = vt_surface_new(texture.pointer) else { return nil }
        self.pointer = pointer
    }

    // Data that renderers attached to the surface belongs to the main thread.
    deinit { vt_surface_unref_on_main_thread(pointer) }
}
