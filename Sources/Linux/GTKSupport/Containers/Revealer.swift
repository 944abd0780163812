import CAdw

/// A container that shows and hides a widget with an animation.
///
/// https://docs.gtk.org/gtk4/class.Revealer.html
package struct Revealer: Widget {
    /// The animations in which the widget appears.
    package enum Motion: Sendable {
        /// Slides in from above and pushes the following content down.
        case down
        /// Slides in from below and pushes the preceding content up.
        case up
        case fade
    }

    package let pointer: WidgetPointer

    /// Creates a revealer whose `child` is hidden at first; the widget slides down by default.
    package init(_ child: some Widget, motion: Motion = .down) {
        pointer = gtk_revealer_new()
        gtk_revealer_set_child(pointer.opaque, child.pointer)
        let type =
            switch motion {
            case .down: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN
            case .up: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP
            case .fade: GTK_REVEALER_TRANSITION_TYPE_CROSSFADE
            }
        gtk_revealer_set_transition_type(pointer.opaque, type)
    }

    package func setChild(_ child: some Widget) {
        gtk_revealer_set_child(pointer.opaque, child.pointer)
    }

    /// Runs `action` after the animation, when the widget is fully shown or hidden.
    package func settled(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(pointer, "notify::child-revealed", action)
    }

    package func revealAtOnce() { setAtOnce(true) }

    package func hideAtOnce() { setAtOnce(false) }

    /// Whether any part of the widget is still visible.
    package var isChildRevealed: Bool { gtk_revealer_get_child_revealed(pointer.opaque) != 0 }

    /// Whether the widget is shown; setting it starts the animation.
    package var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(pointer.opaque) != 0 }
        nonmutating set { gtk_revealer_set_reveal_child(pointer.opaque, newValue ? 1 : 0) }
    }
}

extension Revealer {
    private func setAtOnce(_ isRevealed: Bool) {
        let duration = gtk_revealer_get_transition_duration(pointer.opaque)
        gtk_revealer_set_transition_duration(pointer.opaque, 0)
        self.isRevealed = isRevealed
        gtk_revealer_set_transition_duration(pointer.opaque, duration)
    }
}
