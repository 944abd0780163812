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
    /// Why the picture couldn't be loaded; nil while it is loading again.
    private(set) var failure: ImageError?

    @ObservationIgnored private var loader: PictureLoader<Picture>?
    @ObservationIgnored private var fades = false

    /// Loads the picture; `fades` animates it if it arrives after the user had waited for it.
    func show(_ request: ImageRequest, from pictures: Pictures, fades: Bool) {
        let loader =
            loader ?? PictureLoader(images: pictures.pipeline) { [weak self] in self?.changed($0) }
        self.loader = loader
        self.fades = fades
        loader.show(request, waits: true)
    }

    /// Releases the picture when the view disappears.
    func hide() { loader?.clear() }

    /// Retries a picture that failed, even a moment ago if the user tapped it.
    func retry(isTapped: Bool = false) { loader?.retry(forgetsFailure: isTapped) }

    /// Asks whether a shown picture has changed.
    func revalidate() { loader?.revalidate() }

    private func changed(_ hasArrived: Bool) {
        // A transition runs only if the change has an animation.
        withAnimation(hasArrived && fades ? .easeOut(duration: ArrivalMotion.duration) : nil) {
            picture = loader?.image
            failure = loader?.hasFailed == true ? loader?.failure : nil
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
            .onChange(of: refreshCount) { model.retry() }
            .onChange(of: answeredCount) { model.revalidate() }
            .onDisappear { model.hide() }
    }

    private func show(_ request: ImageRequest?) {
        if let request { model.show(request, from: pictures, fades: !reducesMotion) }
    }
}
#endif
