import CAdw

/// Shows one of several named widgets, with a transition.
///
/// https://docs.gtk.org/gtk4/class.Stack.html
package struct Stack: Widget {
    package let pointer: WidgetPointer

    /// Creates an empty stack whose widgets cross-fade over `milliseconds`, 200 by default.
    package init(milliseconds: Int = 200) {
        pointer = gtk_stack_new()
        gtk_stack_set_transition_type(pointer.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
        gtk_stack_set_transition_duration(pointer.opaque, guint(milliseconds))
    }

    /// Requests the width of the visible widget instead of that of the widest one.
    package func widthOfShown() -> Stack {
        gtk_stack_set_hhomogeneous(pointer.opaque, 0)
        return self
    }

    /// Adds a widget under a name, which must be unique within the stack.
    package func add(_ child: some Widget, named name: String) {
        gtk_stack_add_named(pointer.opaque, child.pointer, name)
    }

    /// Removes a widget by its name; does nothing for an unknown name.
    package func remove(named name: String) {
        guard let child = gtk_stack_get_child_by_name(pointer.opaque, name) else { return }
        gtk_stack_remove(pointer.opaque, child)
    }

    /// The name of the visible widget.
    package var shown: String {
        get { gtk_stack_get_visible_child_name(pointer.opaque).map { String(cString: $0) } ?? "" }
        nonmutating set {
            guard shown != newValue else { return }
            let leaving = gtk_stack_get_visible_child(pointer.opaque)
            gtk_stack_set_visible_child_name(pointer.opaque, newValue)
            // While the old widget fades out, it may be above the new one and would receive the
            // clicks.
            leaving.map { gtk_widget_set_can_target($0, 0) }
            gtk_stack_get_visible_child(pointer.opaque).map { gtk_widget_set_can_target($0, 1) }
        }
    }

    /// Shows a widget by its name without a transition.
    package func showAtOnce(_ name: String) {
        let milliseconds = gtk_stack_get_transition_duration(pointer.opaque)
        gtk_stack_set_transition_duration(pointer.opaque, 0)
        shown = name
        gtk_stack_set_transition_duration(pointer.opaque, milliseconds)
    }

    /// Whether the transition is still running, during which the previous widget is visible.
    ///
    /// https://docs.gtk.org/gtk4/method.Stack.get_transition_running.html
    package var isCrossing: Bool { gtk_stack_get_transition_running(pointer.opaque) != 0 }
}
