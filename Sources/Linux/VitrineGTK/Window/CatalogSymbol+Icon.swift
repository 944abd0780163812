import Catalog
import Features

extension CatalogSymbol {
    /// The name of the symbolic icon in the icon theme.
    var iconName: String {
        switch self {
        case .collection: "vitrine-symbolic"
        case .film: "vitrine-film-symbolic"
        case .star: "vitrine-star-symbolic"
        case .photo: "vitrine-photo-symbolic"
        case .person: "vitrine-person-symbolic"
        }
    }
}

extension CatalogDescriptor {
    static let filmPlaceholder = "vitrine-no-picture-symbolic"

    /// The name of the icon that replaces a missing picture.
    var placeholderName: String {
        symbol == .person ? CatalogSymbol.person.iconName : Self.filmPlaceholder
    }
}

extension SidebarEntry {
    /// The name of the symbolic icon in the icon theme.
    var iconName: String { symbol?.iconName ?? "go-home-symbolic" }
}
