import CAdw
import CGTK

/// A short text.
///
/// https://docs.gtk.org/gtk4/class.Label.html
package struct Label: Widget {
    package let pointer: WidgetPointer

    /// Creates a label with a text, empty by default and never parsed as markup.
    package init(_ text: String = "") {
        pointer = gtk_label_new(text)
    }

    /// How urgently screen readers announce changes to a label.
    package enum Announcement: Sendable {
        /// Announced after any other speech.
        case status
        /// Announced at once, interrupting other speech.
        case alert
    }

    /// Creates an empty label whose changes screen readers announce.
    package init(announcing urgency: Announcement) {
        let role = urgency == .status ? GTK_ACCESSIBLE_ROLE_STATUS : GTK_ACCESSIBLE_ROLE_ALERT
        pointer = vt_widget_new_with_role(gtk_label_get_type(), role)
    }

    /// Creates a label with the accessible role of a list item.
    package init(listItem text: String) {
        pointer = vt_widget_new_with_role(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_LIST_ITEM)
        gtk_label_set_text(pointer.opaque, text)
    }

    /// The text; never parsed as markup.
    package var text: String {
        get { String(cString: gtk_label_get_text(pointer.opaque)) }
        nonmutating set {
            // GTK repeats the layout even if the text is the same.
            if text != newValue { gtk_label_set_text(pointer.opaque, newValue) }
        }
    }

    /// Shows one line, with an ellipsis if the text doesn't fit.
    package func ellipsized() -> Label {
        gtk_label_set_ellipsize(pointer.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_single_line_mode(pointer.opaque, 1)
        return self
    }

    /// Wraps the text to at most `lines` lines, ending in an ellipsis if cut off; 0, the default,
    /// is unlimited.
    @discardableResult
    package func wrapped(lines: Int = 0) -> Label {
        gtk_label_set_wrap(pointer.opaque, 1)
        gtk_label_set_wrap_mode(pointer.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_ellipsize(
            pointer.opaque,
            lines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE
        )
        gtk_label_set_lines(pointer.opaque, lines > 0 ? Int32(lines) : -1)
        return self
    }

    /// Lets the user select the text with the pointer, and copy it.
    @discardableResult
    package func selectable() -> Label {
        Self.makeSelectable(pointer)
        return self
    }

    /// Makes a label selectable that takes the focus only while its text is selected, because in GTK
    /// 4.8 the focus draws a cursor before the text.
    static func makeSelectable(_ label: WidgetPointer) {
        gtk_label_set_selectable(label.opaque, 1)
        // Not the property “focusable”: then the Tab key would stay before the label.
        gtk_widget_set_can_focus(label, 0)
        guard let click = gtk_gesture_click_new(), let focus = gtk_event_controller_focus_new()
        else { return }
        gtk_event_controller_set_propagation_phase(click.raw.opaque, GTK_PHASE_CAPTURE)
        Signal.connect(
            click,
            "pressed",
            click: { _, _, _ in gtk_widget_set_can_focus(label, 1) }
        )
        gtk_widget_add_controller(label, click.raw.opaque)
        Signal.connect(focus, "leave") { gtk_widget_set_can_focus(label, 0) }
        gtk_widget_add_controller(label, focus)
    }

    /// Aligns the text within the label: 0 is the start, 0.5 the center, 1 the end.
    package func justified(_ position: Float) -> Label {
        gtk_label_set_xalign(pointer.opaque, position)
        if position == 0.5 { gtk_label_set_justify(pointer.opaque, GTK_JUSTIFY_CENTER) }
        if position == 1 { gtk_label_set_justify(pointer.opaque, GTK_JUSTIFY_RIGHT) }
        return self
    }

    /// Sets the minimum and maximum preferred width in average characters; -1 leaves the minimum to
    /// GTK.
    package func characters(least: Int = -1, most: Int) -> Label {
        gtk_label_set_width_chars(pointer.opaque, Int32(least))
        gtk_label_set_max_width_chars(pointer.opaque, Int32(most))
        return self
    }
}

extension String {
    /// The text, escaped for Pango markup and XML.
    ///
    /// https://docs.gtk.org/glib/func.markup_escape_text.html
    var escapedForMarkup: String {
        guard let markup = g_markup_escape_text(self, -1) else { return self }
        defer { g_free(markup) }
        return String(cString: markup)
    }
}
