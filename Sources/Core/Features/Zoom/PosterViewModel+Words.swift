import Catalog
import L10n

extension PosterViewModel {
    /// What a screen reader says of the picture by itself; empty while there is nothing to say.
    public var announcement: String {
        picture.announcement(loading: loadingLabel, strings) { _ in
            isOfList ? label : strings("viewer.loaded")
        }
    }

    /// What is said while the picture is on its way.
    public var loadingLabel: String { strings(isOfList ? "photo.loading" : "viewer.loading") }

    /// The heading above why there is no picture.
    public var failureTitle: String {
        strings(isOfList ? "photo.failed.title" : "viewer.failed.title")
    }

    /// The name of the button that starts or stops the slideshow.
    public var slideshowLabel: String { strings(isPlaying ? "photo.stop" : "photo.play") }
}
