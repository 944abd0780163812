public import Features
import GTKSupport
public import ImagePipeline

extension EarlyPictures {
    /// Creates the pictures of a home page that will load from `images`, at the scale of the
    /// monitors.
    @MainActor
    public init(in images: TexturePipeline) {
        let scale = Monitors.scaleFactor
        let spotlight = SpotlightView.posterSize
        self.init(
            fits: { PosterView.fit(of: $0.size, scale: scale) },
            spotlight: [PosterWash.fit, PosterView.fit(of: spotlight, scale: scale)],
            load: { images.prefetch($0) }
        )
    }
}
