import CAdw

/// Credits, version and license of the application.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.AboutWindow.html
@MainActor
public struct AboutDialog {
    /// Names under a heading.
    public struct Credits {
        /// The heading.
        public let title: String
        /// Each may be followed by an address, as in `Name https://…`.
        public let names: [String]

        /// Shown in the given order.
        public init(title: String, names: [String]) {
            self.title = title
            self.names = names
        }
    }

    /// A notice that someone's license or terms require.
    public struct Notice {
        /// Whose terms they are.
        public let title: String
        /// Plain text, never parsed as markup.
        public let text: String

        /// Shown in the dialog's legal section.
        public init(title: String, text: String) {
            self.title = title
            self.text = text
        }
    }

    private let pointer: WidgetPointer

    /// The license is always MIT.
    public init(
        name: String,
        icon: String,
        version: String,
        comments: String,
        credits: [Credits],
        notices: [Notice]
    ) {
        pointer = adw_about_window_new()
        adw_about_window_set_application_name(pointer.opaque, name)
        adw_about_window_set_application_icon(pointer.opaque, icon)
        adw_about_window_set_version(pointer.opaque, version)
        adw_about_window_set_comments(pointer.opaque, comments)
        adw_about_window_set_license_type(pointer.opaque, GTK_LICENSE_MIT_X11)
        for section in credits {
            let names = section.names.map { strdup($0) } + [nil]
            defer { for name in names { free(name) } }
            var people = names.map { UnsafePointer($0) }
            adw_about_window_add_credit_section(pointer.opaque, section.title, &people)
        }
        for notice in notices {
            // Parsed as markup.
            let text = g_markup_escape_text(notice.text, -1)
            defer { g_free(text) }
            adw_about_window_add_legal_section(
                pointer.opaque,
                notice.title,
                nil,
                GTK_LICENSE_CUSTOM,
                text
            )
        }
    }

    /// Shows it above a window.
    public func present(above parent: some Widget) {
        gtk_window_set_transient_for(pointer.cast(), parent.pointer.cast())
        gtk_window_set_modal(pointer.cast(), 1)
        gtk_window_present(pointer.cast())
    }
}
