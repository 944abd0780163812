import Catalog
import DemoService
import Features
import GTKSupport
import Library
import VitrineGTK

extension Scene {
    /// The catalog with a favorites strip: with and without favorites, a search, fetching the whole
    /// list and a failure, details before and after adding a favorite.
    static let strip = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        let hasStrip = { (catalog: CatalogDescriptor) in
            catalog.lists.contains(where: \.hasFavoritesStrip)
        }
        guard let catalog = stage.model.catalogs.first(where: hasStrip),
            let browser = stage.model.browser(of: catalog)
        else { return }
        let name = catalog.id.rawValue
        let list = browser.selected
        stage.model.catalogTapped(catalog.id)
        await stage.settle { list.ids.count > 30 && !list.rows.isLoading }
        await tour.picture("\(name)-list-without-favorites", of: stage)
        for place in stride(from: 22, through: 0, by: -2) {
            stage.model.favorites.toggle(list.ids[place])
        }
        await stage.settle { browser.strip?.tiles.count == 12 }
        await tour.picture("\(name)-list-loaded", of: stage)
        stage.window.fling(by: 900)
        await stage.settle()
        await tour.picture("\(name)-list-scrolled", of: stage)
        browser.searchTextChanged("ma")
        await stage.settle { !browser.visible.rows.isLoading }
        await tour.picture("\(name)-search-results", of: stage)
        browser.searchTextChanged("zzzz")
        await stage.settle { browser.visible.emptyReason != nil }
        await tour.picture("\(name)-search-empty", of: stage)
        browser.searchCleared()
        try await sorting(tour, stage, browser, name)
        try await opening(tour, stage, browser, name)
        stage.window.window.close()
    }

    /// The order that needs every page: while fetching, after a failure, done.
    private static func sorting(
        _ tour: Tour,
        _ stage: Stage,
        _ browser: CatalogViewModel,
        _ name: String
    ) async throws {
        let list = browser.selected
        guard let key = list.list?.sorts.first?.id else { return }
        tour.transport.set(.holdingPages(from: 2))
        list.sortKeyTapped(key)
        await stage.settle { list.completion?.loadedPages == 1 }
        await tour.picture("\(name)-list-loading-all", of: stage)
        tour.transport.set(.down)
        await stage.settle { list.completion?.failure != nil }
        await tour.picture("\(name)-list-loading-failed", of: stage)
        tour.transport.set(.open)
        list.retryCompletionTapped()
        await stage.settle { list.completion == nil && list.footer != .loading }
        await tour.picture("\(name)-list-sorted", of: stage)
    }

    /// The details of the most popular item, and of a favorite.
    private static func opening(
        _ tour: Tour,
        _ stage: Stage,
        _ browser: CatalogViewModel,
        _ name: String
    ) async throws {
        if let id = browser.selected.ids.first(where: { !stage.model.favorites.contains($0) }) {
            browser.selected.rowTapped(id)
        }
        await stage.settle { stage.model.details?.content.isLoading == false }
        await tour.picture("\(name)-details-loaded", of: stage)
        stage.window.details.scroller?.offset += 500
        await stage.settle()
        await tour.picture("\(name)-details-lists", of: stage)
        if let tile = browser.strip?.tiles.first { browser.strip?.tileTapped(tile.id) }
        await stage.settle { stage.model.details?.content.isLoading == false }
        await tour.picture("\(name)-details-favorite", of: stage)
    }
}
