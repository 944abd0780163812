#if canImport(UIKit)
import Catalog
import Features

extension ItemAction {
    /// Returns the action's system symbol.
    func systemImage(_ marks: ItemMarks) -> String {
        switch self {
        case .open: "info.circle"
        case .viewPicture: "arrow.up.left.and.arrow.down.right"
        case .heart: marks.isFavorite ? "heart.slash" : "heart"
        case .watchLater: marks.isToWatch ? "bookmark.slash" : "bookmark"
        case .watched: MarkKind.watched.symbol(isSet: marks.isWatched)
        case .rate: MarkKind.rating.symbol(isSet: marks.rating != nil)
        case .notes: MarkKind.note.symbol(isSet: marks.hasNote)
        case .copyTitle: "doc.on.doc"
        case .copyLink: "link"
        case .saveImage: "square.and.arrow.down"
        case .copyImage: "photo.on.rectangle"
        }
    }
}

extension MarkKind {
    /// Returns the system symbol of a mark that is set or could be set.
    func symbol(isSet: Bool) -> String {
        let name =
            switch self {
            case .favorite: "heart"
            case .toWatch: "bookmark"
            case .watched: "checkmark.circle"
            case .rating: "star"
            case .note: "square.and.pencil"
            }
        return isSet && self != .note ? "\(name).fill" : name
    }
}
#endif
