import CAdw

/// The kinds of display that the app treats differently.
public enum DisplayKind: Hashable, Sendable {
    /// A browser page drawn by GTK's Broadway server.
    ///
    /// https://docs.gtk.org/gtk4/broadway.html
    case broadway
    /// A desktop or a phone.
    case screen

    /// The kind of display in use; ``screen`` until GTK opens one.
    @MainActor public static var current: DisplayKind {
        guard let display = gdk_display_get_default() else { return .screen }
        let instance: UnsafeMutablePointer<GTypeInstance> = display.raw.cast()
        let name = g_type_name_from_instance(instance).map { String(cString: $0) }
        return name == "GdkBroadwayDisplay" ? .broadway : .screen
    }

    /// Whether the window fills the display because the user can't move or resize it.
    public var isFilled: Bool { self == .broadway }

    /// Whether a renderer, the value of `GSK_RENDERER`, crashes the display's server.
    ///
    /// GTK 4.8's Broadway server aborts at the second frame that cairo draws.
    public func fails(withRenderer renderer: String?) -> Bool {
        self == .broadway && renderer == "cairo"
    }
}
