public import Catalog
public import Foundation
public import ImagePipeline
public import L10n
import Library
public import Observation

/// The viewer of a picture at full size: of one poster, or of the pictures of a list, one after
/// another.
@MainActor
@Observable
public final class PosterViewModel {
    /// The position and scale of the picture.
    public internal(set) var zoom: ZoomState
    /// Whether the last change of ``zoom``, ``dismissal`` or ``pageDrag`` is animated: true for a step, false
    /// while a finger moves the picture.
    public internal(set) var isStep = false
    /// The drag that may close the viewer; nil if there is none.
    public internal(set) var dismissal: DismissDrag?
    /// The drag that may lead to another picture of the list; nil if there is none.
    public internal(set) var pageDrag: PageDrag?
    /// Its value is the size in device pixels; the previous one stays while another loads.
    public internal(set) var picture: LoadState<PixelSize> = .idle

    /// The item's title.
    public private(set) var title: String
    /// The picture's name for screen readers: "Poster of Alien".
    public private(set) var label: String
    /// The picture at full size.
    public private(set) var request: ImageRequest
    /// The item whose picture is shown; nil for a poster above its details.
    public private(set) var item: Item.ID?
    /// Whether the pictures of the list follow one another by themselves.
    public internal(set) var isPlaying = false

    /// Whose pictures are shown; nil for a single poster.
    @ObservationIgnored let list: ItemListViewModel?
    /// The picture, for its list; nil for a single poster.
    @ObservationIgnored private var artwork: Artwork?
    /// Every text shown to the user.
    public let strings: Localizer
    @ObservationIgnored let router: Router
    @ObservationIgnored var pinchStart: (state: ZoomState, center: CGPoint)?
    @ObservationIgnored var hasRoom = false
    @ObservationIgnored let turning = TaskSlot()
    @ObservationIgnored let playing = TaskSlot()
    /// Where the item was in the list when that was last looked up.
    @ObservationIgnored var lastPlace = 0

    /// The usual aspect ratio is assumed until the picture's own is known.
    public init(title: String, request: ImageRequest, router: Router, strings: Localizer) {
        self.title = title
        self.request = request
        self.router = router
        self.strings = strings
        list = nil
        label = strings("poster.label", title)
        zoom = ZoomState(view: .zero, picture: CGSize(width: 2, height: 3))
    }

    /// The pictures of a list, beginning with one.
    init(_ picture: ListPicture, of list: ItemListViewModel) {
        self.list = list
        (item, title, request) = (picture.id, picture.title, picture.request)
        artwork = picture.artwork
        (router, strings) = (list.router, list.strings)
        label = list.strings("photo.label", picture.title)
        zoom = ZoomState(view: .zero, picture: picture.shape)
    }

    /// Shows another picture of the list, as large as fits; nothing of it is loaded.
    func show(_ new: ListPicture) {
        (item, title, request) = (new.id, new.title, new.request)
        artwork = new.artwork
        label = strings("photo.label", new.title)
        (isStep, dismissal, pageDrag, pinchStart, picture) = (false, nil, nil, nil, .idle)
        zoom = ZoomState(view: zoom.view, picture: new.shape)
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
        // Its row is as high as it in the list, before the list has loaded it.
        if let artwork { list?.pictureCame(artwork, size: size) }
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
