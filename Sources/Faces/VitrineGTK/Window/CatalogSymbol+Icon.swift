import Catalog

extension CatalogSymbol {
    /// The icon that stands for it here.
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
