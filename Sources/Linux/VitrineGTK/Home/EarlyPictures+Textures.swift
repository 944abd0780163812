package import Features
import GTKSupport
import ImagePipeline

extension EarlyPictures {
    /// Creates the home page pictures, which load from `images` at the monitors' scale.
    @MainActor
    package init(in images: TexturePipeline) {
        let scale = Monitors.scaleFactor
        let spotlight = SpotlightView.posterSize
        self.init(
            fits: { PictureView.fit(of: $0.size, scale: scale) },
            spotlight: [PosterWash.fit, PictureView.fit(of: spotlight, scale: scale)],
            load: { images.prefetch($0) }
        )
    }
}
