public import Catalog

/// An action on an item in a list, in menu order.
public enum ItemAction: String, CaseIterable, Sendable {
    /// Opens the item's details.
    case open
    /// Shows the item's picture at full size, directly above the list.
    case viewPicture = "view-picture"
    /// Adds the item to the favorites, or removes it.
    case heart
    /// Puts the item on the watchlist, or takes it off.
    case watchLater = "watch-later"
    /// Marks the item as watched today, or as not watched.
    case watched
    /// Rates the item.
    case rate
    /// Opens the editor of the item's note.
    case notes
    /// Copies the item's title as text.
    case copyTitle = "copy-title"
    /// Copies the item's URL.
    case copyLink = "copy-link"
    /// Saves the item's picture at full size.
    case saveImage = "save-image"
    /// Copies the item's picture at full size.
    case copyImage = "copy-image"

    /// The kind of mark that it sets or removes; nil for other actions.
    public var mark: MarkKind? {
        switch self {
        case .heart: .favorite
        case .watchLater: .toWatch
        case .watched: .watched
        default: nil
        }
    }

    /// Returns the localization key of the menu item.
    public func caption(_ marks: ItemMarks) -> String {
        switch self {
        case .open: "action.open-details"
        case .viewPicture: "photo.open"
        case .heart: MarkKind.favorite.caption(isSet: marks.isFavorite)
        case .watchLater: MarkKind.toWatch.caption(isSet: marks.isToWatch)
        case .watched: MarkKind.watched.caption(isSet: marks.isWatched)
        case .rate: MarkKind.rating.caption(isSet: marks.rating != nil)
        case .notes: MarkKind.note.caption(isSet: marks.hasNote)
        case .copyTitle: "row.copy-title"
        case .copyLink: "row.copy-link"
        case .saveImage: "viewer.save"
        case .copyImage: "viewer.copy"
        }
    }
}

extension CatalogDescriptor {
    /// Returns the actions on an item in a list.
    public func actions(for content: RowContent) -> [ItemAction] {
        ItemAction.allCases.filter { action in
            switch action {
            case .open: hasDetails
            case .viewPicture: opensPictures && content.artwork != nil
            case .heart: has(.favorite)
            case .watchLater: has(.toWatch)
            case .watched: has(.watched)
            case .rate: has(.rating)
            case .notes: has(.note)
            case .copyTitle: true
            case .copyLink: content.link != nil
            case .saveImage, .copyImage: content.artwork != nil
            }
        }
    }

    /// Whether a list's pictures open at full size directly, because a tap flips them.
    var opensPictures: Bool { tap == .flip }
}
