#if canImport(SwiftUI)
import Features
import ImagePipeline
import Observation

/// One picture as a view observes it, over the core's loader.
@MainActor
@Observable
final class ArtworkModel {
    private(set) var picture: Picture?
    private(set) var hasFailed = false
    /// Whether the picture came after the user had waited for it: it fades in.
    private(set) var hasArrived = false

    @ObservationIgnored private var need = PictureNeed(refreshCount: 0)
    @ObservationIgnored private var loader: PictureLoader<Picture>?

    /// The view came on screen, or its picture is to have another size.
    func show(_ request: ImageRequest?, from pictures: Pictures) {
        let loader = loader ?? makeLoader(pictures)
        self.loader = loader
        _ = need.moved(to: .near)
        loader.show(request, waits: true)
    }

    /// The view went off screen.
    func hide() {
        _ = need.moved(to: .far)
        loader?.clear()
    }

    /// The list was refreshed so often: a failed picture is tried again once.
    func refreshed(to count: Int) {
        if need.refreshed(to: count) { loader?.retry() }
    }

    /// The user tapped a failed picture.
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
