import CAdw

/// What kind of display the windows are on, as far as the app minds.
public enum DisplayKind: Hashable, Sendable {
    /// A page of a browser, drawn by GTK's Broadway server.
    /// https://docs.gtk.org/gtk4/broadway.html
    case broadway
    /// A desktop or a phone.
    case screen

    /// The display in use; ``screen`` before GTK has opened one.
    @MainActor public static var current: DisplayKind {
        guard let display = gdk_display_get_default() else { return .screen }
        let instance: UnsafeMutablePointer<GTypeInstance> = display.raw.cast()
        let name = g_type_name_from_instance(instance).map { String(cString: $0) }
        return name == "GdkBroadwayDisplay" ? .broadway : .screen
    }

    /// Whether the window takes all of it, since nobody could move or resize it there.
    public var isFilled: Bool { self == .broadway }

    /// Whether a renderer, the value of `GSK_RENDERER`, ends the display's server: Broadway's of
    /// GTK 4.8 aborts at the second frame that cairo draws.
    public func fails(withRenderer renderer: String?) -> Bool {
        self == .broadway && renderer == "cairo"
    }
}
