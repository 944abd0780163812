import CAdw

/// Screenshots of a window taken by its own renderer, without any display tools.
@MainActor
package enum Snapshot {
    /// Writes a PNG of a widget as it currently looks.
    ///
    /// Returns false if the widget isn't drawn or if writing fails. The image is in device pixels:
    /// at a scale factor of 2, it has four times as many pixels.
    ///
    /// If `popover` is open, it is drawn on top; it needs to be passed because popovers have their
    /// own surface.
    /// https://docs.gtk.org/gsk4/method.Renderer.render_texture.html
    package static func write(
        _ widget: some Widget,
        under popover: AnyWidget? = nil,
        to path: String
    ) -> Bool {
        guard let native = gtk_widget_get_native(widget.pointer),
            let renderer = gtk_native_get_renderer(native),
            let snapshot = gtk_snapshot_new()
        else { return false }
        let scale = Float(gtk_widget_get_scale_factor(widget.pointer))
        gtk_snapshot_scale(snapshot.raw.opaque, scale, scale)
        draw(widget.erased, on: snapshot.raw.opaque)
        if let popover, let place = place(of: popover, above: native) {
            var point = place
            gtk_snapshot_translate(snapshot.raw.opaque, &point)
            draw(popover, on: snapshot.raw.opaque)
        }
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
        defer { gsk_render_node_unref(node) }
        guard let texture = gsk_renderer_render_texture(renderer, node, nil) else { return false }
        defer { g_object_unref(texture.raw) }
        return gdk_texture_save_to_png(texture, path) != 0
    }

    private static func draw(_ widget: AnyWidget, on snapshot: OpaquePointer) {
        guard let paintable = gtk_widget_paintable_new(widget.pointer) else { return }
        defer { g_object_unref(paintable.raw) }
        gdk_paintable_snapshot(paintable, snapshot, Double(widget.width), Double(widget.height))
    }

    /// Returns the position of an open popover in its window, or nil if it is closed.
    private static func place(
        of popover: AnyWidget,
        above window: OpaquePointer
    ) -> graphene_point_t? {
        guard gtk_widget_get_mapped(popover.pointer) != 0,
            let native = gtk_widget_get_native(popover.pointer),
            let surface = gtk_native_get_surface(native)
        else { return nil }
        var (left, top, innerLeft, innerTop) = (0.0, 0.0, 0.0, 0.0)
        gtk_native_get_surface_transform(window, &left, &top)
        gtk_native_get_surface_transform(native, &innerLeft, &innerTop)
        return graphene_point_t(
            x: Float(Double(gdk_popup_get_position_x(surface)) + innerLeft - left),
            y: Float(Double(gdk_popup_get_position_y(surface)) + innerTop - top)
        )
    }
}
