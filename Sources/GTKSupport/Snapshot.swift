import CAdw

/// Pictures of the window, drawn by its own renderer: no tool of the display is needed.
@MainActor
public enum Snapshot {
    /// Writes a PNG of a widget as it looks now; false where it is not drawn or cannot be written.
    ///
    /// https://docs.gtk.org/gsk4/method.Renderer.render_texture.html
    public static func write(_ widget: some Widget, to path: String) -> Bool {
        guard let native = gtk_widget_get_native(widget.pointer),
            let renderer = gtk_native_get_renderer(native),
            let paintable = gtk_widget_paintable_new(widget.pointer),
            let snapshot = gtk_snapshot_new()
        else { return false }
        defer { g_object_unref(paintable.raw) }
        gdk_paintable_snapshot(
            paintable,
            snapshot.raw.opaque,
            Double(widget.width),
            Double(widget.height)
        )
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
        defer { gsk_render_node_unref(node) }
        guard let texture = gsk_renderer_render_texture(renderer, node, nil) else { return false }
        defer { g_object_unref(texture.raw) }
        return gdk_texture_save_to_png(texture, path) != 0
    }
}
