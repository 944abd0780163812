import CAdw
import CGTK

/// A search field.
///
/// https://docs.gtk.org/gtk4/class.SearchEntry.html
package struct SearchEntry: Widget {
    package let pointer: WidgetPointer
    private let changes: UInt

    /// Creates a search field that reports every edit, without GTK's delay.
    ///
    /// - Parameters:
    ///   - prompt: the placeholder and accessible name, which say what the user can search for.
    ///   - changed: called for every edit; debounce requests to a service.
    ///   - stopped: called when the user presses Escape in the field.
    ///   - entered: called when the user presses Enter in the field; does nothing by default.
    package init(
        prompt: String,
        changed: @escaping @MainActor (String) -> Void,
        stopped: @escaping @MainActor () -> Void,
        entered: @escaping @MainActor () -> Void = {}
    ) {
        let entry: WidgetPointer = gtk_search_entry_new()
        pointer = entry
        changes = Signal.connect(entry, "changed") {
            changed(String(cString: gtk_editable_get_text(entry.opaque)))
        }
        // GTK's default minimum width is about 20 characters.
        gtk_editable_set_width_chars(pointer.opaque, 6)
        show(prompt: prompt)
        on("stop-search", stopped)
        on("activate", entered)
        // If the user started the search by typing elsewhere, typing continues in the field after
        // the first letter.
        on("search-started") {
            let text: OpaquePointer? = gtk_editable_get_delegate(entry.opaque)
            _ = gtk_text_grab_focus_without_selecting(text?.raw.cast())
        }
    }

    /// Focuses the field with the cursor at the end of its text.
    package func focusAtEnd() {
        let text: OpaquePointer? = gtk_editable_get_delegate(pointer.opaque)
        _ = gtk_text_grab_focus_without_selecting(text?.raw.cast())
        gtk_editable_set_position(pointer.opaque, -1)
    }

    /// Sets the placeholder and accessible name.
    package func show(prompt: String) {
        // GTK 4.10 added a setter for it.
        vt_set_string(pointer, "placeholder-text", prompt)
        _ = named(prompt)
    }

    /// The untrimmed text; setting it doesn't call `changed`.
    package var text: String {
        get { String(cString: gtk_editable_get_text(pointer.opaque)) }
        nonmutating set {
            guard text != newValue else { return }
            // Otherwise GTK would report two edits: an empty text, then the new one.
            g_signal_handler_block(pointer, changes)
            gtk_editable_set_text(pointer.opaque, newValue)
            g_signal_handler_unblock(pointer, changes)
        }
    }

    /// Starts a search when the user types anywhere in `widget`; nil turns this off.
    package func capturesKeys(of widget: AnyWidget?) {
        guard gtk_search_entry_get_key_capture_widget(pointer.opaque) != widget?.pointer else {
            return
        }
        gtk_search_entry_set_key_capture_widget(pointer.opaque, widget?.pointer)
    }
}
