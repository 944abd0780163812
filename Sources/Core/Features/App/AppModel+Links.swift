import Catalog
public import Foundation

/// Links of the app's own scheme: `vitrine://CATALOG` and `vitrine://CATALOG/ITEM`.
extension AppModel {
    /// The scheme of links.
    public static let linkScheme = "vitrine"

    /// The system opened a link: shows its catalog, and the details of its item.
    ///
    /// What is not stored any more, or has no details, leads to the catalog's list; an unknown
    /// catalog, and a link of another scheme, nowhere.
    public func linkOpened(_ link: URL) async {
        guard link.scheme?.lowercased() == Self.linkScheme,
            let catalog = catalogs.first(where: { $0.id.rawValue == link.host() })
        else { return }
        quickSearchClosed()
        router.path = []
        catalogTapped(catalog.id)
        router.path = []
        let name = link.pathComponents.dropFirst().joined(separator: "/")
        guard !name.isEmpty, case .details = catalog.tap else { return }
        let id = Item.ID(catalog.id, name)
        do throws(CatalogError) {
            if try await isStored(id), self.catalog == catalog { router.path = [.details(id)] }
        } catch {
            // The list reports what is wrong with the store.
        }
    }
}
