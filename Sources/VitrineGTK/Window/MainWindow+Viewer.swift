import Features
import Foundation
import GTKSupport

/// The poster at full size.
extension MainWindow {
    /// Opens or closes the viewer as the route says.
    func posterChanged() {
        model.routeChanged()
        guard model.poster !== viewer?.model else { return }
        guard let poster = model.poster else {
            closeViewer()
            return
        }
        closingViewer?.finish()
        let viewer = PosterViewer(
            model: poster,
            preview: details.posterTexture,
            images: images,
            home: { [weak self] in self?.posterFrame },
            covered: { [weak self] in self?.toasts.setCovered($0) }
        )
        self.viewer = viewer
        // Behind it nothing is reached, by the keyboard or a screen reader either.
        toasts.setReachable(false)
        layers.add(viewer.root)
        viewer.open()
    }

    private func closeViewer() {
        guard let viewer else { return }
        self.viewer = nil
        closingViewer = viewer
        toasts.setCovered(false)
        toasts.setReachable(true)
        details.focusPoster()
        viewer.close { [weak self] in
            guard let self, !isClosed else { return }
            layers.remove(viewer.root)
            closingViewer = nil
        }
    }

    /// Where the details page's poster is in the window; nil where it is not seen, or not yet: a
    /// page has no size before its first frame.
    var posterFrame: CGRect? {
        guard !isClosed, let frame = details.posterButton?.frame(in: layers)?.frame else {
            return nil
        }
        return frame.isEmpty ? nil : frame
    }
}
