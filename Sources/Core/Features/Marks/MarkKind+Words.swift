public import Catalog
public import L10n

extension MarkKind {
    /// Returns the localization key of the button or menu item that sets or removes the mark.
    public func caption(isSet: Bool) -> String {
        switch self {
        case .favorite: isSet ? "favorite.remove" : "favorite.add"
        case .toWatch: isSet ? "mark.to-watch.remove" : "mark.to-watch.add"
        case .watched: isSet ? "mark.watched.remove" : "mark.watched.add"
        case .rating: "mark.rating.label"
        case .note: "mark.note.label"
        }
    }
}

extension OwnRating {
    /// The rating in words, such as "4.5 of 5 stars".
    public func text(_ strings: Localizer) -> String {
        strings("mark.rating.value", strings.number(stars))
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

    /// The days on which the item was watched, the last one first, an unknown one at the end.
    public var watchedDays: [Day?] {
        watched.sorted { one, other in
            switch (one, other) {
            case (let one?, let other?): one > other
            case (let one, _): one != nil
            }
        }
    }

    /// The last days on which the item was watched, in words; nil if none is known.
    public func watchedText(_ strings: Localizer) -> String? {
        let days = watchedDays.compactMap(\.self)
        guard !days.isEmpty else { return nil }
        let words = days.prefix(3).map(strings.day).joined(separator: "  ·  ")
        return strings(days.count > 3 ? "mark.watched.first-days" : "mark.watched.days", words)
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
