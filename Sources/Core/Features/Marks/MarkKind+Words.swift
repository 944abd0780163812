public import Catalog
import L10n

extension MarkKind {
    /// Returns the localization key of the button or menu item that sets or removes the mark.
    public func caption(isSet: Bool) -> String {
        switch self {
        case .favorite: isSet ? "favorite.remove" : "favorite.add"
        case .toWatch: isSet ? "mark.to-watch.remove" : "mark.to-watch.add"
        case .watched: isSet ? "mark.watched.remove" : "mark.watched.add"
        case .rating: "mark.rating.label"
        case .note: isSet ? "mark.note.label" : "mark.note.add"
        }
    }
}

extension ItemMarks {
    /// Whether there is a mark of a kind.
    public func has(_ kind: MarkKind) -> Bool {
        switch kind {
        case .favorite: isFavorite
        case .toWatch: isToWatch
        case .watched: isWatched
        case .rating: rating != nil
        case .note: hasNote
        }
    }

    /// The marks in words, each after a comma, which a screen reader adds to a row's sentence.
    func speech(_ strings: Localizer) -> String {
        var words: [String] = []
        if isFavorite { words.append(strings("value.favorite-spoken")) }
        if isToWatch { words.append(strings("value.to-watch-spoken")) }
        if isWatched { words.append(strings("value.watched-spoken")) }
        if let rating {
            words.append(strings("value.own-rating-spoken", strings.number(rating.stars)))
        }
        if hasNote { words.append(strings("value.note-spoken")) }
        return words.map { ", \($0)" }.joined()
    }
}
