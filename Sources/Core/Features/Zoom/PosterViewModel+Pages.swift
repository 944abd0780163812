public import Catalog
public import Foundation
public import ImagePipeline

/// The picture that is shown and those beside it, for a face that lets a finger pull them in.
extension PosterViewModel {
    /// What is between two pictures, in application pixels.
    static var pageGap: Double { 24 }

    /// A picture, and where in the view it is.
    public struct Page: Identifiable, Hashable, Sendable {
        /// The item whose picture it is; nil for a poster above its details.
        public let id: Item.ID?
        /// The picture at full size.
        public let request: ImageRequest
        /// Its place in the view, in application pixels.
        public let frame: CGRect
        /// Whether it is the one that is shown, not one beside it.
        public let isShown: Bool

        /// The picture as large as fits into a size in device pixels.
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

    /// From left to right; what is beside the picture is there as far as its row has been read.
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
