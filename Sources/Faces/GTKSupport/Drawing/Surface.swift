import CAdw
import CGTK

/// The pixels of a texture as cairo draws them: 4 bytes each, beside those of the texture.
///
/// GTK 4.8 on cairo makes such a copy of each texture with every frame, at a third of the frame's
/// cost for a photo; whoever draws the same texture for long keeps one.
public final class Surface: Sendable {
    // SAFETY: never written to after init; drawn with and released on the main thread only.
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Copies a texture; nil where there is no memory.
    ///
    /// Takes about a millisecond for a photo: off the main thread.
    public init?(copying texture: Texture) {
        guard let pointer = vt_surface_new(texture.pointer) else { return nil }
        self.pointer = pointer
    }

    // What has been drawn with it belongs to the main thread.
    deinit { vt_surface_unref_on_main_thread(pointer) }
}
