import CAdw
import GTKSupport
import VitrineGTK

extension MainWindow {
    /// How many posters and photos of the window are on their way.
    ///
    /// Counted by walking its widgets: a few thousand, about a millisecond.
    var arrivingPictureCount: Int { isClosed ? 0 : Self.arrivingPictures(within: window.erased) }

    private static func arrivingPictures(within widget: AnyWidget) -> Int {
        let isPhoto = widget.has(style: "photo") && widget.has(style: "arriving")
        let own = isPhoto || widget.isWaitingPicture ? 1 : 0
        return widget.children.reduce(own) { $0 + arrivingPictures(within: $1) }
    }
}

extension AnyWidget {
    fileprivate func has(style name: String) -> Bool {
        gtk_widget_has_css_class(pointer, name) != 0
    }
}
