import CAdw

/// One of several widgets, by name, with a soft change. https://docs.gtk.org/gtk4/class.Stack.html
public struct Stack: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes an empty stack that changes by fading over `milliseconds`; 200 by default.
    public init(milliseconds: Int = 200) {
        pointer = gtk_stack_new()
        gtk_stack_set_transition_type(pointer.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
        gtk_stack_set_transition_duration(pointer.opaque, guint(milliseconds))
    }

    /// Makes it as wide as the widget that is shown wants to be; else it is as wide as any of them.
    public func widthOfShown() -> Stack {
        gtk_stack_set_hhomogeneous(pointer.opaque, 0)
        return self
    }

    /// Adds a widget under a name.
    public func add(_ child: some Widget, named name: String) {
        gtk_stack_add_named(pointer.opaque, child.pointer, name)
    }

    /// The name of the widget that is shown.
    public var shown: String {
        get { gtk_stack_get_visible_child_name(pointer.opaque).map { String(cString: $0) } ?? "" }
        nonmutating set {
            guard shown != newValue else { return }
            let leaving = gtk_stack_get_visible_child(pointer.opaque)
            gtk_stack_set_visible_child_name(pointer.opaque, newValue)
            // While it fades it may lie above what comes, and would take the clicks.
            leaving.map { gtk_widget_set_can_target($0, 0) }
            gtk_stack_get_visible_child(pointer.opaque).map { gtk_widget_set_can_target($0, 1) }
        }
    }

    /// Whether the widget that was shown before can still be seen.
    ///
    /// https://docs.gtk.org/gtk4/method.Stack.get_transition_running.html
    package var isCrossing: Bool { gtk_stack_get_transition_running(pointer.opaque) != 0 }
}
