import CAdw

/// The user's default browser.
@MainActor
public enum Browser {
    /// Opens a web address; `answered` receives whether a browser could be started.
    ///
    /// https://docs.gtk.org/gtk4/func.show_uri_full.html
    public static func open(
        _ address: String,
        above widget: some Widget,
        answered: @escaping @MainActor (Bool) -> Void
    ) {
        let window = gtk_widget_get_root(widget.pointer)?.raw
        typealias Callback =
            @convention(c) @MainActor (
                UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?
            ) -> Void
        let callback: Callback = { parent, result, data in
            guard let data else { return }
            let handler = Unmanaged<Handler<@MainActor (Bool) -> Void>>.fromOpaque(data)
                .takeRetainedValue()
            let window: UnsafeMutablePointer<GtkWindow>? = parent?.cast()
            handler.function(gtk_show_uri_full_finish(window, result, nil) != 0)
        }
        gtk_show_uri_full(
            window?.cast(),
            address,
            guint32(GDK_CURRENT_TIME),
            nil,
            unsafeBitCast(callback, to: GAsyncReadyCallback.self),
            held(Handler(answered))
        )
    }
}
