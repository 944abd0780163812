import CAdw
import CGTK

/// A web page that stores nothing: its cookies and caches last as long as the view.
///
/// The view doesn't show new windows that the page opens.
/// https://webkitgtk.org/reference/webkitgtk/stable/class.WebView.html
package struct WebView: Widget {
    package let pointer: WidgetPointer

    /// The events of a loading page.
    package enum Event: Sendable {
        /// The first content is visible.
        case arrived
        /// The page and all its resources are loaded.
        case loaded
        /// The page can't be loaded, or its process has ended.
        case failed
    }

    private enum Progress {
        static let committed: UInt32 = 2
        static let finished: UInt32 = 3
    }

    /// Creates a view that starts loading a page.
    ///
    /// - Parameters:
    ///   - library: the loaded WebKit.
    ///   - address: the page address.
    ///   - referrer: the Referer header's value; nil for none.
    ///   - happened: receives all events.
    package init(
        _ library: WebLibrary,
        address: String,
        referrer: String?,
        happened: @escaping @MainActor (Event) -> Void
    ) {
        pointer = vt_web_view_new(library.viewType(), library.policiesType(), library.newSession())
        var black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        library.setBackground(pointer.raw, &black)
        let pointer = pointer
        Signal.connect(
            pointer,
            "load-changed",
            number: { progress in
                switch progress {
                case Progress.committed:
                    happened(Self.isRefused(pointer, library) ? .failed : .arrived)
                case Progress.finished: happened(.loaded)
                default: break
                }
            }
        )
        Signal.connect(
            pointer,
            "load-failed",
            deciding: {
                happened(.failed)
                return true  // Suppresses WebKit's own error page.
            }
        )
        Signal.connect(pointer, "web-process-terminated") { happened(.failed) }
        load(address, referrer, library)
    }

    private func load(_ address: String, _ referrer: String?, _ library: WebLibrary) {
        guard let request = library.newRequest(address) else { return }
        defer { g_object_unref(request) }
        if let referrer, let headers = library.headers(request) {
            library.appendHeader(headers, "Referer", referrer)
        }
        library.load(pointer.raw, request)
    }

    /// Whether the server returned an error page, which WebKit would show like any other.
    private static func isRefused(_ view: WidgetPointer, _ library: WebLibrary) -> Bool {
        guard let resource = library.mainResource(view.raw),
            let response = library.response(resource)
        else { return false }
        return library.status(response) >= 400
    }
}
