import CAdw
import GTKSupport
import VitrineGTK

extension MainWindow {
    /// How many posters and photos of the window are on their way.
    ///
    /// Counted by walking its widgets: a few thousand, about a millisecond.
    var arrivingPictureCount: Int { isClosed ? 0 : Self.arrivingPictures(within: window.erased) }

    private static func arrivingPictures(within widget: AnyWidget) -> Int {
        let isPicture = ["poster", "photo"].contains { widget.has(style: $0) }
        let own = isPicture && widget.has(style: "arriving") ? 1 : 0
        return widget.children.reduce(own) { $0 + arrivingPictures(within: $1) }
    }
}

extension AnyWidget {
    fileprivate func has(style name: String) -> Bool {
        gtk_widget_has_css_class(pointer, name) != 0
    }
}
