import Catalog
import Features

extension CatalogSymbol {
    /// The name of the symbolic icon in the icon theme.
    var iconName: String {
        self == .collection ? "vitrine-symbolic" : "vitrine-\(rawValue)-symbolic"
    }

    static let filmPlaceholder = "vitrine-no-picture-symbolic"

    /// The name of the icon that replaces a missing picture.
    var placeholderName: String {
        switch self {
        case .collection, .film, .star, .photo: Self.filmPlaceholder
        case .person, .book, .music, .game, .shop, .place, .article: iconName
        }
    }
}

extension SidebarEntry {
    /// The name of the symbolic icon in the icon theme.
    var iconName: String { symbol?.iconName ?? "go-home-symbolic" }
}
