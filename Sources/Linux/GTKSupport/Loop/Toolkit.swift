import CAdw

/// The libraries that draw the windows.
public enum Toolkit {
    /// The versions of the libraries at run time, such as `GTK 4.8.3, libadwaita 1.2.2`.
    ///
    /// https://docs.gtk.org/gtk4/func.get_major_version.html
    public static var versions: String {
        let gtk = [gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version()]
        let adwaita = [adw_get_major_version(), adw_get_minor_version(), adw_get_micro_version()]
        return "GTK \(dotted(gtk)), libadwaita \(dotted(adwaita))"
    }

    private static func dotted(_ parts: [UInt32]) -> String {
        parts.map(String.init).joined(separator: ".")
    }
}
