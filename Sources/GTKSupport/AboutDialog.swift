import CAdw

/// Who made the application, and under which license.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.AboutWindow.html
@MainActor
public struct AboutDialog {
    private let pointer: WidgetPointer

    /// Makes the dialog; the license is MIT.
    public init(name: String, icon: String, version: String, comments: String) {
        pointer = adw_about_window_new()
        adw_about_window_set_application_name(pointer.opaque, name)
        adw_about_window_set_application_icon(pointer.opaque, icon)
        adw_about_window_set_version(pointer.opaque, version)
        adw_about_window_set_comments(pointer.opaque, comments)
        adw_about_window_set_license_type(pointer.opaque, GTK_LICENSE_MIT_X11)
    }

    /// Shows it above a window.
    public func present(above parent: some Widget) {
        gtk_window_set_transient_for(pointer.cast(), parent.pointer.cast())
        gtk_window_set_modal(pointer.cast(), 1)
        gtk_window_present(pointer.cast())
    }
}
