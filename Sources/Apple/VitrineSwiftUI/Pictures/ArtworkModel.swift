#if canImport(UIKit)
import Features
import ImagePipeline
import Observation

/// A picture from the core's loader, observable by a view.
@MainActor
@Observable
final class ArtworkModel {
    private(set) var picture: Picture?
    private(set) var hasFailed = false
    /// Whether the picture arrived after the user had waited for it; if so, it fades in.
    private(set) var hasArrived = false

    @ObservationIgnored private var need = PictureNeed(refreshCount: 0)
    @ObservationIgnored private var loader: PictureLoader<Picture>?

    /// Loads the picture when the view appears or needs another size.
    func show(_ request: ImageRequest?, from pictures: Pictures) {
        let loader = loader ?? makeLoader(pictures)
        self.loader = loader
        _ = need.moved(to: .near)
        loader.show(request, waits: true)
    }

    /// Releases the picture when the view disappears.
    func hide() {
        _ = need.moved(to: .far)
        loader?.clear()
    }

    /// Retries a failed picture once per refresh of the list.
    func refreshed(to count: Int) {
        if need.refreshed(to: count) { loader?.retry() }
    }

    /// Retries when the user taps a failed picture.
    func retryTapped() { loader?.retry(forgetsFailure: true) }

    private func makeLoader(_ pictures: Pictures) -> PictureLoader<Picture> {
        PictureLoader(images: pictures.pipeline) { [weak self] hasArrived in
            self?.changed(hasArrived)
        }
    }

    private func changed(_ hasArrived: Bool) {
        self.hasArrived = hasArrived
        picture = loader?.image
        hasFailed = loader?.hasFailed ?? false
    }
}
#endif
