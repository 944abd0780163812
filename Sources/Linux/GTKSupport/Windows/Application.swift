import CAdw
import CGTK
import Glibc

/// The application as GNOME sees it: its id, windows and main loop.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Application.html
@MainActor
package final class Application {
    /// Retained until `deinit`.
    let pointer: UnsafeMutablePointer<GtkApplication>
    /// What keeps the session from ending; 0 for nothing.
    private var inhibition: guint = 0

    /// Creates the application without running it.
    ///
    /// - Parameters:
    ///   - id: the application's name on the session bus; a second start raises the first one's
    ///     window.
    ///   - isUnique: whether only one instance runs at a time; true by default.
    package init(id: String, isUnique: Bool = true) {
        vt_correct_places()
        let flags = isUnique ? G_APPLICATION_HANDLES_OPEN : G_APPLICATION_NON_UNIQUE
        pointer = vt_application_new(id, flags).raw.cast()
    }

    isolated deinit { g_object_unref(pointer) }

    /// Sets the language of GTK's own strings, an ISO 639-1 code; call this before any other GTK
    /// function.
    ///
    /// If the C library doesn't know the user's locale, or the locale is `C`, this sets another
    /// one, because GTK translates nothing in either case, and warns about an unknown locale. Since
    /// version 2.39, the C library doesn't translate in `C.UTF-8` either, so that locale is the
    /// last resort.
    /// https://www.gnu.org/software/gettext/manual/html_node/The-LANGUAGE-variable.html
    package static func speak(_ language: String) {
        vt_environment_set("LANGUAGE", language)
        let messages = setlocale(LC_ALL, "").flatMap { _ in setlocale(LC_MESSAGES, nil) }
        let name = messages.map { String(cString: $0) } ?? "C"
        guard ["C", "POSIX", "C.UTF-8"].contains(name) else { return }
        let names = ["en_US.UTF-8", "C.UTF-8"]
        let other = names.first { setlocale(LC_ALL, $0) != nil }
        if let other { vt_environment_set("LC_ALL", other) }
    }

    /// Runs the application until its last window closes.
    ///
    /// - Parameters:
    ///   - arguments: addresses to open, or `--gapplication-service` to wait for the desktop's
    ///     requests without a window; none by default.
    ///   - environment: the environment of the process; empty by default.
    ///   - activate: creates or raises the window; a second start calls it again.
    /// - Returns: the exit status of GApplication.
    package func run(
        arguments: [String] = [],
        environment: [String: String] = [:],
        activate: @escaping @MainActor () -> Void
    ) -> Int32 {
        MainLoop.install()
        let skipped = Self.skipGraphicsCard(environment)
        // GTK has read its environment by then; child processes must not inherit the variable.
        Signal.connect(pointer, "startup") {
            guard let skipped else { return }
            vt_environment_set(skipped, nil)
            if environment["GSK_RENDERER"] == nil { Self.chooseCairo() }
        }
        Signal.connect(pointer, "activate", activate)
        guard !arguments.isEmpty else { return g_application_run(pointer.cast(), 0, nil) }
        var words = (["vitrine"] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        return g_application_run(pointer.cast(), Int32(words.count - 1), &words)
    }

    /// Prevents GTK from loading OpenGL and Vulkan, so that cairo renders; returns the name of the
    /// variable that it sets.
    ///
    /// Does nothing if there is a graphics card or the environment chooses a renderer other than
    /// cairo.
    /// https://docs.gtk.org/gtk4/running.html#gdk_debug
    private static func skipGraphicsCard(_ environment: [String: String]) -> String? {
        let renderer = environment["GSK_RENDERER"] ?? ""
        guard renderer == "cairo" || (renderer.isEmpty && !GraphicsCard.isAvailable()) else {
            return nil
        }
        let (name, value) =
            gtk_get_minor_version() < 16
            ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl,vulkan")
        guard environment[name] == nil else { return nil }
        vt_environment_set(name, value)
        return name
    }

    /// Makes GTK create a renderer while the environment chooses cairo, which it remembers.
    ///
    /// Otherwise GTK would try OpenGL for each window and print a message. Broadway has its own
    /// renderer.
    private static func chooseCairo() {
        guard DisplayKind.current == .screen else { return }
        vt_environment_set("GSK_RENDERER", "cairo")
        defer { vt_environment_set("GSK_RENDERER", nil) }
        guard let surface = gdk_surface_new_toplevel(gdk_display_get_default()) else { return }
        if let renderer = gsk_renderer_new_for_surface(surface) {
            gsk_renderer_unrealize(renderer)
            g_object_unref(renderer.raw)
        }
        // This also releases the surface.
        gdk_surface_destroy(surface)
    }

    /// Keeps the application running without a window until ``release()``.
    package func hold() {
        g_application_hold(pointer.cast())
    }

    /// Reverses one call to ``hold()``.
    package func release() {
        g_application_release(pointer.cast())
    }

    /// Ends the main loop at once.
    package func quit() {
        g_application_quit(pointer.cast())
    }

    /// Runs `action` on the main loop when the process receives a signal: SIGHUP, SIGINT, SIGTERM,
    /// SIGUSR1 or SIGUSR2; does nothing if it ignores the signal, as SIGHUP with `nohup`.
    ///
    /// https://docs.gtk.org/glib-unix/func.signal_add.html
    package func onSignal(_ number: Int32, _ action: @escaping @MainActor () -> Void) {
        var old = Glibc.sigaction()
        sigaction(number, nil, &old)
        // SIG_IGN is 1.
        guard unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) != 1 else { return }
        let run: @convention(c) @MainActor (gpointer?) -> gboolean = { data in
            guard let data else { return 0 }
            Handler<@MainActor () -> Void>.function(data)()
            return 1
        }
        g_unix_signal_add_full(
            G_PRIORITY_DEFAULT,
            number,
            unsafeBitCast(run, to: GSourceFunc.self),
            held(Handler(action)),
            releaseHeld
        )
    }

    /// Calls `reason` when the user's session is about to end; a text keeps it from ending, and shows
    /// the user why, until the app ends or ``allowSessionEnd()``.
    ///
    /// https://docs.gtk.org/gtk4/signal.Application.query-end.html
    package func sessionEnding(_ reason: @escaping @MainActor () -> String?) {
        Signal.connect(pointer, "query-end") { [weak self] () -> Void in
            guard let self, let reason = reason() else { return }
            allowSessionEnd()
            inhibition = gtk_application_inhibit(
                pointer,
                nil,
                GTK_APPLICATION_INHIBIT_LOGOUT,
                reason
            )
        }
    }

    /// Lets the session end again.
    package func allowSessionEnd() {
        if inhibition != 0 { gtk_application_uninhibit(pointer, inhibition) }
        inhibition = 0
    }
}
