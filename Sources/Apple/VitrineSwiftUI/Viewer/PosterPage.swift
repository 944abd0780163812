#if canImport(UIKit)
import CoreGraphics
import Features
import ImagePipeline
import SwiftUI

/// A picture in the model's frame, fitted until there is a sharper image.
///
/// The view keeps its identity when a neighboring picture becomes the current one.
struct PosterPage: View {
    @Environment(Pictures.self) private var pictures
    @Environment(\.displayScale) private var scale
    @State private var preview = ArtworkModel()
    let page: PosterViewModel.Page
    let label: String
    /// The original, once it is loaded.
    let sharp: CGImage?

    var body: some View {
        content
            .frame(width: page.frame.width, height: page.frame.height)
            .position(x: page.frame.midX, y: page.frame.midY)
            .onChange(of: page.request, initial: true) { ask() }
            .onDisappear { preview.hide() }
            .accessibilityHidden(!page.isShown)
    }

    @ViewBuilder private var content: some View {
        if let image = sharp ?? preview.picture?.image {
            Image(image, scale: scale, label: Text(label)).resizable()
        } else {
            Rectangle().opacity(0)
        }
    }

    /// A poster above its details has no neighbors, and its original is requested at once.
    private func ask() {
        let size = page.frame.size
        guard page.id != nil, size.width > 0 else { return }
        let pixels = PixelSize(Int(size.width * scale), Int(size.height * scale))
        preview.show(page.request(fitting: pixels), from: pictures, fades: false)
    }
}
#endif
