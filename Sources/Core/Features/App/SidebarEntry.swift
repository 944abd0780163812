public import Catalog
import L10n

/// An entry of the sidebar: the home page or a catalog.
public struct SidebarEntry: Hashable, Sendable {
    /// Nil for the home page.
    public let catalog: CatalogID?
    /// The name shown.
    public let title: String
    /// The icon; nil for the home page's, which each face has of its own.
    public let symbol: CatalogSymbol?
}

extension AppModel {
    /// The home page, if there is one, and the catalogs, in display order.
    public var sidebarEntries: [SidebarEntry] {
        let home = home.map { _ in
            SidebarEntry(catalog: nil, title: strings("home.title"), symbol: nil)
        }
        return (home.map { [$0] } ?? [])
            + catalogs.map {
                SidebarEntry(catalog: $0.id, title: strings.caption($0.title), symbol: $0.symbol)
            }
    }

    /// The 0-based position of the one that is shown; nil if there is none.
    public var position: Int? { sidebarEntries.firstIndex { $0.catalog == catalog?.id } }

    /// The user chose the entry at a 0-based position; does nothing past the end.
    public func sidebarEntryTapped(at position: Int) {
        guard sidebarEntries.indices.contains(position) else { return }
        if let catalog = sidebarEntries[position].catalog {
            catalogTapped(catalog)
        } else {
            homeTapped()
        }
    }
}
