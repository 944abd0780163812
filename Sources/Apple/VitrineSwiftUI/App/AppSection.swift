#if canImport(SwiftUI)
import Catalog
import SwiftUI

/// A place of the app that a tab leads to.
enum AppSection: Hashable {
    case home
    case catalog(CatalogID)
}

extension CatalogSymbol {
    /// The system's symbol for it.
    var systemImage: String {
        switch self {
        case .collection: "square.stack"
        case .film: "film"
        case .star: "star"
        case .photo: "photo.on.rectangle"
        case .person: "theatermasks"
        }
    }
}
#endif
