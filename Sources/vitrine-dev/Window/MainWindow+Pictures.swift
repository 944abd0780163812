import CAdw
import GTKSupport
import VitrineGTK

extension MainWindow {
    /// How many posters and photos of the window are on their way.
    ///
    /// Counted by walking its widgets: a few thousand, about a millisecond.
    var arrivingPictureCount: Int {
        pictures { ($0.has(style: "photo") && $0.has(style: "arriving")) || $0.isWaitingPicture }
            .count
    }

    /// How many posters that are at least partly in the window are not there, or not yet.
    var seenEmptyPictureCount: Int {
        pictures(where: \.isEmptyPicture).count { picture in
            // Cells that GTK keeps for later have no size.
            guard let frame = picture.frame(in: window), frame.width > 0 else { return false }
            return frame.x < Double(window.width) && frame.x + frame.width > 0
                && frame.y < Double(window.height) && frame.y + frame.height > 0
        }
    }

    private func pictures(where isWanted: (AnyWidget) -> Bool) -> [AnyWidget] {
        func pictures(within widget: AnyWidget) -> [AnyWidget] {
            widget.children.reduce(into: isWanted(widget) ? [widget] : []) {
                $0 += pictures(within: $1)
            }
        }
        return isClosed ? [] : pictures(within: window.erased)
    }
}

extension AnyWidget {
    fileprivate func has(style name: String) -> Bool {
        gtk_widget_has_css_class(pointer, name) != 0
    }
}
