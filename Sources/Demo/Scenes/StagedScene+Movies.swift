import Catalog
import Features

extension StagedScene {
    /// Movie lists.
    static let movies = [
        StagedScene("app-splash", .held) { $0.select(.movies) },
        StagedScene("movies-list-loaded") { stage in
            await stage.load()
            stage.list?.layoutTapped(.list)
        },
        StagedScene("movies-grid-loaded") { stage in
            await stage.load()
            stage.addFavorites([0, 2, 3, 5])
            stage.list?.layoutTapped(.grid)
        },
        StagedScene("movies-list-filtered") { stage in
            await stage.load()
            stage.list?.layoutTapped(.list)
            stage.catalogModel?.filterOpened()
            stage.list?.filterChanged(
                Filter(genres: ["18"], years: YearRange(first: 1990, last: 1999), minimumRating: 7)
            )
            await stage.settleRows()
        },
        StagedScene("movies-list-filter-empty") { stage in
            await stage.load()
            stage.catalogModel?.filterOpened()
            stage.list?.filterChanged(Filter(genres: ["37"], minimumRating: 9.9))
            await stage.settleEmpty()
        },
        StagedScene("movies-list-sort-menu") { stage in
            await stage.load()
            await stage.settlePictures()
            stage.openSortMenu()
        },
        StagedScene("movies-list-sorted") { stage in
            await stage.load()
            stage.list?.layoutTapped(.list)
            stage.list?.sortKeyTapped(SortID("title"))
            await stage.settleRows()
        },
        StagedScene("movies-search-results") { stage in
            await stage.load()
            stage.list?.layoutTapped(.list)
            stage.catalogModel?.searchText = "the"
            await stage.settleRows()
        },
        StagedScene("movies-search-empty") { stage in
            await stage.load()
            stage.catalogModel?.searchText = "nolan"
            await stage.settleEmpty()
        },
        StagedScene("movies-favorites-loaded") { stage in
            await stage.load()
            stage.addFavorites(0..<4)
            stage.catalogModel?.listTapped(ListID("favorites"))
            guard let favorites = stage.list else { return }
            await stage.settle { favorites.ids.count == 4 }
        },
        StagedScene("movies-list-refreshing") { stage in
            await stage.load()
            await stage.settlePictures()
            stage.transport.set(.held)
            stage.list?.refreshRequested()
        },
        StagedScene("app-quick-search") { stage in
            await stage.load()
            stage.openQuickSearch()
            guard let search = stage.model.quickSearch else { return }
            search.text = "the"
            await stage.settle { search.content == .groups && !search.isLoading }
        },
    ]
}
