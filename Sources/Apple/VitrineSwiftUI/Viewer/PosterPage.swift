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
                    isStep: isShown && model.isStep,
                    isAnimated: !reducesMotion,
                    moved: { if isShown { model.moved(to: $0) } }
                )
            } else {
                Color.black
            }
        }
        .ignoresSafeArea()
        .onTapGesture(count: 2, coordinateSpace: .local) { model.doubleTapped(at: $0) }
        .onTapGesture { tapped() }
        .onChange(of: page?.request, initial: true) { ask(page) }
        .onDisappear { preview.hide() }
        .accessibilityHidden(!isShown)
    }

    private var isShown: Bool { id == model.item }

    /// Returns the shown page's best image; nil while these are another picture's images.
    private func sharp(_ page: PosterViewModel.Page) -> CGImage? {
        guard isShown, let images, images.request == page.request else { return nil }
        return images.image(forWidth: page.zoom.frame.width * scale)?.image
    }

    /// A poster above its details has one page, and its original is requested at once.
    private func ask(_ page: PosterViewModel.Page?) {
        guard id != nil, let page else { return }
        let size = page.zoom.fitted.frame.size
        let pixels = PixelSize(Int(size.width * scale), Int(size.height * scale))
        preview.show(page.request(fitting: pixels), from: pictures, fades: false)
    }
}
#endif
