import Catalog
public import Foundation
public import ImagePipeline
public import L10n
import Library
public import Observation

/// The viewer of one poster at full size.
@MainActor
@Observable
public final class PosterViewModel {
    /// Where the picture lies.
    public internal(set) var zoom: ZoomState
    /// Whether the last change of ``zoom`` or ``dismissal`` is to be animated: a step, not what a
    /// finger holds.
    public internal(set) var isStep = false
    /// How the picture is being dragged away; nil while it is not.
    public internal(set) var dismissal: DismissDrag?
    /// How far the picture is, with its size in pixels.
    public internal(set) var picture: LoadState<PixelSize> = .idle

    /// The film's title.
    public let title: String
    /// What screen readers call the picture: "Poster of Alien".
    public let label: String
    /// The picture as large as the service has it.
    public let request: ImageRequest
    /// The words.
    public let strings: Localizer
    @ObservationIgnored let router: Router
    @ObservationIgnored var pinchStart: (state: ZoomState, center: CGPoint)?
    @ObservationIgnored var hasRoom = false

    /// Makes the model of one viewer; the picture's usual shape is taken for its own until it is
    /// known.
    public init(title: String, request: ImageRequest, router: Router, strings: Localizer) {
        self.title = title
        self.request = request
        self.router = router
        self.strings = strings
        label = strings("poster.label", title)
        zoom = ZoomState(view: .zero, picture: CGSize(width: 2, height: 3))
    }

    /// The view has this room, in application pixels.
    public func roomChanged(to size: CGSize) {
        guard size != zoom.view else { return }
        isStep = false
        hasRoom = true
        zoom = zoom.resized(to: size)
    }

    /// A smaller picture of the same is shown meanwhile: its shape counts.
    public func previewShown(_ size: PixelSize) {
        guard picture.value == nil, size.width > 0, size.height > 0 else { return }
        isStep = false
        zoom = zoom.showing(CGSize(width: size.width, height: size.height))
    }

    /// The picture is asked for.
    public func pictureAsked() {
        picture = .loading(previous: picture.value)
    }

    /// The picture is there; `scaleFactor` device pixels are one application pixel.
    public func pictureCame(_ size: PixelSize, scaleFactor: Int) {
        isStep = false
        let scale = Double(max(1, scaleFactor))
        zoom = zoom.showing(
            CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale)
        )
        picture = .loaded(size)
    }

    /// The picture does not come.
    public func pictureFailed(_ error: ImageError) {
        guard error != .cancelled else { return }
        picture = .failed(CatalogError(error), previous: picture.value)
    }

    /// The person closed the viewer.
    public func closeTapped() {
        if router.isPosterOpen { router.backTapped() }
    }

    /// The size in percent, as people read it; nil while the picture's own size is not known.
    public var percent: String? {
        guard picture.value != nil else { return nil }
        return strings("viewer.percent", String(Int((zoom.scale * 100).rounded())))
    }
}
