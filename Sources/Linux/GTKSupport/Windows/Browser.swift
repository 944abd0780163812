import CAdw
import CGTK

/// The user's default browser.
@MainActor
package enum Browser {
    /// Opens a web address or a `file:` address.
    ///
    /// `answered` receives whether a browser could be started. If `widget` isn't in a window by
    /// then, `answered` isn't called.
    ///
    /// https://docs.gtk.org/gtk4/class.UriLauncher.html
    /// https://docs.gtk.org/gtk4/class.FileLauncher.html
    /// https://docs.gtk.org/gtk4/func.show_uri_full.html
    package static func open(
        _ address: String,
        above widget: some Widget,
        answered: @escaping @MainActor (Bool) -> Void
    ) {
        let pointer = widget.pointer
        let window = gtk_widget_get_root(pointer)?.raw
        typealias Callback =
            @convention(c) @MainActor (
                UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?
            ) -> Void
        let callback: Callback = { source, result, data in
            guard let data else { return }
            let handler = Unmanaged<Handler<@MainActor (Bool) -> Void>>.fromOpaque(data)
                .takeRetainedValue()
            handler.function(vt_browser_finish(source, result) != 0)
        }
        g_object_ref(pointer)
        let answer: @MainActor (Bool) -> Void = { hasBrowser in
            if gtk_widget_get_root(pointer) != nil { answered(hasBrowser) }
            g_object_unref(pointer)
        }
        vt_browser_open(
            address,
            window?.cast(),
            unsafeBitCast(callback, to: GAsyncReadyCallback.self),
            held(Handler(answer))
        )
    }
}
