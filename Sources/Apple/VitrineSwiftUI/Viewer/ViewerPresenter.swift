#if canImport(UIKit)
import CoreGraphics
import Features
import SwiftUI
import UIKit

/// Presents the viewer with UIKit's zoom transition, whose gesture also closes it.
struct ViewerPresenter<Content: View>: UIViewControllerRepresentable {
    /// The viewer to present; nil dismisses it.
    let viewer: PosterViewModel?
    /// The picture that the viewer shows.
    let source: ZoomID?
    let sources: ZoomSources
    /// Called after the user has dismissed the viewer.
    let dismissed: @MainActor (PosterViewModel) -> Void
    /// The viewer's view; nil without a viewer.
    let content: Content?

    /// The viewer on screen.
    @MainActor
    final class Coordinator {
        var open: ViewerController<Content>?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        let coordinator = context.coordinator
        if let open = coordinator.open {
            if let source { open.source = source }
            guard open.viewer !== viewer else { return }
            coordinator.open = nil
            open.dismiss(animated: true) { present(from: controller, coordinator) }
        } else {
            // UIKit doesn't present from within an update of views.
            Task { present(from: controller, coordinator) }
        }
    }

    private func present(from controller: UIViewController, _ coordinator: Coordinator) {
        guard let viewer, let content, coordinator.open == nil else { return }
        let shown = ViewerController(rootView: content)
        (shown.viewer, shown.source, shown.dismissed) = (viewer, source, dismissed)
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = {
            let speed = CGSize(width: $0.velocity.dx, height: $0.velocity.dy)
            return $0.willBegin && viewer.closes(onDragAt: speed)
        }
        options.alignmentRectProvider = { _ in viewer.zoom.frame }
        shown.preferredTransition = .zoom(
            options: options,
            sourceViewProvider: { [sources, weak shown] _ in sources[shown?.source] }
        )
        shown.modalPresentationStyle = .fullScreen
        coordinator.open = shown
        controller.present(shown, animated: true)
    }
}

/// The viewer's view, which reports that UIKit has dismissed it.
final class ViewerController<Content: View>: UIHostingController<Content> {
    var viewer: PosterViewModel?
    var source: ZoomID?
    var dismissed: @MainActor (PosterViewModel) -> Void = { _ in }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A cancelled gesture only begins to dismiss it.
        if isBeingDismissed, let viewer { dismissed(viewer) }
    }
}
#endif
