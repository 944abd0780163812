import CAdw
import CGTK

/// A short text. https://docs.gtk.org/gtk4/class.Label.html
public struct Label: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a label; it is empty by default.
    public init(_ text: String = "") {
        pointer = gtk_label_new(text)
    }

    /// How urgently screen readers speak the changes of a label.
    public enum Announcement: Sendable {
        /// When there is nothing else to say.
        case status
        /// At once.
        case alert
    }

    /// Makes an empty label whose changes screen readers speak.
    public init(announcing urgency: Announcement) {
        let role = urgency == .status ? GTK_ACCESSIBLE_ROLE_STATUS : GTK_ACCESSIBLE_ROLE_ALERT
        pointer = vt_widget_new_with_role(gtk_label_get_type(), role)
    }

    /// Makes a label that is an item of a list to screen readers.
    public init(listItem text: String) {
        pointer = vt_widget_new_with_role(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_LIST_ITEM)
        gtk_label_set_text(pointer.opaque, text)
    }

    /// The text, never read as markup.
    public var text: String {
        get { String(cString: gtk_label_get_text(pointer.opaque)) }
        nonmutating set {
            // GTK lays the text out again even where it is the same.
            if text != newValue { gtk_label_set_text(pointer.opaque, newValue) }
        }
    }

    /// Keeps to one line and ends in an ellipsis where there is no room.
    public func ellipsized() -> Label {
        gtk_label_set_ellipsize(pointer.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_single_line_mode(pointer.opaque, 1)
        return self
    }

    /// Breaks into at most `lines` lines, the last one with an ellipsis; 0 is as many as it needs.
    public func wrapped(lines: Int = 0) -> Label {
        gtk_label_set_wrap(pointer.opaque, 1)
        gtk_label_set_wrap_mode(pointer.opaque, PANGO_WRAP_WORD_CHAR)
        if lines > 0 {
            gtk_label_set_ellipsize(pointer.opaque, PANGO_ELLIPSIZE_END)
            gtk_label_set_lines(pointer.opaque, Int32(lines))
        }
        return self
    }

    /// Sets where the text lies within the label: 0 at its start, 0.5 in the middle.
    public func justified(_ position: Float) -> Label {
        gtk_label_set_xalign(pointer.opaque, position)
        if position == 0.5 { gtk_label_set_justify(pointer.opaque, GTK_JUSTIFY_CENTER) }
        if position == 1 { gtk_label_set_justify(pointer.opaque, GTK_JUSTIFY_RIGHT) }
        return self
    }

    /// Sets the widths wished for, in characters of average width.
    public func characters(least: Int = -1, most: Int) -> Label {
        gtk_label_set_width_chars(pointer.opaque, Int32(least))
        gtk_label_set_max_width_chars(pointer.opaque, Int32(most))
        return self
    }
}
