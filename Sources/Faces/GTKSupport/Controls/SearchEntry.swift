import CAdw
import CGTK

/// A field for words to search for. https://docs.gtk.org/gtk4/class.SearchEntry.html
public struct SearchEntry: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a field; `prompt` is its placeholder and what screen readers speak.
    ///
    /// - Parameters:
    ///   - prompt: what can be searched for.
    ///   - changed: the text changed, with every letter: whoever asks a service waits for a rest.
    ///   - stopped: the person pressed Escape in it.
    ///   - entered: the person pressed Enter in it; does nothing by default.
    public init(
        prompt: String,
        changed: @escaping @MainActor (String) -> Void,
        stopped: @escaping @MainActor () -> Void,
        entered: @escaping @MainActor () -> Void = {}
    ) {
        pointer = gtk_search_entry_new()
        // Its own setter came with GTK 4.10.
        vt_set_string(pointer, "placeholder-text", prompt)
        // GTK's own least width is that of some 20 characters.
        gtk_editable_set_width_chars(pointer.opaque, 6)
        let pointer = pointer
        _ = named(prompt)
        Signal.connect(pointer, "changed") {
            changed(String(cString: gtk_editable_get_text(pointer.opaque)))
        }
        on("stop-search", stopped)
        on("activate", entered)
        // Typing elsewhere began the search: it goes on in the field, after the first letter.
        on("search-started") {
            let text: OpaquePointer? = gtk_editable_get_delegate(pointer.opaque)
            _ = gtk_text_grab_focus_without_selecting(text?.raw.cast())
        }
    }

    /// The text.
    public var text: String {
        get { String(cString: gtk_editable_get_text(pointer.opaque)) }
        nonmutating set {
            if text != newValue { gtk_editable_set_text(pointer.opaque, newValue) }
        }
    }

    /// Lets typing anywhere in a widget begin a search; nil ends that.
    public func capturesKeys(of widget: AnyWidget?) {
        guard gtk_search_entry_get_key_capture_widget(pointer.opaque) != widget?.pointer else {
            return
        }
        gtk_search_entry_set_key_capture_widget(pointer.opaque, widget?.pointer)
    }
}
