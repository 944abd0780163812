import CAdw
import GTKSupport
import VitrineGTK

extension MainWindow {
    /// How many posters and photos of the window are on their way.
    ///
    /// Counted by walking its widgets: a few thousand, about a millisecond.
    var arrivingPictureCount: Int { arrivingPictures.count }

    /// How many of them are at least partly in the window; the others are for what is scrolled to.
    var seenArrivingPictureCount: Int {
        arrivingPictures.count { picture in
            // Cells that GTK keeps for later have no size.
            guard let frame = picture.frame(in: window), frame.width > 0 else { return false }
            return frame.x < Double(window.width) && frame.x + frame.width > 0
                && frame.y < Double(window.height) && frame.y + frame.height > 0
        }
    }

    private var arrivingPictures: [AnyWidget] {
        isClosed ? [] : Self.arrivingPictures(within: window.erased)
    }

    private static func arrivingPictures(within widget: AnyWidget) -> [AnyWidget] {
        let isPhoto = widget.has(style: "photo") && widget.has(style: "arriving")
        let own = isPhoto || widget.isWaitingPicture ? [widget] : []
        return widget.children.reduce(into: own) { $0 += arrivingPictures(within: $1) }
    }
}

extension AnyWidget {
    fileprivate func has(style name: String) -> Bool {
        gtk_widget_has_css_class(pointer, name) != 0
    }
}
