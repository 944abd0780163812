import CAdw

/// An action that menus, buttons and keys can activate.
///
/// https://docs.gtk.org/gio/class.SimpleAction.html
@MainActor
package struct Action {
    let name: String
    private let keys: [String]
    private let unclaimedKeys: [String]
    private let perform: @MainActor () -> Void

    /// Creates an action; add it to a window or an application.
    ///
    /// - Parameters:
    ///   - name: the name without its prefix, such as `refresh`.
    ///   - keys: keys in GTK's notation, such as `<Control>r`, that activate it regardless of the
    ///     focus.
    ///   - unclaimedKeys: keys that activate it only if the focused widget doesn't handle them; for
    ///     example, Escape closes a menu first. For windows only.
    ///   - perform: called when the action is activated.
    package init(
        _ name: String,
        keys: [String] = [],
        unclaimedKeys: [String] = [],
        _ perform: @escaping @MainActor () -> Void
    ) {
        self.name = name
        self.keys = keys
        self.unclaimedKeys = unclaimedKeys
        self.perform = perform
    }

    func add(
        to map: OpaquePointer,
        prefix: String,
        of application: UnsafeMutablePointer<GtkApplication>
    ) {
        guard let action = g_simple_action_new(name, nil) else { return }
        Signal.connect(action, "activate", perform)
        g_action_map_add_action(map, action)
        g_object_unref(UnsafeMutableRawPointer(action))
        guard !keys.isEmpty else { return }
        let pointers = keys.map { strdup($0) } + [nil]
        defer { for key in pointers { free(key) } }
        var accelerators = pointers.map { UnsafePointer($0) }
        gtk_application_set_accels_for_action(application, "\(prefix).\(name)", &accelerators)
    }

    /// Adds a shortcut for keys that bubble up to `window` because nothing else handles them.
    ///
    /// https://docs.gtk.org/gtk4/class.ShortcutController.html
    func addUnclaimedKeys(to window: WidgetPointer, prefix: String) {
        guard !unclaimedKeys.isEmpty else { return }
        let controller = gtk_shortcut_controller_new()
        for key in unclaimedKeys {
            let shortcut = gtk_shortcut_new(
                gtk_shortcut_trigger_parse_string(key),
                gtk_named_action_new("\(prefix).\(name)")
            )
            gtk_shortcut_controller_add_shortcut(controller?.opaque, shortcut)
        }
        gtk_widget_add_controller(window, controller)
    }
}
