public import CAdw

/// The address of a widget.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A widget of GTK as a value: a typed address that owns nothing.
///
/// The tree owns its widgets: whoever keeps one of these outside the tree's life must hold the
/// widget by other means. https://docs.gtk.org/gtk4/class.Widget.html
@MainActor
public protocol Widget {
    /// The address.
    var pointer: WidgetPointer { get }
}

/// A widget of any kind.
public struct AnyWidget: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Takes an address.
    public init(_ pointer: WidgetPointer) {
        self.pointer = pointer
    }

    /// Takes an address that may be missing.
    public init?(_ pointer: WidgetPointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }
}

/// How a widget lies in more room than it needs.
public enum Alignment: Sendable {
    /// Takes all of it.
    case fill
    /// Keeps to the side where text starts.
    case start
    /// Keeps to the middle.
    case center
    /// Keeps to the side where text ends.
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
    /// The same widget, its kind forgotten.
    public var erased: AnyWidget { AnyWidget(pointer) }

    /// Whether it is shown; it keeps its place in the tree.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        nonmutating set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    /// Whether it is drawn: it and all around it are shown, in a window that is open.
    public var isOnScreen: Bool { gtk_widget_get_mapped(pointer) != 0 }

    /// Whether it takes input.
    public var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        nonmutating set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// The words that appear where the pointer rests; empty for none.
    public var tooltip: String {
        get { gtk_widget_get_tooltip_text(pointer).map { String(cString: $0) } ?? "" }
        nonmutating set {
            gtk_widget_set_tooltip_text(pointer, newValue.isEmpty ? nil : newValue)
        }
    }

    /// 0 is invisible, 1 is solid.
    public var opacity: Double {
        get { gtk_widget_get_opacity(pointer) }
        nonmutating set { gtk_widget_set_opacity(pointer, newValue) }
    }

    /// The width it has now, in application pixels.
    public var width: Int { Int(gtk_widget_get_width(pointer)) }

    /// The height it has now, in application pixels.
    public var height: Int { Int(gtk_widget_get_height(pointer)) }

    /// The height that it asks for at a width, in application pixels.
    public func height(forWidth width: Int) -> Int {
        var height: Int32 = 0
        gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, Int32(width), nil, &height, nil, nil)
        return Int(height)
    }

    /// Whether its parent keeps it in its place: lists put the rows out of view nowhere.
    public var isInPlace: Bool { gtk_widget_get_child_visible(pointer) != 0 }

    /// How many device pixels an application pixel is wide.
    public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(pointer)) }

    /// Adds or removes a style class.
    public func set(style name: String, _ isOn: Bool) {
        if isOn {
            gtk_widget_add_css_class(pointer, name)
        } else {
            gtk_widget_remove_css_class(pointer, name)
        }
    }

    /// The widget around it; nil outside a tree.
    public var parent: AnyWidget? { AnyWidget(gtk_widget_get_parent(pointer)) }

    /// The widgets directly within it, GTK's own too.
    public var children: [AnyWidget] {
        var found: [AnyWidget] = []
        var next = gtk_widget_get_first_child(pointer)
        while let child = next {
            found.append(AnyWidget(child))
            next = gtk_widget_get_next_sibling(child)
        }
        return found
    }

    /// Gives the keyboard's focus to it; false where it cannot take it.
    @discardableResult
    public func focus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

    /// Whether it has the keyboard's focus itself.
    public var hasFocus: Bool { gtk_widget_is_focus(pointer) != 0 }

    /// Gives the keyboard's focus to the first of its parts that can take it.
    @discardableResult
    public func focusFirst() -> Bool {
        gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) != 0
    }

    /// Whether it or one of its parts has the keyboard's focus.
    public var hasFocusWithin: Bool {
        guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else {
            return false
        }
        return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
    }

    /// What has the keyboard's focus, where it is this widget or one of its parts.
    public var focusWithin: AnyWidget? {
        guard hasFocusWithin, let root = gtk_widget_get_root(pointer) else { return nil }
        return AnyWidget(gtk_root_get_focus(root))
    }

    /// What is drawn at a point within it and takes clicks, in application pixels from its top
    /// left corner; nil where there is nothing.
    public func part(x: Double, y: Double) -> AnyWidget? {
        AnyWidget(gtk_widget_pick(pointer, x, y, GTK_PICK_DEFAULT))
    }

    /// Runs an action of an ancestor or the application, such as `win.refresh`.
    public func activate(action name: String) {
        _ = gtk_widget_activate_action_variant(pointer, name, nil)
    }
}
