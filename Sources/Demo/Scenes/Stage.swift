package import Catalog
package import Features
package import Foundation
import Observation

/// An app with the demo service, controlled by scenes.
@MainActor
package protocol Stage: AnyObject {
    /// The model behind the front end.
    var model: AppModel { get }
    /// Delays requests or makes them fail.
    var transport: StagedTransport { get }
    /// The window size in application pixels.
    var size: CGSize { get }

    /// Opens the sort menu of the visible list.
    func openSortMenu()
    /// Opens the search across all catalogs, in a dialog or section.
    func openQuickSearch()
    /// Opens the settings; a front end without pages shows all of them.
    func openSettings(at page: SettingsPage)
    /// Opens the About page.
    func openAbout()
    /// Scrolls the visible list past each row to its end.
    func scrollToEnd() async
    /// Scrolls the open details past the description.
    func scrollDetails() async
    /// Waits until the visible pictures are loaded; returns at once on a stage without a window.
    func settlePictures() async
}

extension Stage {
    /// The model of the selected catalog; nil while the home page is selected.
    package var catalogModel: CatalogViewModel? {
        model.catalog.flatMap { model.catalogModel(of: $0) }
    }

    /// The visible list; nil while the home page is selected.
    package var list: ItemListViewModel? { catalogModel?.visible }

    /// Waits until the models are in a state or the task is cancelled.
    package func settle(_ isSettled: @escaping @MainActor @Sendable () -> Bool) async {
        // A new closure, because the compiler can't convert `isSettled` itself.
        for await isSo in Observations({ isSettled() }) where isSo { return }
    }

    /// Selects a catalog and shows its list.
    package func select(_ catalog: CatalogID) {
        model.catalogTapped(catalog)
        catalogModel?.appeared()
    }

    /// Selects a catalog and waits for its rows.
    package func load(_ catalog: CatalogID = .movies) async {
        select(catalog)
        await settleRows()
    }

    /// Waits until the visible list has rows and isn't loading.
    package func settleRows() async {
        guard let catalogModel else { return }
        await settle { !catalogModel.visible.ids.isEmpty && !catalogModel.visible.rows.isLoading }
    }

    /// Waits until the list is known to be empty.
    func settleEmpty() async {
        guard let catalogModel else { return }
        await settle { catalogModel.visible.emptyReason != nil }
    }

    /// Opens the details of the item at a 0-based position.
    package func open(_ place: Int) {
        guard let list, list.ids.indices.contains(place) else { return }
        list.rowTapped(list.ids[place])
        model.details?.appeared()
    }

    /// Opens the details of the item at a 0-based position and waits until they are loaded.
    package func loadDetails(_ place: Int) async {
        open(place)
        await settleDetails()
    }

    /// Waits until the open details are loaded.
    package func settleDetails() async {
        guard let details = model.details else { return }
        await settle { details.content.value != nil && !details.content.isLoading }
    }

    /// Makes the items at 0-based positions favorites, one after another.
    func addFavorites(_ places: some Sequence<Int>) {
        let ids = list?.ids ?? []
        for place in places where ids.indices.contains(place) {
            model.marks.favoriteTapped(ids[place])
        }
    }
}

/// The demo's catalogs, whose names are prefixes of their scenes' names.
extension CatalogID {
    package static let movies = CatalogID("movies")
    package static let films = CatalogID("films")
    package static let photos = CatalogID("photos")
    package static let characters = CatalogID("characters")
}
