public import Catalog

/// A section of the app, with its own navigation path.
public enum AppSection: Identifiable, Hashable, Sendable {
    /// The home page.
    case home
    /// A catalog's lists.
    case catalog(CatalogID)
    /// The search across all catalogs, in front ends that show it as a section.
    case search

    /// The section itself.
    public var id: AppSection { self }
}
