package import CAdw
import CGTK

/// A pointer to a GtkWidget that doesn't own a reference.
package typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A GTK widget as a value: a typed pointer that owns nothing.
///
/// The widget tree owns its widgets. To use one after its tree is destroyed, retain it with GTK's
/// functions.
/// https://docs.gtk.org/gtk4/class.Widget.html
@MainActor
package protocol Widget {
    /// The GtkWidget, not retained; it must be valid whenever you use it.
    var pointer: WidgetPointer { get }
}

/// A widget of any type.
package struct AnyWidget: Widget {
    package let pointer: WidgetPointer

    package init(_ pointer: WidgetPointer) {
        self.pointer = pointer
    }

    /// Wraps a widget without retaining it; returns nil for a null pointer.
    package init?(_ pointer: WidgetPointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }
}

/// A widget's alignment if it has more space than it needs.
package enum Alignment: Sendable {
    case fill
    /// At the start (left in left-to-right languages).
    case start
    /// Equal space on both sides.
    case center
    /// At the end (right in left-to-right languages).
    case end

    var gtk: GtkAlign {
        switch self {
        case .fill: GTK_ALIGN_FILL
        case .start: GTK_ALIGN_START
        case .center: GTK_ALIGN_CENTER
        case .end: GTK_ALIGN_END
        }
    }
}

extension Widget {
    package var erased: AnyWidget { AnyWidget(pointer) }

    /// Whether the widget is shown; a hidden one stays in the tree.
    package var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        nonmutating set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    /// Whether the widget is mapped: it and its ancestors are shown in an open window.
    package var isOnScreen: Bool { gtk_widget_get_mapped(pointer) != 0 }

    package var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        nonmutating set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// Whether the widget itself can have the keyboard focus.
    package var takesFocus: Bool {
        get { gtk_widget_get_focusable(pointer) != 0 }
        nonmutating set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
    }

    /// The tooltip, or an empty string.
    package var tooltip: String {
        get { vt_widget_get_tooltip(pointer).map { String(cString: $0) } ?? "" }
        nonmutating set {
            vt_widget_set_tooltip(pointer, newValue)
        }
    }

    /// The opacity, from 0 (invisible) to 1 (opaque).
    package var opacity: Double {
        get { gtk_widget_get_opacity(pointer) }
        nonmutating set { gtk_widget_set_opacity(pointer, newValue) }
    }

    /// The current width in application pixels.
    package var width: Int { Int(gtk_widget_get_width(pointer)) }

    /// The current height in application pixels.
    package var height: Int { Int(gtk_widget_get_height(pointer)) }

    /// Returns the natural height for a width, both in application pixels.
    package func height(forWidth width: Int) -> Int {
        var height: Int32 = 0
        gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, Int32(width), nil, &height, nil, nil)
        return Int(height)
    }

    /// Whether the widget's parent has placed it; lists don't place rows that are out of view.
    package var isInPlace: Bool { gtk_widget_get_child_visible(pointer) != 0 }

    /// Device pixels per application pixel.
    package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(pointer)) }

    /// Adds or removes a CSS class.
    package func set(style name: String, _ isOn: Bool) {
        if isOn {
            gtk_widget_add_css_class(pointer, name)
        } else {
            gtk_widget_remove_css_class(pointer, name)
        }
    }

    /// The parent widget; nil for a window or outside a tree.
    package var parent: AnyWidget? { AnyWidget(gtk_widget_get_parent(pointer)) }

    /// The direct children, including those that GTK created.
    package var children: [AnyWidget] {
        var found: [AnyWidget] = []
        var next = gtk_widget_get_first_child(pointer)
        while let child = next {
            found.append(AnyWidget(child))
            next = gtk_widget_get_next_sibling(child)
        }
        return found
    }

    /// Moves the keyboard focus to the widget; returns false if it can't have the focus.
    @discardableResult
    package func focus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

    /// Whether the widget itself has the keyboard focus.
    package var hasFocus: Bool { gtk_widget_is_focus(pointer) != 0 }

    @discardableResult
    package func focusFirst() -> Bool {
        gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) != 0
    }

    /// Whether the widget or a descendant has the keyboard focus.
    package var hasFocusWithin: Bool {
        guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else {
            return false
        }
        return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
    }

    /// Whether the pointer is over the widget or a descendant.
    package var isHovered: Bool {
        gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
    }

    /// The focused widget, if it is this one or a descendant.
    package var focusWithin: AnyWidget? {
        guard hasFocusWithin, let root = gtk_widget_get_root(pointer) else { return nil }
        return AnyWidget(gtk_root_get_focus(root))
    }

    /// Makes GTK lay out the widget in the next frame, even if it hasn't changed.
    package func queueLayout() { gtk_widget_queue_allocate(pointer) }

    /// Returns the drawn widget that receives clicks at a point, or nil.
    ///
    /// The point is in application pixels from the top left corner.
    package func part(x: Double, y: Double) -> AnyWidget? {
        AnyWidget(gtk_widget_pick(pointer, x, y, GTK_PICK_DEFAULT))
    }

    /// Activates an action of an ancestor or the application, such as `win.refresh`.
    package func activate(action name: String) {
        _ = gtk_widget_activate_action_variant(pointer, name, nil)
    }
}
