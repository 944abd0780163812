public import Catalog
import L10n

/// An entry of the sidebar: the home page or a catalog.
public struct Place: Hashable, Sendable {
    /// Nil for the home page.
    public let catalog: CatalogID?
    /// The name shown.
    public let title: String
    /// The icon; nil for the home page's, which each face has of its own.
    public let symbol: CatalogSymbol?
}

extension AppModel {
    /// The home page, if there is one, and the catalogs, in display order.
    public var places: [Place] {
        let home = home.map { _ in
            Place(catalog: nil, title: strings("home.title"), symbol: nil)
        }
        return (home.map { [$0] } ?? [])
            + catalogs.map {
                Place(catalog: $0.id, title: strings.caption($0.title), symbol: $0.symbol)
            }
    }

    /// The 0-based position of the one that is shown; nil if there is none.
    public var position: Int? { places.firstIndex { $0.catalog == catalog?.id } }

    /// The user chose the entry at a 0-based position; does nothing past the end.
    public func placeTapped(at position: Int) {
        guard places.indices.contains(position) else { return }
        if let catalog = places[position].catalog { catalogTapped(catalog) } else { homeTapped() }
    }
}
