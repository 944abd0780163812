import CAdw
import CGTK

/// A cairo copy of a texture's pixels: 4 bytes each, in addition to the texture.
///
/// With cairo, GTK 4.8 makes such a copy of each texture in every frame, at a third of the frame's
/// cost for a photo; keep one when the same texture is drawn repeatedly.
public final class Surface: Sendable {
    // SAFETY: never written after init; drawn with and released on the main thread only.
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Copies a texture; nil if there is not enough memory.
    ///
    /// Takes about a millisecond for a photo: call it off the main thread.
    public init?(copying texture: Texture) {
        guard let pointer = vt_surface_new(texture.pointer) else { return nil }
        self.pointer = pointer
    }

    // Anything it has been drawn with belongs to the main thread.
    deinit { vt_surface_unref_on_main_thread(pointer) }
}
