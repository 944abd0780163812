import CAdw

/// A widget that code draws. https://docs.gtk.org/gtk4/class.DrawingArea.html
public struct DrawingArea: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a widget that calls `draw` whenever it must be drawn anew.
    public init(_ draw: @escaping @MainActor (Canvas) -> Void) {
        pointer = gtk_drawing_area_new()
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

    /// Asks for `draw` to be called again.
    public func redraw() {
        gtk_widget_queue_draw(pointer)
    }
}
