import CAdw

/// A row with a text field, and often a button that applies the text.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.EntryRow.html
package struct EntryRow: Widget {
    package let pointer: WidgetPointer

    /// Creates a row that calls `applied` when the user presses Enter or the button.
    ///
    /// - Parameters:
    ///   - title: the label and accessible name of the field.
    ///   - apply: the accessible name of the button that applies the text; nil for no button.
    ///   - reveal: the accessible name of the button that shows a secret; nil, the default, for
    ///     plain text. Secrets appear as dots and can't be copied.
    ///   - purpose: a hint for on-screen keyboards; any text by default.
    ///   - applied: receives the text.
    package init(
        title: String,
        apply: String?,
        reveal: String? = nil,
        purpose: Purpose = .text,
        applied: @escaping @MainActor (String) -> Void
    ) {
        pointer = reveal != nil ? adw_password_entry_row_new() : adw_entry_row_new()
        adw_preferences_row_set_use_markup(pointer.cast(), 0)
        adw_preferences_row_set_title(pointer.cast(), title)
        adw_entry_row_set_show_apply_button(pointer.cast(), apply == nil ? 0 : 1)
        switch purpose {
        case .text: break
        case .address: adw_entry_row_set_input_purpose(pointer.cast(), GTK_INPUT_PURPOSE_URL)
        }
        let pointer = pointer
        on(apply == nil ? "entry-activated" : "apply") {
            applied(String(cString: gtk_editable_get_text(pointer.opaque)))
        }
        // The inner text field has the focus, and some buttons have only icons.
        AnyWidget(gtk_editable_get_delegate(pointer.opaque).map { $0.cast() })?
            .accessibleName(title)
        nameButtons(within: pointer, apply: apply ?? title, reveal: reveal ?? apply ?? title)
    }

    private func nameButtons(within widget: WidgetPointer, apply: String, reveal: String) {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            next = gtk_widget_get_next_sibling(child)
            if g_type_check_instance_is_a(child.cast(), gtk_button_get_type()) != 0 {
                let icon = gtk_button_get_icon_name(child.cast()).map { String(cString: $0) }
                let isApply = icon?.contains("apply") == true
                _ = AnyWidget(child).named(isApply ? apply : reveal, tooltip: true)
            } else {
                nameButtons(within: child, apply: apply, reveal: reveal)
            }
        }
    }

    /// The kind of text, for on-screen keyboards.
    package enum Purpose: Sendable {
        case text
        case address
    }

    /// Whether the row accepts input; turning it off moves the keyboard focus to the next control.
    ///
    /// Otherwise the cursor in an insensitive text field would keep blinking, which GTK 4.18 warns
    /// about.
    package var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        nonmutating set {
            if !newValue, hasFocusWithin, let root = gtk_widget_get_root(pointer) {
                gtk_widget_child_focus(root.raw.cast(), GTK_DIR_TAB_FORWARD)
                if hasFocusWithin { gtk_root_set_focus(root, nil) }
            }
            gtk_widget_set_sensitive(pointer, newValue ? 1 : 0)
        }
    }

    /// The text; setting it doesn't call `applied`.
    package var text: String {
        get { String(cString: gtk_editable_get_text(pointer.opaque)) }
        nonmutating set {
            if text != newValue { gtk_editable_set_text(pointer.opaque, newValue) }
        }
    }

    package func changed(_ action: @escaping @MainActor () -> Void) {
        on("changed", action)
    }
}
