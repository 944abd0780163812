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
    let presentation: PresentationState
    let sources: ZoomSources
    /// The viewer's view; nil without a viewer.
    let content: Content?

    /// The viewer on screen, until it has disappeared.
    @MainActor
    final class Coordinator {
        var open: ViewerController<Content>?
        /// What the app wants to present now.
        var latest: ViewerPresenter?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        let coordinator = context.coordinator
        coordinator.latest = self
        if let open = coordinator.open {
            if let source { open.source = source }
            // Dismissed from below, because it may itself present an alert or the share sheet.
            if open.viewer !== viewer, !open.isBeingDismissed {
                open.presentingViewController?.dismiss(animated: true)
            }
        } else {
            // UIKit doesn't present from within an update of views.
            Task { coordinator.latest?.present(from: controller, coordinator) }
        }
    }

    private func present(from controller: UIViewController, _ coordinator: Coordinator) {
        // The views may not have been updated since the viewer was dismissed.
        guard let viewer, let content, coordinator.open == nil, presentation.isOpen(viewer) else {
            return
        }
        let shown = ViewerController(rootView: content)
        shown.viewer = viewer
        shown.source = source
        shown.disappeared = { [presentation, weak coordinator] in
            presentation.viewerDismissed(viewer)
            guard let coordinator else { return }
            coordinator.open = nil
            coordinator.latest?.present(from: controller, coordinator)
        }
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
        // The page stays in the window, because the viewer shrinks into it.
        shown.modalPresentationStyle = .overFullScreen
        shown.modalPresentationCapturesStatusBarAppearance = true
        // VoiceOver doesn't read the page below.
        shown.view.accessibilityViewIsModal = true
        shown.view.backgroundColor = .black
        controller.present(shown, animated: true)
        // UIKit refuses outside of a window and above another presentation.
        guard shown.presentingViewController != nil else {
            presentation.viewerDismissed(viewer)
            return
        }
        coordinator.open = shown
        presentation.coverPresented()
    }
}

/// The viewer's view, which reports that UIKit has dismissed it.
final class ViewerController<Content: View>: UIHostingController<Content> {
    var viewer: PosterViewModel?
    var source: ZoomID?
    var disappeared: @MainActor () -> Void = {}

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A cancelled gesture only begins to dismiss it.
        if isBeingDismissed { disappeared() }
    }
}
#endif
