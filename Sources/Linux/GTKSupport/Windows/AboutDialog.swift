import CAdw
import CGTK

/// A dialog with the application's credits, version and license.
///
/// Like an ``AlertDialog``, it is inside the window or a window above it.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.AboutDialog.html
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.AboutWindow.html
@MainActor
package struct AboutDialog {
    package struct Credits {
        package let title: String
        /// An address may follow each name, as in `Name https://…`.
        package let names: [String]

        /// Creates a section that lists the names in the given order.
        package init(title: String, names: [String]) {
            self.title = title
            self.names = names
        }
    }

    /// A notice required by someone's license or terms.
    package struct Notice {
        /// The product or service whose license or terms are quoted.
        package let title: String
        /// Plain text, never parsed as markup.
        package let text: String

        /// Creates a notice for the dialog's legal section.
        package init(title: String, text: String) {
            self.title = title
            self.text = text
        }
    }

    private let pointer: WidgetPointer

    /// Creates the dialog without showing it; the license is always MIT.
    package init(
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

    /// Shows the dialog inside the parent's window or above it.
    package func present(above parent: some Widget) {
        vt_about_present(pointer, parent.pointer)
    }
}
