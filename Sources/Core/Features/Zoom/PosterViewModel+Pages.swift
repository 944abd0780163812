public import Catalog
public import Foundation
public import ImagePipeline

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A viewer whose pages, zoom and closing gesture are the system's.
extension PosterViewModel {
    /// A page with a picture.
    public struct Page: Hashable, Sendable {
        /// The picture at full size.
        public let request: ImageRequest
        /// The picture's position; that of another page than the current one fits.
        public let zoom: ZoomState

        /// Returns a request for the picture at the largest size that fits within `size`, in device
        /// pixels.
        public func request(fitting size: PixelSize) -> ImageRequest {
            ImageRequest(
                key: request.key,
                url: request.url,
                variant: request.variant,
                retention: request.retention,
                fit: .contain(size)
            )
        }
    }

    /// The items with a page, from left to right; empty for a poster.
    public var pages: [Item.ID] { list?.ids ?? [] }

    /// Returns an item's page; nil without a picture or until its row has been read.
    ///
    /// The current page has the item ``item``.
    public func page(of id: Item.ID?) -> Page? {
        if id == item { return Page(request: request, zoom: zoom) }
        guard let id, let list, let picture = list.row(id).content.flatMap(list.picture) else {
            return nil
        }
        return Page(
            request: picture.request,
            zoom: ZoomState(view: zoom.view, picture: picture.shape)
        )
    }

    /// Handles the user having turned to an item's page, and stops the slideshow.
    ///
    /// Goes on to the next picture if the item has none.
    public func turned(to id: Item.ID) {
        guard let list, id != item, let place, let new = list.ids.firstIndex(of: id) else { return }
        slideshowStopped()
        turning.run(for: self) { viewer in
            let picture = await viewer.picture(from: new, by: new < place ? -1 : 1)
            guard let picture, !Task.isCancelled else { return }
            viewer.turn(to: picture)
        }
    }

    /// Adopts the rectangle that the system gave the current picture, in application pixels.
    ///
    /// While fingers move it, the picture may be smaller than fits, or its edges may enter the view.
    public func moved(to frame: CGRect) {
        let scale = frame.width / zoom.picture.width
        hold(zoom.with(scale: scale, origin: frame.origin, isBounded: false))
    }

    /// Whether a drag may close the viewer: downwards, and only while the whole picture is visible,
    /// because any other drag moves the picture or turns the page.
    ///
    /// `speed` is positive to the right and downwards.
    public func closes(onDragAt speed: CGSize) -> Bool {
        zoom.isAtFit && speed.height > abs(speed.width)
    }
}
