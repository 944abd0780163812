import Catalog
public import ImagePipeline
import Library

/// What the user can do with an item of a list, in the order of a menu.
public enum ItemAction: String, CaseIterable, Sendable {
    /// Opens its details page.
    case open
    /// Shows its picture at full size, straight above the list.
    case viewPicture = "view-picture"
    /// Adds or removes it as a favorite.
    case heart
    /// Copies its title as text.
    case copyTitle = "copy-title"
    /// Copies the URL of the item's page.
    case copyLink = "copy-link"
    /// Saves its picture at full size.
    case saveImage = "save-image"
    /// Copies its picture at full size.
    case copyImage = "copy-image"

    /// The string key of its menu label.
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
    /// What applies to the item of a row; empty until its content is read.
    public func actions(for row: ListRow) -> [ItemAction] {
        guard let content = row.content else { return [] }
        return ItemAction.allCases.filter { action in
            switch action {
            case .open: if case .details = descriptor.tap { true } else { false }
            case .viewPicture: opensPictures && content.artwork != nil
            case .heart: descriptor.favorites != nil
            case .copyTitle: true
            case .copyLink: content.link != nil
            case .saveImage, .copyImage: content.artwork != nil
            }
        }
    }

    /// The picture to be saved or copied could not be loaded.
    public func imageFailed(_ error: ImageError) {
        router.present(CatalogError(error))
    }
}
