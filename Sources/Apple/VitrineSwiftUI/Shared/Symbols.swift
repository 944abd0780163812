package import Catalog
package import Features

// The names of Apple's system symbols, which need none of Apple's frameworks.

extension CatalogSymbol {
    /// The catalog's system symbol.
    package var systemImage: String {
        switch self {
        case .collection: "square.stack"
        case .film: "film"
        case .star: "star"
        case .photo: "photo.on.rectangle"
        case .person: "theatermasks"
        case .book: "book.closed"
        case .music: "music.note"
        case .game: "gamecontroller"
        case .shop: "bag"
        case .place: "mappin.and.ellipse"
        case .article: "newspaper"
        }
    }
}

extension ItemAction {
    /// Returns the action's system symbol.
    package func systemImage(_ marks: ItemMarks) -> String {
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
    package func symbol(isSet: Bool) -> String {
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

extension EmptyReason {
    /// The system symbol above the reason why a list has no rows.
    package var systemImage: String {
        switch self {
        case .list: "square.stack"
        case .search, .markedSearch: "magnifyingglass"
        case .filter: "line.3.horizontal.decrease.circle"
        case .marked(let kind): kind.symbol(isSet: false)
        }
    }
}
