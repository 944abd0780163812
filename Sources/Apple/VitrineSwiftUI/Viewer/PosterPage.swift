#if canImport(UIKit)
import Catalog
import CoreGraphics
import Features
import ImagePipeline
import SwiftUI

/// A page of the viewer: a picture, fitted until there is a sharper image.
struct PosterPage: View {
    @Environment(Pictures.self) private var pictures
    @Environment(\.displayScale) private var scale
    @Environment(\.reducesMotion) private var reducesMotion
    @State private var preview = ArtworkModel()
    let model: PosterViewModel
    let images: PosterImages<Picture>?
    /// The picture's item; nil for a poster above its details.
    let id: Item.ID?
    /// The user tapped once.
    let tapped: @MainActor () -> Void

    var body: some View {
        let page = model.page(of: id)
        Group {
            if let page {
                ZoomingPicture(
                    image: sharp(page) ?? preview.picture?.image,
                    zoom: page.zoom,
                    isShown: isShown,
                    isStep: isShown && model.isStep,
                    isAnimated: !reducesMotion,
                    moved: { if isShown { model.moved(to: $0) } }
                )
            } else {
                Color.black
            }
        }
        .onTapGesture(count: 2, coordinateSpace: .local) { model.doubleTapped(at: $0) }
        .onTapGesture { tapped() }
        .onChange(of: fitted(page), initial: true) { _, request in
            if let request { preview.show(request, from: pictures, fades: false) }
        }
        .onDisappear { preview.hide() }
    }

    private var isShown: Bool { id == model.item }

    /// Returns the shown page's best image; nil while these are another picture's images.
    private func sharp(_ page: PosterViewModel.Page) -> CGImage? {
        guard isShown, let images, images.request == page.request else { return nil }
        return images.image(forWidth: page.zoom.frame.width * scale)?.image
    }

    /// Returns the request for a page's first image; nil until the size is known, and for a poster
    /// above its details, whose original is requested at once.
    private func fitted(_ page: PosterViewModel.Page?) -> ImageRequest? {
        guard id != nil, model.hasRoom, let page else { return nil }
        let size = page.zoom.fitted.frame.size
        return page.request(
            fitting: PixelSize(Int(size.width * scale), max(1, Int(size.height * scale)))
        )
    }
}
#endif
