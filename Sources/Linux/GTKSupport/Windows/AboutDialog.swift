import CAdw
import CGTK

/// Credits, version and license of the application.
///
/// It stands where an ``AlertDialog`` does.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.AboutDialog.html
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
        pointer = vt_about_new(name, icon, version, comments)
        for section in credits {
            let names = section.names.map { strdup($0) } + [nil]
            defer { for name in names { free(name) } }
            var people = names.map { UnsafePointer($0) }
            vt_about_add_credits(pointer, section.title, &people)
        }
        for notice in notices { vt_about_add_notice(pointer, notice.title, notice.text) }
    }

    /// Shows it above a window, or within it.
    public func present(above parent: some Widget) {
        vt_about_present(pointer, parent.pointer)
    }
}
