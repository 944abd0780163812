import CAdw

/// A button.
///
/// https://docs.gtk.org/gtk4/class.Button.html
package struct Button: Widget {
    package let pointer: WidgetPointer

    /// Creates a button with a text label, which is also its accessible name.
    package init(_ label: String) {
        pointer = gtk_button_new_with_label(label)
    }

    /// Creates a button with a symbolic icon; `name` is its tooltip and accessible name.
    package init(icon: String, name: String) {
        pointer = gtk_button_new_from_icon_name(icon)
        _ = named(name, tooltip: true)
    }

    /// Creates a button with a small picture that may change; `name` is its tooltip and accessible
    /// name.
    package init(showing child: some Widget, name: String) {
        pointer = gtk_button_new()
        gtk_button_set_child(pointer.cast(), child.pointer)
        _ = style("image-button").named(name, tooltip: true)
    }

    /// Creates a button with an icon and a text label.
    ///
    /// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ButtonContent.html
    package init(icon: String, label: String) {
        pointer = gtk_button_new()
        let content = adw_button_content_new()
        adw_button_content_set_icon_name(content?.opaque, icon)
        adw_button_content_set_label(content?.opaque, label)
        gtk_button_set_child(pointer.cast(), content)
    }

    /// Lets the button's text wrap if it doesn't fit on one line.
    package func wrapped() -> Button {
        if let words = gtk_button_get_child(pointer.cast()) {
            gtk_label_set_wrap(words.opaque, 1)
            gtk_label_set_justify(words.opaque, GTK_JUSTIFY_CENTER)
        }
        return self
    }

    /// Sets the action that a click activates, such as `win.refresh`.
    package func action(_ name: String) -> Button {
        gtk_actionable_set_action_name(pointer.opaque, name)
        return self
    }

    package func clicked(_ action: @escaping @MainActor () -> Void) -> Button {
        on("clicked", action)
    }
}

extension Button {
    /// The text of the button; empty if it shows a picture.
    package var label: String {
        get { gtk_button_get_label(pointer.cast()).map { String(cString: $0) } ?? "" }
        nonmutating set { gtk_button_set_label(pointer.cast(), newValue) }
    }

    /// The name of the button's icon; empty if it shows text.
    package var icon: String {
        get { gtk_button_get_icon_name(pointer.cast()).map { String(cString: $0) } ?? "" }
        nonmutating set { gtk_button_set_icon_name(pointer.cast(), newValue) }
    }
}

/// A button that is on or off; it reports the user's clicks, but not programmatic changes.
///
/// https://docs.gtk.org/gtk4/class.ToggleButton.html
package struct ToggleButton: Widget {
    package let pointer: WidgetPointer

    /// Creates a button that runs `tapped` when the user clicks it.
    ///
    /// Set ``isOn`` from the model, so that the two never disagree.
    package init(_ label: String, tapped: @escaping @MainActor () -> Void) {
        pointer = gtk_toggle_button_new_with_label(label)
        on("clicked", tapped)
    }

    /// Whether the button is on; setting it doesn't call `tapped`.
    package var isOn: Bool {
        get { gtk_toggle_button_get_active(pointer.cast()) != 0 }
        nonmutating set {
            if isOn != newValue { gtk_toggle_button_set_active(pointer.cast(), newValue ? 1 : 0) }
        }
    }
}
