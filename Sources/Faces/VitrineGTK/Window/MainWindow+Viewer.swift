import Features
import Foundation
import GTKSupport

/// The poster at full size.
extension MainWindow {
    /// Opens or closes the viewer when the route changes.
    func posterChanged() {
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
        // What is behind it must not be reachable by keyboard or screen reader.
        toasts.setReachable(false)
        layers.add(viewer.root)
        details.hidesPoster = true
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
            details.hidesPoster = false
        }
    }

    /// The rectangle of the details page's poster in the window; nil if it is not visible, or
    /// before the page's first frame, when it has no size.
    var posterFrame: CGRect? {
        guard !isClosed, let frame = details.posterButton?.frame(in: layers)?.frame else {
            return nil
        }
        return frame.isEmpty ? nil : frame
    }
}
