import CAdw
import Glibc

/// WebKitGTK, loaded when first needed: it is larger than the rest of the app together.
///
/// https://webkitgtk.org/reference/webkitgtk/stable/
public struct WebLibrary: Sendable {
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
    public static let fileName = "libwebkitgtk-6.0.so.4"

    /// Loads the library, on any thread; nil if it is not installed, too old, or its sandbox does
    /// not work: third-party pages must not run without it.
    ///
    /// It takes some tenths of a second the first time. It stays loaded until the process ends,
    /// because its types cannot be unregistered. GLib loads it, because libsoup loads GLib modules
    /// while it is being loaded: with plain dlopen(3), GLib's lock and the linker's would be taken
    /// in one order here and in the other where GTK loads an icon, and both threads would deadlock.
    /// https://docs.gtk.org/gmodule/type_func.Module.open.html
    public static func open(_ fileName: String = fileName) -> WebLibrary? {
        guard isSandboxed, let module = g_module_open(fileName, G_MODULE_BIND_LOCAL) else {
            return nil
        }
        g_module_make_resident(module)
        // What is missing concerns packagers; here the browser takes over.
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
    /// The functions of a loaded library and its dependencies.
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

    /// Whether bubblewrap, which sandboxes WebKit's processes, works here.
    ///
    /// If it does not, WebKit ends the whole process instead of reporting an error.
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
