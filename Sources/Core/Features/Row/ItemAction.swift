import Catalog
public import ImagePipeline
import Library

/// An action on an item in a list, in menu order.
public enum ItemAction: String, CaseIterable, Sendable {
    /// Opens the item's details.
    case open
    /// Shows the item's picture at full size, directly above the list.
    case viewPicture = "view-picture"
    /// Adds the item to the favorites, or removes it.
    case heart
    /// Copies the item's title as text.
    case copyTitle = "copy-title"
    /// Copies the item's URL.
    case copyLink = "copy-link"
    /// Saves the item's picture at full size.
    case saveImage = "save-image"
    /// Copies the item's picture at full size.
    case copyImage = "copy-image"

    /// Returns the localization key of the menu item.
    public func caption(isFavorite: Bool) -> String {
        switch self {
        case .open: "action.open-details"
        case .viewPicture: "photo.open"
        case .heart: isFavorite ? "row.remove-favorite" : "row.add-favorite"
        case .copyTitle: "row.copy-title"
        case .copyLink: "row.copy-link"
        case .saveImage: "viewer.save"
        case .copyImage: "viewer.copy"
        }
    }
}

extension ItemListViewModel {
    /// Returns a row's actions; empty until its content is read.
    public func actions(for row: ListRow) -> [ItemAction] {
        guard let content = row.content else { return [] }
        return ItemAction.allCases.filter { action in
            switch action {
            case .open: descriptor.hasDetails
            case .viewPicture: opensPictures && content.artwork != nil
            case .heart: descriptor.favorites != nil
            case .copyTitle: true
            case .copyLink: content.link != nil
            case .saveImage, .copyImage: content.artwork != nil
            }
        }
    }

    /// Shows an alert for a picture that couldn't be loaded for saving or copying.
    public func imageFailed(_ error: ImageError) {
        router.present(CatalogError(error))
    }
}
