#if canImport(UIKit)
import Features

extension ItemAction {
    /// Returns the action's system symbol.
    func systemImage(isFavorite: Bool) -> String {
        switch self {
        case .open: "info.circle"
        case .viewPicture: "arrow.up.left.and.arrow.down.right"
        case .heart: isFavorite ? "heart.slash" : "heart"
        case .copyTitle: "doc.on.doc"
        case .copyLink: "link"
        case .saveImage: "square.and.arrow.down"
        case .copyImage: "photo.on.rectangle"
        }
    }
}
#endif
