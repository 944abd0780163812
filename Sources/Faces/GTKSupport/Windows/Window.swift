import CAdw

/// A window of the application.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ApplicationWindow.html
///
/// GTK frees it when a person closes it. Whoever keeps one may ask ``isClosed``, and call what
/// stands here in any case: a closed window does nothing.
public struct Window: Widget {
    /// The address.
    public let pointer: WidgetPointer
    private let end = End()

    /// Whether GTK has let go of the window.
    private final class End {
        var hasCome = false
    }

    /// Makes a window of `width` × `height` application pixels; it shows itself on ``present()``.
    public init(_ application: Application, title: String, width: Int, height: Int) {
        pointer = adw_application_window_new(application.pointer)
        gtk_window_set_title(pointer.cast(), title)
        on("destroy") { [end] in end.hasCome = true }
        resize(width: width, height: height)
    }

    /// The window of the application that was opened last and is still on screen: a dialog, where
    /// one is open.
    package static var topmost: AnyWidget? {
        guard let all = gtk_window_list_toplevels() else { return nil }
        defer { g_list_free(all) }
        var windows: [WidgetPointer] = []
        var next: UnsafeMutablePointer<GList>? = all
        while let entry = next {
            if let window = entry.pointee.data?.assumingMemoryBound(to: GtkWidget.self),
                gtk_widget_get_mapped(window) != 0
            {
                windows.append(window)
            }
            next = entry.pointee.next
        }
        let dialog = windows.first { gtk_window_get_transient_for($0.cast()) != nil }
        return AnyWidget(dialog ?? windows.first)
    }

    /// Sets what the window holds.
    public func setContent(_ content: some Widget) {
        adw_application_window_set_content(pointer.cast(), content.pointer)
    }

    /// Whether it has been closed, so that neither it nor its widgets are there any more.
    public var isClosed: Bool { end.hasCome }

    /// Asks for a size in application pixels.
    public func resize(width: Int, height: Int) {
        guard !isClosed else { return }
        gtk_window_set_default_size(pointer.cast(), Int32(width), Int32(height))
    }

    /// The size in application pixels that it has, or would have if it filled no screen; nil once
    /// it has been closed.
    public var size: (width: Int, height: Int)? {
        guard !isClosed else { return nil }
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(pointer.cast(), &width, &height)
        return (Int(width), Int(height))
    }

    /// Whether it is as large as the screen lets it be.
    public var isMaximized: Bool { !isClosed && gtk_window_is_maximized(pointer.cast()) != 0 }

    /// Makes it as large as the screen lets it be.
    public func maximize() {
        if !isClosed { gtk_window_maximize(pointer.cast()) }
    }

    /// Shows the window, or raises it.
    public func present() {
        if !isClosed { gtk_window_present(pointer.cast()) }
    }

    /// Closes the window.
    public func close() {
        if !isClosed { gtk_window_close(pointer.cast()) }
    }

    /// Runs `action` when somebody wants to close it, while all of it is still there.
    public func closing(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(
            pointer,
            "close-request",
            deciding: {
                action()
                return false
            }
        )
    }

    /// Runs `action` when it has been closed, before its widgets are freed.
    public func closed(_ action: @escaping @MainActor () -> Void) {
        on("destroy", action)
    }

    /// Adds an action that menus, buttons and keys name `win.<name>`.
    public func addAction(_ action: Action, of application: Application) {
        action.add(to: pointer.opaque, prefix: "win", of: application.pointer)
        action.addUnclaimedKeys(to: pointer, prefix: "win")
    }

    /// Says whether an action of the window can be run now: its menu entries and buttons follow.
    public func setEnabled(_ name: String, _ isEnabled: Bool) {
        guard !isClosed, let action = g_action_map_lookup_action(pointer.opaque, name) else {
            return
        }
        g_simple_action_set_enabled(action.raw.opaque, isEnabled ? 1 : 0)
    }
}
