import Catalog
import DemoService
import Features
import VitrineSwiftUI

extension StagedScene {
    /// Lists of the catalog that can be filtered.
    static let movies = [
        StagedScene("app-splash", .held) { $0.select(\.isFilterable) },
        StagedScene("movies-list-loaded") { await $0.load() },
        StagedScene("movies-grid-loaded") { stage in
            await stage.load()
            stage.browser?.visible.layoutTapped(.grid)
        },
        StagedScene("movies-list-filtered") { stage in
            await stage.load()
            stage.browser?.filterOpened()
            stage.browser?.visible.filterChanged(Filter(genres: ["18"], minimumRating: 7))
            await stage.settleRows()
        },
        StagedScene("movies-list-filter-empty") { stage in
            await stage.load()
            stage.browser?.visible.filterChanged(Filter(genres: ["37"], minimumRating: 9.9))
            await stage.settleEmpty()
        },
        StagedScene("movies-list-sort-menu") { stage in
            await stage.load()
            stage.face.isSorting = true
        },
        StagedScene("movies-list-sorted") { stage in
            await stage.load()
            let list = stage.browser?.visible
            let other = list?.sortChoices.first { !$0.isChosen }
            other.map { list?.sortChosen($0) }
            await stage.settleRows()
        },
        StagedScene("movies-search-results") { stage in
            await stage.load()
            stage.browser?.searchTextChanged("the")
            await stage.settleRows()
        },
        StagedScene("movies-search-empty") { stage in
            await stage.load()
            stage.browser?.searchTextChanged("zzzz")
            await stage.settleEmpty()
        },
        StagedScene("movies-favorites-loaded") { stage in
            await stage.load()
            for id in stage.browser?.visible.ids.prefix(4) ?? [] {
                stage.model.favorites.toggle(id)
            }
            let favorites = stage.browser?.lists.first { $0.list?.content == .favorites }
            favorites.map { stage.browser?.listTapped($0.query.list) }
            await stage.settle { favorites?.ids.count == 4 }
        },
        StagedScene("movies-list-refreshing") { stage in
            await stage.load()
            stage.transport.set(.held)
            stage.browser?.visible.refreshRequested()
        },
        StagedScene("app-quick-search") { stage in
            await stage.load()
            stage.model.quickSearchTapped()
            guard let search = stage.model.quickSearch else { return }
            search.textChanged("the")
            await stage.settle { search.content == .groups && !search.isLoading }
        },
    ]
}

extension CatalogDescriptor {
    /// Whether any of its lists can be filtered.
    var isFilterable: Bool { lists.contains { !$0.filters.isEmpty } }
}

extension SceneStage {
    /// Shows the catalog that can be filtered, with its rows.
    func load() async {
        select(\.isFilterable)
        await settleRows()
    }

    /// Waits until it is certain that there is nothing to show.
    func settleEmpty() async {
        guard let browser else { return }
        await settle { browser.visible.emptyReason != nil }
    }
}
