import Catalog
import L10n

extension PosterViewModel {
    /// What a screen reader says of the picture by itself; empty while there is nothing to say.
    public var announcement: String {
        picture.announcement(loading: strings("viewer.loading"), strings) { _ in
            strings("viewer.loaded")
        }
    }
}
