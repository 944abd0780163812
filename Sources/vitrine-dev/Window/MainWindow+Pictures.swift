import CAdw
import GTKSupport
import VitrineGTK

extension MainWindow {
    /// The number of posters and photos in the window that are still loading.
    ///
    /// Counts them by walking through all widgets: a few thousand, which takes about a millisecond.
    var arrivingPictureCount: Int {
        pictures { ($0.has(style: "photo") && $0.has(style: "arriving")) || $0.isWaitingPicture }
            .count
    }

    /// The number of posters without a picture that are at least partly visible in the window.
    var seenEmptyPictureCount: Int {
        pictures(where: \.isEmptyPicture).count { picture in
            // Cells that GTK keeps for reuse have no size.
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
