public import Catalog
import L10n

/// An entry in the sidebar: the home page or a catalog.
public struct SidebarEntry: Hashable, Sendable {
    /// The catalog; nil for the home page.
    public let catalog: CatalogID?
    /// The displayed name.
    public let title: String
    /// The icon; nil for the home page, for which each front end has its own.
    public let symbol: CatalogSymbol?

    /// The section that it selects.
    public var section: AppSection { catalog.map(AppSection.catalog) ?? .home }
}

extension AppModel {
    /// The home page, if there is one, followed by the catalogs in display order.
    public var sidebarEntries: [SidebarEntry] {
        let home = home.map { _ in
            SidebarEntry(catalog: nil, title: strings("home.title"), symbol: nil)
        }
        return (home.map { [$0] } ?? [])
            + catalogs.map {
                SidebarEntry(catalog: $0.id, title: strings.caption($0.title), symbol: $0.symbol)
            }
    }

    /// The 0-based position of the entry on screen, or nil.
    public var position: Int? { sidebarEntries.firstIndex { $0.catalog == catalog?.id } }

    /// Selects the entry at a 0-based position; does nothing beyond the last.
    public func sidebarEntryTapped(at position: Int) {
        guard sidebarEntries.indices.contains(position) else { return }
        if let catalog = sidebarEntries[position].catalog {
            catalogTapped(catalog)
        } else {
            homeTapped()
        }
    }
}
