public import Catalog
public import Foundation
public import ImagePipeline

/// The current picture and its neighbors, for a front end that lets a finger drag them.
extension PosterViewModel {
    /// The gap between two pictures, in application pixels.
    static var pageGap: Double { 24 }

    /// A picture and its position in the view.
    public struct Page: Identifiable, Hashable, Sendable {
        /// The picture's item; nil for a poster above its details.
        public let id: Item.ID?
        /// The picture at full size.
        public let request: ImageRequest
        /// The picture's frame in the view, in application pixels.
        public let frame: CGRect
        /// Whether it is the current picture rather than a neighbor.
        public let isShown: Bool

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

    /// The pictures from left to right; a neighbor is missing until its row has been read.
    public var pages: [Page] {
        let offset = pageDrag?.offset ?? 0
        let frame = dismissal?.moved(zoom.frame) ?? zoom.frame.offsetBy(dx: offset, dy: 0)
        let shown = Page(id: item, request: request, frame: frame, isShown: true)
        return [page(at: -1, offset), shown, page(at: 1, offset)].compactMap(\.self)
    }

    private func page(at step: Int, _ offset: Double) -> Page? {
        guard let list, let next = place.map({ $0 + step }), list.ids.indices.contains(next),
            let picture = list.row(list.ids[next]).content.flatMap(list.picture)
        else { return nil }
        let place = ZoomState(view: zoom.view, picture: picture.shape).frame
        let distance = offset + Double(step) * (zoom.view.width + Self.pageGap)
        return Page(
            id: picture.id,
            request: picture.request,
            frame: place.offsetBy(dx: distance, dy: 0),
            isShown: false
        )
    }
}
