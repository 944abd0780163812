#if canImport(UIKit)
import Features
import ImagePipeline
import Observation
import SwiftUI

/// A picture from the core's loader, observable by a view.
@MainActor
@Observable
final class ArtworkModel {
    private(set) var picture: Picture?
    private(set) var hasFailed = false
    private(set) var failure: ImageError?

    @ObservationIgnored private var need = PictureNeed(refreshCount: 0)
    @ObservationIgnored private var loader: PictureLoader<Picture>?
    @ObservationIgnored private var fades = false

    /// Loads the picture; `fades` animates it if it arrives after the user had waited for it.
    func show(_ request: ImageRequest, from pictures: Pictures, fades: Bool) {
        let loader = loader ?? makeLoader(pictures)
        self.loader = loader
        self.fades = fades
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

    /// Asks whether a shown picture has changed, once per refresh that the service has answered.
    func answered(to count: Int) {
        if need.answered(to: count) { loader?.revalidate() }
    }

    /// Retries when the user taps a failed picture.
    func retryTapped() { loader?.retry(forgetsFailure: true) }

    private func makeLoader(_ pictures: Pictures) -> PictureLoader<Picture> {
        PictureLoader(images: pictures.pipeline) { [weak self] hasArrived in
            self?.changed(hasArrived)
        }
    }

    private func changed(_ hasArrived: Bool) {
        // A transition runs only if the change has an animation.
        withAnimation(hasArrived && fades ? .easeOut(duration: ArrivalMotion.duration) : nil) {
            picture = loader?.image
            hasFailed = loader?.hasFailed ?? false
            failure = loader?.failure
        }
    }
}

/// Loads a picture into a model while the view is on screen.
struct PictureLoading: ViewModifier {
    @Environment(Pictures.self) private var pictures
    @Environment(\.reducesMotion) private var reducesMotion
    let model: ArtworkModel
    let request: ImageRequest?
    /// A change retries a picture that failed.
    let refreshCount: Int
    /// A change validates a picture that is shown.
    var answeredCount = 0

    func body(content: Content) -> some View {
        content
            .onAppear { show(request) }
            .onChange(of: request) { show($1) }
            .onChange(of: refreshCount) { model.refreshed(to: $1) }
            .onChange(of: answeredCount) { model.answered(to: $1) }
            .onDisappear { model.hide() }
    }

    private func show(_ request: ImageRequest?) {
        if let request { model.show(request, from: pictures, fades: !reducesMotion) }
    }
}
#endif
