import CAdw

/// The appearance of the whole application.
@MainActor
package enum Style {
    /// Whether the dark scheme is in use.
    package static var isDark: Bool {
        adw_style_manager_get_dark(adw_style_manager_get_default()) != 0
    }

    package enum Scheme: Sendable {
        case system
        case light
        case dark
    }

    /// Sets the color scheme.
    ///
    /// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/method.StyleManager.set_color_scheme.html
    package static func choose(_ scheme: Scheme) {
        let value =
            switch scheme {
            case .system: ADW_COLOR_SCHEME_DEFAULT
            case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
            case .dark: ADW_COLOR_SCHEME_FORCE_DARK
            }
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), value)
    }

    /// Runs `action` when the scheme changes, until GTK destroys `widget`.
    package static func changed(
        for widget: some Widget,
        _ action: @escaping @MainActor () -> Void
    ) {
        guard let manager = adw_style_manager_get_default() else { return }
        let handler = Signal.connect(manager, "notify::dark", action)
        Signal.connect(widget.pointer, "destroy") {
            g_signal_handler_disconnect(manager.raw, handler)
        }
    }

    /// Adds a style sheet that overrides the theme's.
    ///
    /// https://docs.gtk.org/gtk4/css-properties.html
    package static func add(sheetAt path: String) {
        guard let provider = gtk_css_provider_new() else { return }
        defer { g_object_unref(provider) }
        gtk_css_provider_load_from_path(provider, path)
        use(provider, above: 0)
    }

    /// Adds a style sheet that overrides the other one while the system uses high contrast.
    package static func add(highContrastSheetAt path: String) {
        // The manager and the provider live as long as the process.
        guard let manager = adw_style_manager_get_default(), let provider = gtk_css_provider_new()
        else { return }
        gtk_css_provider_load_from_path(provider, path)
        let follow: @MainActor () -> Void = {
            if adw_style_manager_get_high_contrast(manager) != 0 {
                use(provider, above: 1)
            } else {
                gtk_style_context_remove_provider_for_display(
                    gdk_display_get_default(),
                    provider.opaque
                )
            }
        }
        Signal.connect(manager, "notify::high-contrast", follow)
        follow()
    }

    /// Adds a folder of icons with the structure of an icon theme.
    package static func add(iconsAt path: String) {
        gtk_icon_theme_add_search_path(
            gtk_icon_theme_get_for_display(gdk_display_get_default()),
            path
        )
    }

    /// Whether animations are on: the system's setting, unless ``setMotion(_:)`` overrides it.
    package static var hasMotion: Bool {
        var value = GValue()
        g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro
        g_object_get_property(gtk_settings_get_default()?.cast(), "gtk-enable-animations", &value)
        return g_value_get_boolean(&value) != 0
    }

    /// Turns animations on or off for this process.
    package static func setMotion(_ hasMotion: Bool) {
        var value = GValue()
        g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro
        g_value_set_boolean(&value, hasMotion ? 1 : 0)
        g_object_set_property(gtk_settings_get_default()?.cast(), "gtk-enable-animations", &value)
    }

    /// Restores the system's setting for animations.
    ///
    /// https://docs.gtk.org/gtk4/method.Settings.reset_property.html
    package static func resetMotion() {
        gtk_settings_reset_property(gtk_settings_get_default(), "gtk-enable-animations")
    }

    /// Sets the text scale; 1 is normal.
    package static func scaleText(by factor: Double) {
        var value = GValue()
        g_value_init(&value, GType(6 << 2))  // G_TYPE_INT, a macro
        g_value_set_int(&value, Int32(96 * 1024 * factor))
        g_object_set_property(gtk_settings_get_default()?.cast(), "gtk-xft-dpi", &value)
    }

    /// The text scale; 1 is normal.
    ///
    /// It is the system's text scale multiplied by its font size relative to 11 points. A smaller
    /// font counts as 11 points.
    package static var textScale: Double {
        let settings = gtk_settings_get_default()?.raw
        var value = GValue()
        g_value_init(&value, GType(6 << 2))  // G_TYPE_INT, a macro
        g_object_get_property(settings?.cast(), "gtk-xft-dpi", &value)
        let resolution = g_value_get_int(&value)
        let scale = resolution > 0 ? Double(resolution) / 1024 / 96 : 1
        let points = fontName.split(separator: " ").last.flatMap { Double($0) } ?? 11
        return scale * max(1, points / 11)
    }

    /// The system's interface font and its size in points, such as `Cantarell 11`.
    package static var fontName: String {
        var name = GValue()
        g_value_init(&name, GType(16 << 2))  // G_TYPE_STRING, a macro
        defer { g_value_unset(&name) }
        g_object_get_property(gtk_settings_get_default()?.cast(), "gtk-font-name", &name)
        return g_value_get_string(&name).map { String(cString: $0) } ?? ""
    }

    /// Runs `action` when the text scale changes, until GTK destroys `widget`.
    package static func textScaleChanged(
        for widget: some Widget,
        _ action: @escaping @MainActor () -> Void
    ) {
        guard let settings = gtk_settings_get_default() else { return }
        for property in ["gtk-xft-dpi", "gtk-font-name"] {
            let handler = Signal.connect(settings, "notify::\(property)", action)
            Signal.connect(widget.pointer, "destroy") {
                g_signal_handler_disconnect(settings.raw, handler)
            }
        }
    }

    private static func use(_ provider: UnsafeMutablePointer<GtkCssProvider>, above: UInt32) {
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(),
            provider.opaque,
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + above
        )
    }
}
