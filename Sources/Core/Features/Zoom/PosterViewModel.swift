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
    /// The position and scale of the picture.
    public internal(set) var zoom: ZoomState
    /// Whether the last change of ``zoom`` or ``dismissal`` is animated: true for a step, false
    /// while a finger moves the picture.
    public internal(set) var isStep = false
    /// The drag that may close the viewer; nil if there is none.
    public internal(set) var dismissal: DismissDrag?
    /// Its value is the size in device pixels; the previous one stays while another loads.
    public internal(set) var picture: LoadState<PixelSize> = .idle

    /// The film's title.
    public let title: String
    /// The picture's name for screen readers: "Poster of Alien".
    public let label: String
    /// The picture at full size.
    public let request: ImageRequest
    /// Every text shown to the user.
    public let strings: Localizer
    @ObservationIgnored let router: Router
    @ObservationIgnored var pinchStart: (state: ZoomState, center: CGPoint)?
    @ObservationIgnored var hasRoom = false

    /// The usual aspect ratio is assumed until the picture's own is known.
    public init(title: String, request: ImageRequest, router: Router, strings: Localizer) {
        self.title = title
        self.request = request
        self.router = router
        self.strings = strings
        label = strings("poster.label", title)
        zoom = ZoomState(view: .zero, picture: CGSize(width: 2, height: 3))
    }

    /// The view's size changed, in application pixels.
    public func roomChanged(to size: CGSize) {
        guard size != zoom.view else { return }
        isStep = false
        hasRoom = true
        zoom = zoom.resized(to: size)
    }

    /// A smaller version of the picture is shown meanwhile; its aspect ratio is used.
    public func previewShown(_ size: PixelSize) {
        guard picture.value == nil, size.width > 0, size.height > 0 else { return }
        isStep = false
        zoom = zoom.showing(CGSize(width: size.width, height: size.height))
    }

    /// Loading of the picture began.
    public func pictureAsked() {
        picture = .loading(previous: picture.value)
    }

    /// The picture is loaded; `scaleFactor` is device pixels per application pixel.
    public func pictureCame(_ size: PixelSize, scaleFactor: Int) {
        isStep = false
        let scale = Double(max(1, scaleFactor))
        zoom = zoom.showing(
            CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale)
        )
        picture = .loaded(size)
    }

    /// The picture could not be loaded.
    public func pictureFailed(_ error: ImageError) {
        guard error != .cancelled else { return }
        picture = .failed(CatalogError(error), previous: picture.value)
    }

    /// The user closed the viewer.
    public func closeTapped() {
        if router.isPosterOpen { router.backTapped() }
    }

    /// The scale in percent, as text; nil until the picture's own size is known.
    public var percent: String? {
        guard picture.value != nil else { return nil }
        return strings("viewer.percent", String(Int((zoom.scale * 100).rounded())))
    }
}
