import Features
import GTKSupport
import ImagePipeline

/// A poster's colors as a background for white text.
///
/// It requests a few pixels of the poster, scales them to the widget's size, and darkens them.
@MainActor
final class PosterWash {
    /// The requested size of the poster: 6 × 9 pixels.
    nonisolated static let fit = ImageRequest.Fit.cover(PixelSize(6, 9))

    let root: SnapshotArea

    private let colors: PictureLoader<Texture>

    /// Creates an empty wash, which shows the widget below it.
    init(images: TexturePipeline) {
        let changed = Callback<() -> Void>()
        let colors = PictureLoader(images: images) { _ in changed.action?() }
        self.colors = colors
        let root = SnapshotArea(
            draw: { painter in
                let all = Rectangle(
                    x: 0,
                    y: 0,
                    width: Double(painter.width),
                    height: Double(painter.height)
                )
                guard let texture = colors.image else { return }
                painter.draw(texture, in: all)
                painter.darken(all, by: 0.78)
            },
            resized: { _, _ in }
        )
        self.root = root
        changed.action = { root.redraw() }
        root.on("destroy") { [weak colors] in colors?.end() }
    }

    /// Shows the colors of another poster; nil removes the colors.
    func show(_ request: ImageRequest?) { colors.show(request) }

    /// Retries colors that failed to load, even if they have just failed.
    func retry() { colors.retry(forgetsFailure: true) }
}
