import CAdw

/// A pinch with two fingers.
///
/// https://docs.gtk.org/gtk4/class.GestureZoom.html
@MainActor
package struct PinchGesture {
    private let began: @MainActor (_ x: Double, _ y: Double) -> Void
    private let moved: @MainActor (_ factor: Double, _ x: Double, _ y: Double) -> Void
    private let ended: @MainActor () -> Void

    /// Creates a gesture from its handlers.
    ///
    /// Points are midway between the fingers, in application pixels from the widget's top left
    /// corner.
    ///
    /// - Parameters:
    ///   - began: called when two fingers touch the screen.
    ///   - moved: called when the distance between the fingers changes; `factor` is relative to the
    ///     start.
    ///   - ended: called when the fingers are lifted, or if it wasn't a pinch.
    package init(
        began: @escaping @MainActor (_ x: Double, _ y: Double) -> Void,
        moved: @escaping @MainActor (_ factor: Double, _ x: Double, _ y: Double) -> Void,
        ended: @escaping @MainActor () -> Void
    ) {
        self.began = began
        self.moved = moved
        self.ended = ended
    }

    func add(to widget: WidgetPointer) {
        guard let zoom = gtk_gesture_zoom_new() else { return }
        let (began, moved, ended) = (began, moved, ended)
        let center = { () -> (Double, Double) in
            var (x, y) = (0.0, 0.0)
            gtk_gesture_get_bounding_box_center(zoom.raw.opaque, &x, &y)
            return (x, y)
        }
        let begin = { @MainActor in
            // Ends the first finger's drag.
            gtk_gesture_set_state(zoom.raw.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
            let (x, y) = center()
            began(x, y)
        }
        Signal.connect(zoom, "begin", begin)
        Signal.connect(
            zoom,
            "scale-changed",
            double: { factor in
                let (x, y) = center()
                moved(factor, x, y)
            }
        )
        Signal.connect(zoom, "end", ended)
        Signal.connect(zoom, "cancel", ended)
        gtk_widget_add_controller(widget, zoom.raw.opaque)
    }
}

extension Widget {
    /// Adds a pinch gesture; a widget can have several gestures.
    package func addGesture(_ gesture: PinchGesture) {
        gesture.add(to: pointer)
    }
}
