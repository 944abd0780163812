import CAdw

/// A segmented control of linked toggle buttons; libadwaita has had a toggle group only since 1.7.
package struct Segmented: Widget {
    package let pointer: WidgetPointer
    private let buttons: [WidgetPointer]
    /// The captions below icons.
    private let captions: [WidgetPointer]

    /// How much of a label without an icon is always visible, in average characters.
    private static let leastCharacters = 12

    /// Creates a segment for each label, placed below the icon if there are icons.
    ///
    /// `chosen` receives the 0-based position of each segment that becomes selected, by the user or
    /// by ``select(_:)``.
    package init(
        _ labels: [String],
        icons: [String] = [],
        chosen: @escaping @MainActor (Int) -> Void
    ) {
        pointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        gtk_widget_add_css_class(pointer, "linked")
        gtk_box_set_homogeneous(pointer.cast(), 1)
        var buttons: [WidgetPointer] = []
        var captions: [WidgetPointer] = []
        for (position, label) in labels.enumerated() {
            guard let button = gtk_toggle_button_new_with_label(label) else { continue }
            if let first = buttons.first {
                gtk_toggle_button_set_group(button.cast(), first.cast())
            }
            gtk_widget_set_hexpand(button, 1)
            // With large text in a narrow window, an ellipsis is better than a wider window.
            if let words = gtk_button_get_child(button.cast()) {
                gtk_label_set_ellipsize(words.opaque, PANGO_ELLIPSIZE_END)
                if icons.isEmpty {
                    let least = min(label.count, Self.leastCharacters)
                    gtk_label_set_width_chars(words.opaque, Int32(least))
                }
                AnyWidget(button).tooltip = label
            }
            if icons.indices.contains(position) {
                if let words = gtk_button_get_child(button.cast()) { captions.append(words) }
                Self.put(Icon(icons[position]), above: button, named: label)
            }
            gtk_box_append(pointer.cast(), button)
            buttons.append(button)
            Signal.connect(button, "toggled") { () -> Void in
                if gtk_toggle_button_get_active(button.cast()) != 0 { chosen(position) }
            }
        }
        self.buttons = buttons
        self.captions = captions
    }

    /// Shows or hides the captions below icons; the icons keep their names and tooltips.
    package func showCaptions(_ areShown: Bool) {
        for caption in captions { gtk_widget_set_visible(caption, areShown ? 1 : 0) }
    }

    /// Selects the segment at a 0-based position; nil deselects all segments.
    package func select(_ position: Int?) {
        guard let position else {
            for button in buttons { gtk_toggle_button_set_active(button.cast(), 0) }
            return
        }
        guard buttons.indices.contains(position) else { return }
        gtk_toggle_button_set_active(buttons[position].cast(), 1)
    }

    private static func put(_ icon: Icon, above button: WidgetPointer, named name: String) {
        guard let words = gtk_button_get_child(button.cast()) else { return }
        let column = Box.vertical(spacing: 2)
        g_object_ref(words)
        gtk_button_set_child(button.cast(), column.pointer)
        column.append(icon)
        gtk_box_append(column.pointer.cast(), words)
        g_object_unref(words)
        AnyWidget(button).accessibleName(name)
    }
}
