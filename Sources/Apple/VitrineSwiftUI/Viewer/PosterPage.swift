#if canImport(SwiftUI)
import CoreGraphics
import Features
import ImagePipeline
import SwiftUI

/// One picture where the model puts it: as large as fits until there is a sharper one.
///
/// It stays the same view while the picture that was beside becomes the one that is shown.
struct PosterPage: View {
    @Environment(Pictures.self) private var pictures
    @Environment(\.displayScale) private var scale
    @State private var preview = ArtworkModel()
    let page: PosterViewModel.Page
    let label: String
    /// The original, if it is there.
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

    /// A poster above its details has no other beside it, and its original is asked for at once.
    private func ask() {
        guard page.id != nil else { return }
        let size = page.frame.size
        let pixels = PixelSize(Int(size.width * scale), Int(size.height * scale))
        if size.width > 0 { preview.show(page.request(fitting: pixels), from: pictures) }
    }
}
#endif
