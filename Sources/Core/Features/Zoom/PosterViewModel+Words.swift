import Catalog
import L10n

extension PosterViewModel {
    /// The text that a screen reader announces when the picture changes; empty if there is nothing
    /// to say.
    public var announcement: String {
        if let error = picture.error { return strings.pictureMessage(for: error).text }
        return picture.announcement(loading: loadingLabel, strings) { _ in
            isOfList ? label : strings("viewer.loaded")
        }
    }

    /// The text to show while the picture is loading.
    public var loadingLabel: String { strings(isOfList ? "photo.loading" : "viewer.loading") }

    /// The heading of the error if the picture can't be loaded.
    public var failureTitle: String {
        strings(isOfList ? "photo.failed.title" : "viewer.failed.title")
    }

    /// The label of the button that starts or stops the slideshow.
    public var slideshowLabel: String { strings(isPlaying ? "photo.stop" : "photo.play") }
}
