import CAdw

/// A row to type into, with a button that applies what was typed.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.EntryRow.html
public struct EntryRow: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a row; `applied` gets the text when a person presses Enter or the button.
    ///
    /// - Parameters:
    ///   - title: what is to be typed, and what screen readers speak.
    ///   - isSecret: whether dots stand for the letters, and copying is refused.
    ///   - purpose: what on-screen keyboards prepare for; any text by default.
    ///   - applied: gets the text.
    public init(
        title: String,
        isSecret: Bool = false,
        purpose: Purpose = .text,
        applied: @escaping @MainActor (String) -> Void
    ) {
        pointer = isSecret ? adw_password_entry_row_new() : adw_entry_row_new()
        adw_preferences_row_set_use_markup(pointer.cast(), 0)
        adw_preferences_row_set_title(pointer.cast(), title)
        adw_entry_row_set_show_apply_button(pointer.cast(), 1)
        switch purpose {
        case .text: break
        case .address: adw_entry_row_set_input_purpose(pointer.cast(), GTK_INPUT_PURPOSE_URL)
        }
        let pointer = pointer
        on("apply") { applied(String(cString: gtk_editable_get_text(pointer.opaque))) }
        _ = named(title)
        // The keyboard goes to the text within, which has no name of its own.
        AnyWidget(gtk_editable_get_delegate(pointer.opaque).map { $0.cast() })?
            .accessibleName(title)
    }

    /// What is typed.
    public enum Purpose: Sendable {
        /// Any text.
        case text
        /// A web address.
        case address
    }

    /// The text.
    public var text: String {
        get { String(cString: gtk_editable_get_text(pointer.opaque)) }
        nonmutating set {
            if text != newValue { gtk_editable_set_text(pointer.opaque, newValue) }
        }
    }

    /// Runs `action` with each letter that is typed or removed.
    public func changed(_ action: @escaping @MainActor () -> Void) {
        on("changed", action)
    }
}
