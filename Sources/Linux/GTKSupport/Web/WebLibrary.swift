import CAdw
import Glibc

/// WebKitGTK, loaded on demand because it is larger than the rest of the app.
///
/// https://webkitgtk.org/reference/webkitgtk/stable/
package struct WebLibrary: Sendable {
    typealias Object = UnsafeMutableRawPointer
    typealias Text = UnsafePointer<CChar>

    let viewType: @convention(c) @Sendable () -> GType
    let policiesType: @convention(c) @Sendable () -> GType
    let newSession: @convention(c) @Sendable () -> Object?
    let newRequest: @convention(c) @Sendable (Text) -> Object?
    let headers: @convention(c) @Sendable (Object) -> Object?
    let appendHeader: @convention(c) @Sendable (Object, Text, Text) -> Void
    let load: @convention(c) @Sendable (Object, Object) -> Void
    let mainResource: @convention(c) @Sendable (Object) -> Object?
    let response: @convention(c) @Sendable (Object) -> Object?
    let status: @convention(c) @Sendable (Object) -> UInt32
    let setBackground: @convention(c) @Sendable (Object, UnsafePointer<GdkRGBA>) -> Void

    /// WebKitGTK 6.0, the version for GTK 4.
    package static let fileName = "libwebkitgtk-6.0.so.4"

    /// Loads the library, on any thread; returns nil if it is missing or too old, or has no
    /// sandbox.
    ///
    /// Third-party pages must not run without a working sandbox. The first call takes a few tenths
    /// of a second. The library stays loaded until the process ends, because its types can't be
    /// unregistered.
    ///
    /// GLib has to load it, because libsoup loads GLib modules while it is being loaded. With plain
    /// dlopen(3), this thread would lock the linker first and GLib second. GTK locks them in the
    /// reverse order when it loads an icon, so the two threads would deadlock.
    /// https://docs.gtk.org/gmodule/type_func.Module.open.html
    package static func open(_ fileName: String = fileName) -> WebLibrary? {
        guard isSandboxed, let module = g_module_open(fileName, G_MODULE_BIND_LOCAL) else {
            return nil
        }
        g_module_make_resident(module)
        // The missing symbol only matters to packagers; the app uses the browser instead.
        return try? WebLibrary(Symbols(module: module))
    }

    private init(_ find: Symbols) throws(Symbols.Missing) {
        viewType = try find("webkit_web_view_get_type")
        policiesType = try find("webkit_website_policies_get_type")
        newSession = try find("webkit_network_session_new_ephemeral")
        newRequest = try find("webkit_uri_request_new")
        headers = try find("webkit_uri_request_get_http_headers")
        appendHeader = try find("soup_message_headers_append")
        load = try find("webkit_web_view_load_request")
        mainResource = try find("webkit_web_view_get_main_resource")
        response = try find("webkit_web_resource_get_response")
        status = try find("webkit_uri_response_get_status_code")
        setBackground = try find("webkit_web_view_set_background_color")
    }
}

extension WebLibrary {
    /// Looks up functions of a loaded library and its dependencies.
    private struct Symbols {
        struct Missing: Error {}

        let module: OpaquePointer

        func callAsFunction<Function>(_ name: String) throws(Missing) -> Function {
            var address: gpointer?
            guard g_module_symbol(module, name, &address) != 0, let address else {
                throw Missing()
            }
            // SAFETY: the properties above have the types that WebKitGTK 6.0 and libsoup 3 declare.
            return unsafeBitCast(address, to: Function.self)
        }
    }

    /// Whether bubblewrap, which sandboxes WebKit's processes, works on this system.
    ///
    /// If it doesn't, WebKit ends the whole process instead of reporting an error.
    private static var isSandboxed: Bool {
        let words = ["bwrap", "--unshare-user", "--ro-bind", "/", "/", "--proc", "/proc", "true"]
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var status: Int32 = 0
        let flags =
            G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue
            | G_SPAWN_STDERR_TO_DEV_NULL.rawValue
        let hasRun = g_spawn_sync(
            nil,
            &arguments,
            nil,
            GSpawnFlags(flags),
            nil,
            nil,
            nil,
            nil,
            &status,
            nil
        )
        return hasRun != 0 && status == 0
    }
}
