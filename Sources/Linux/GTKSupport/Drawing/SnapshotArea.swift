import CAdw
import CGTK

/// A widget that code draws with textures; its accessible role is an image.
package struct SnapshotArea: Widget {
    /// Draws the widget; only valid during `draw`.
    @MainActor
    package struct Painter {
        /// The width in application pixels.
        package let width: Int
        /// The height in application pixels.
        package let height: Int
        let snapshot: OpaquePointer

        /// Draws a texture stretched to a rectangle; does nothing if the rectangle is empty.
        ///
        /// https://docs.gtk.org/gtk4/method.Snapshot.append_texture.html
        package func draw(_ texture: Texture, in rectangle: Rectangle) {
            guard rectangle.isDrawable else { return }
            var bounds = rectangle.graphene
            gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
        }

        /// Draws a texture stretched to a rectangle; an `opacity` of 0 is invisible, and 1 is
        /// opaque.
        ///
        /// https://docs.gtk.org/gtk4/method.Snapshot.push_opacity.html
        package func draw(_ texture: Texture, in rectangle: Rectangle, opacity: Double) {
            guard opacity < 1 else { return draw(texture, in: rectangle) }
            guard rectangle.isDrawable else { return }
            gtk_snapshot_push_opacity(snapshot, opacity)
            draw(texture, in: rectangle)
            gtk_snapshot_pop(snapshot)
        }

        /// Draws a copied texture stretched to a rectangle and clipped to the widget.
        ///
        /// An `opacity` of 0 is invisible, and 1 is opaque. Use this only if
        /// ``SnapshotArea/isDrawnByCairo``; otherwise every frame would upload the copy to the
        /// graphics card.
        /// https://docs.gtk.org/gtk4/method.Snapshot.append_cairo.html
        package func draw(_ surface: Surface, in rectangle: Rectangle, opacity: Double) {
            guard rectangle.isDrawable else { return }
            var area = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)).graphene
            var place = rectangle.graphene
            vt_snapshot_append_surface(snapshot, surface.pointer, &area, &place, opacity)
        }

        /// Darkens a rectangle; a `shade` of 0 does nothing, and 1 makes it black.
        package func darken(_ rectangle: Rectangle, by shade: Double) {
            guard shade > 0 else { return }
            var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: Float(shade))
            var bounds = rectangle.graphene
            gtk_snapshot_append_color(snapshot, &color, &bounds)
        }
    }

    package let pointer: WidgetPointer

    /// Creates a widget from its handlers.
    ///
    /// - Parameters:
    ///   - draw: draws the content; called after ``redraw()`` and whenever GTK needs it.
    ///   - resized: called when the size has changed. GTK is laying out the window at that time, so
    ///     don't change any widgets.
    package init(
        draw: @escaping @MainActor (Painter) -> Void,
        resized: @escaping @MainActor (_ width: Int, _ height: Int) -> Void
    ) {
        typealias Handlers = Handler<
            (draw: @MainActor (Painter) -> Void, resized: @MainActor (Int, Int) -> Void)
        >
        typealias Draw =
            @convention(c) @MainActor (OpaquePointer?, Int32, Int32, gpointer?) -> Void
        typealias Resized = @convention(c) @MainActor (Int32, Int32, gpointer?) -> Void
        let onDraw: Draw = { snapshot, width, height, data in
            guard let snapshot, let data else { return }
            let painter = Painter(width: Int(width), height: Int(height), snapshot: snapshot)
            Handlers.function(data).draw(painter)
        }
        let onResized: Resized = { width, height, data in
            guard let data else { return }
            Handlers.function(data).resized(Int(width), Int(height))
        }
        pointer = vt_snapshot_area_new(
            unsafeBitCast(onDraw, to: VtDraw.self),
            unsafeBitCast(onResized, to: VtResized.self),
            held(Handlers((draw, resized))),
            releaseHeld
        )
    }

    /// Whether cairo rather than the graphics card draws the window.
    package var isDrawnByCairo: Bool { vt_widget_is_drawn_by_cairo(pointer) != 0 }

    /// Schedules a call to `draw` for the next frame.
    package func redraw() {
        gtk_widget_queue_draw(pointer)
    }
}
