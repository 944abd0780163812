import CAdw
import CGTK

/// A widget drawn by code; its accessible role is an image.
///
/// GTK 4.18 doesn't report the name of a widget without a role to screen readers.
/// https://docs.gtk.org/gtk4/class.DrawingArea.html
package struct DrawingArea: Widget {
    package let pointer: WidgetPointer

    /// Creates a widget that calls `draw` whenever it must be redrawn.
    package init(_ draw: @escaping @MainActor (Canvas) -> Void) {
        pointer = vt_widget_new_with_role(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_IMG)
        typealias Function =
            @convention(c) @MainActor (
                UnsafeMutablePointer<GtkDrawingArea>?, OpaquePointer?, Int32, Int32, gpointer?
            ) -> Void
        let function: Function = { area, context, width, height, data in
            guard let context, let data else { return }
            let canvas = Canvas(
                context: context,
                width: Double(width),
                height: Double(height),
                widget: area?.cast()
            )
            Handler<@MainActor (Canvas) -> Void>.function(data)(canvas)
        }
        gtk_drawing_area_set_draw_func(
            pointer.cast(),
            unsafeBitCast(function, to: GtkDrawingAreaDrawFunc.self),
            held(Handler(draw)),
            releaseHeld
        )
    }

    /// Schedules a call to `draw` for the next frame.
    package func redraw() {
        gtk_widget_queue_draw(pointer)
    }
}
