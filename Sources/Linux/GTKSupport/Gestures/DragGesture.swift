import CAdw

/// A drag with one finger or the left mouse button.
///
/// https://docs.gtk.org/gtk4/class.GestureDrag.html
@MainActor
package struct DragGesture {
    /// A movement during a drag, in application pixels.
    package struct Movement: Sendable {
        /// The distance since the last movement.
        package let step: (x: Double, y: Double)
        /// The distance since the drag began.
        package let distance: (x: Double, y: Double)
    }

    private let moved: @MainActor (Movement) -> Void
    private let ended: @MainActor (_ x: Double, _ y: Double) -> Void
    private let cancelled: @MainActor () -> Void

    /// Creates a gesture from its handlers.
    ///
    /// - Parameters:
    ///   - moved: called for each movement.
    ///   - ended: called when the drag ends, with its speed to the right and downwards in
    ///     application pixels per second.
    ///   - cancelled: called if it wasn't a drag, because a second finger touched the screen or the
    ///     window disappeared.
    package init(
        moved: @escaping @MainActor (Movement) -> Void,
        ended: @escaping @MainActor (_ x: Double, _ y: Double) -> Void,
        cancelled: @escaping @MainActor () -> Void
    ) {
        self.moved = moved
        self.ended = ended
        self.cancelled = cancelled
    }

    func add(to widget: WidgetPointer) {
        guard let drag = gtk_gesture_drag_new() else { return }
        let (moved, ended, cancelled) = (moved, ended, cancelled)
        let track = Track()
        Signal.connect(drag, "drag-begin") { track.begin() }
        let controller = drag.raw.opaque
        let update = { @MainActor (x: Double, y: Double) in
            let time = gtk_event_controller_get_current_event_time(controller)
            moved(Movement(step: track.move(to: (x, y), at: time), distance: (x, y)))
        }
        Signal.connect(drag, "drag-update", pair: update)
        let end = { @MainActor in
            guard track.end() else { return }
            let speed = track.speed(at: gtk_event_controller_get_current_event_time(controller))
            ended(speed.x, speed.y)
        }
        let cancel = { @MainActor in
            if track.end() { cancelled() }
        }
        Signal.connect(drag, "drag-end", end)
        Signal.connect(drag, "cancel", cancel)
        gtk_widget_add_controller(widget, drag.raw.opaque)
    }
}

extension Widget {
    /// Adds a drag gesture; a widget can have several gestures.
    package func addGesture(_ gesture: DragGesture) {
        gesture.add(to: pointer)
    }
}

/// Records a drag's recent positions to calculate its final speed.
@MainActor
private final class Track {
    /// The maximum age of the positions used, in milliseconds.
    private static let memory: UInt32 = 120

    private var last = (x: 0.0, y: 0.0)
    private var places: [(x: Double, y: Double, time: UInt32)] = []
    private var isOn = false

    func begin() {
        last = (0, 0)
        places = []
        isOn = true
    }

    func move(to place: (x: Double, y: Double), at time: UInt32) -> (x: Double, y: Double) {
        defer { last = place }
        places.append((place.x, place.y, time))
        places.removeAll { time &- $0.time > Self.memory }
        return (place.x - last.x, place.y - last.y)
    }

    /// Ends the drag; returns false if it has already ended, because GTK also ends cancelled
    /// gestures.
    func end() -> Bool {
        defer { isOn = false }
        return isOn
    }

    func speed(at time: UInt32) -> (x: Double, y: Double) {
        let recent = places.filter { time &- $0.time <= Self.memory }
        guard let first = recent.first, let last = recent.last, last.time > first.time else {
            return (0, 0)
        }
        let seconds = Double(last.time - first.time) / 1_000
        return ((last.x - first.x) / seconds, (last.y - first.y) / seconds)
    }
}
