import Catalog
public import ImagePipeline
import Library

/// What a person can do with an item of a list, in the order of a menu.
public enum ItemAction: String, CaseIterable, Sendable {
    /// Opens its page.
    case open
    /// Gives or takes its heart.
    case heart
    /// Copies its title.
    case copyTitle = "copy-title"
    /// Copies the address of the item elsewhere.
    case copyLink = "copy-link"
    /// Saves its picture as the service has it.
    case saveImage = "save-image"
    /// Copies its picture as large as the service has it.
    case copyImage = "copy-image"

    /// The key of its words in a menu.
    public func caption(isFavorite: Bool) -> String {
        switch self {
        case .open: "action.open-details"
        case .heart: isFavorite ? "row.remove-favorite" : "row.add-favorite"
        case .copyTitle: "row.copy-title"
        case .copyLink: "row.copy-link"
        case .saveImage: "viewer.save"
        case .copyImage: "viewer.copy"
        }
    }
}

extension ItemListViewModel {
    /// What applies to the item of a row; nothing until its words are read.
    public func actions(for row: ListRow) -> [ItemAction] {
        guard let content = row.content else { return [] }
        return ItemAction.allCases.filter { action in
            switch action {
            case .open: if case .details = descriptor.tap { true } else { false }
            case .heart: descriptor.favorites != nil
            case .copyTitle: true
            case .copyLink: content.link != nil
            case .saveImage, .copyImage: content.artwork != nil
            }
        }
    }

    /// The picture that the person wanted to keep could not be had.
    public func imageFailed(_ error: ImageError) {
        router.present(CatalogError(error))
    }
}
