public import Catalog
public import Foundation
public import ImagePipeline
public import L10n
import Library
public import Observation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The full-size picture viewer: a single poster, or a list's pictures one at a time.
@MainActor
@Observable
public final class PosterViewModel {
    /// The picture's position and scale.
    public internal(set) var zoom: ZoomState
    /// Whether to animate the last change of ``zoom``, ``dismissal`` or ``pageDrag``.
    ///
    /// True for a step, false while a finger moves the picture.
    public internal(set) var isStep = false
    /// The drag that may close the viewer, or nil.
    public internal(set) var dismissal: DismissDrag?
    /// The drag that may turn to another of the list's pictures, or nil.
    public internal(set) var pageDrag: PageDrag?
    /// The state of loading; its value is the picture's size in device pixels.
    public internal(set) var picture: LoadState<PixelSize> = .idle

    /// The item's title.
    public private(set) var title: String
    /// The picture's name for screen readers, such as "Poster of Alien".
    public private(set) var label: String
    /// The request for the picture at full size.
    public private(set) var request: ImageRequest
    /// The picture's item; nil for a poster above its details.
    public private(set) var item: Item.ID?
    /// Whether the slideshow is running.
    public internal(set) var isPlaying = false

    /// The list that the pictures belong to; nil for a single poster.
    @ObservationIgnored let list: ItemListViewModel?
    /// The picture, as identified by the list; nil for a single poster.
    @ObservationIgnored private var artwork: Artwork?
    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored let router: Router
    @ObservationIgnored var pinchStart: (state: ZoomState, center: CGPoint)?
    /// Whether the size of the viewer is known.
    public internal(set) var hasRoom = false
    @ObservationIgnored let turning = TaskSlot()
    @ObservationIgnored let playing = TaskSlot()
    /// The item's last known position in the list.
    @ObservationIgnored var lastPlace = 0

    /// Creates a viewer for a single poster; assumes an aspect ratio of 2:3 until the size is
    /// known.
    public init(title: String, request: ImageRequest, router: Router, strings: Localizer) {
        self.title = title
        self.request = request
        self.router = router
        self.strings = strings
        list = nil
        label = strings("poster.label", title)
        zoom = ZoomState(view: .zero, picture: CGSize(width: 2, height: 3))
    }

    /// Creates a viewer for a list's pictures, beginning with `picture`.
    init(_ picture: ListPicture, of list: ItemListViewModel) {
        self.list = list
        (item, title, request) = (picture.id, picture.title, picture.request)
        artwork = picture.artwork
        (router, strings) = (list.router, list.strings)
        label = list.strings("photo.label", picture.title)
        zoom = ZoomState(view: .zero, picture: picture.shape)
    }

    /// Shows another of the list's pictures at the size that fits; loads nothing.
    func show(_ new: ListPicture) {
        (item, title, request) = (new.id, new.title, new.request)
        artwork = new.artwork
        label = strings("photo.label", new.title)
        (isStep, dismissal, pageDrag, pinchStart, picture) = (false, nil, nil, nil, .idle)
        zoom = ZoomState(view: zoom.view, picture: new.shape)
    }

    /// Adapts to the view's new size, in application pixels.
    public func roomChanged(to size: CGSize) {
        guard size != zoom.view else { return }
        isStep = false
        hasRoom = true
        zoom = zoom.resized(to: size)
    }

    /// Adopts the aspect ratio of a smaller image that is shown while the picture loads.
    public func previewShown(_ size: PixelSize) {
        guard picture.value == nil, size.width > 0, size.height > 0 else { return }
        isStep = false
        zoom = zoom.showing(CGSize(width: size.width, height: size.height))
    }

    /// Marks the picture as loading.
    public func pictureAsked() {
        picture = .loading(previous: picture.value)
    }

    /// Adopts the size of the loaded picture; `scaleFactor` is device pixels per application pixel.
    public func pictureCame(_ size: PixelSize, scaleFactor: Int) {
        isStep = false
        let scale = Double(max(1, scaleFactor))
        zoom = zoom.showing(
            CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale)
        )
        picture = .loaded(size)
        // The list's row takes on the height before the list itself has loaded the picture.
        if let artwork { list?.pictureCame(artwork, size: size) }
    }

    /// Reports that the picture couldn't be loaded.
    public func pictureFailed(_ error: ImageError) {
        guard error != .cancelled else { return }
        picture = .failed(CatalogError(error), previous: picture.value)
    }

    /// Closes the viewer.
    public func closeTapped() {
        if router.isPosterOpen { router.backTapped() }
    }

    /// The scale in percent, as text; nil until the picture's own size is known.
    public var percent: String? {
        guard picture.value != nil else { return nil }
        return strings("viewer.percent", String(Int((zoom.scale * 100).rounded())))
    }
}
