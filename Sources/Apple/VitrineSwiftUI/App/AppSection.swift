#if canImport(UIKit)
import Catalog
import SwiftUI

/// A section of the app, selected by a tab.
enum AppSection: Hashable {
    case home
    case catalog(CatalogID)
}

extension CatalogSymbol {
    /// The section's system symbol.
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
