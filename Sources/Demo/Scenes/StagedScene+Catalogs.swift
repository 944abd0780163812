import Catalog
import Features
import Library

extension StagedScene {
    /// The catalog whose details have a Back button.
    static let films = [
        StagedScene("films-list-loading") { stage in
            await stage.load()
            await stage.settlePictures()
            stage.transport.set(.held)
            stage.select(.films)
        },
        StagedScene("films-list-loaded") { stage in
            await stage.load(.films)
            stage.addFavorites([0, 2])
        },
        StagedScene("films-list-other") { await $0.loadOther() },
        StagedScene("films-details-loaded") { stage in
            await stage.loadOther()
            await stage.loadDetails(0)
        },
        StagedScene("films-details-returned") { stage in
            await stage.loadOther()
            await stage.loadDetails(0)
            stage.model.details?.backTapped()
        },
    ]

    /// The photo stream and its statistics.
    static let photos = [
        StagedScene("photos-stream-loading", .holdingPhotos) { await $0.load(.photos) },
        StagedScene("photos-stream-loaded") { await $0.load(.photos) },
        StagedScene("photos-viewer-loading") { await $0.openPhoto(.holdingPhotos) },
        StagedScene("photos-viewer-loaded") { await $0.openPhoto() },
        StagedScene("photos-viewer-playing") { stage in
            await stage.openPhoto()
            await stage.settlePictures()
            stage.model.poster?.slideshowTapped()
        },
        StagedScene("photos-viewer-failed") { await $0.openPhoto(.withoutPhotos) },
        StagedScene("photos-statistics-pending") { stage in
            await stage.load(.photos)
            await stage.settlePictures()
            await stage.loadStatistics()
        },
        StagedScene("photos-statistics-loaded") { stage in
            await stage.load(.photos)
            await stage.scrollToEnd()
            await stage.loadStatistics()
        },
    ]

    /// The catalog with a favorites strip.
    static let characters = [
        StagedScene("characters-list-without-favorites") { await $0.load(.characters) },
        StagedScene("characters-list-loaded") { await $0.loadCharacters() },
        StagedScene("characters-search-results") { stage in
            await stage.loadCharacters()
            stage.catalogModel?.searchText = "ma"
            await stage.settleRows()
        },
        StagedScene("characters-search-empty") { stage in
            await stage.loadCharacters()
            stage.catalogModel?.searchText = "zzzz"
            await stage.settleEmpty()
        },
        StagedScene("characters-list-loading-all") { await $0.sortCharacters() },
        StagedScene("characters-list-loading-failed") { stage in
            await stage.sortCharacters()
            guard let list = stage.list else { return }
            stage.transport.set(.down)
            await stage.settle { list.wholeList?.failure != nil }
            stage.model.router.alertDismissed()
        },
        StagedScene("characters-list-sorted") { stage in
            await stage.sortCharacters()
            guard let list = stage.list else { return }
            stage.transport.set(.open)
            await stage.settle { list.wholeList == nil && list.footer != .loading }
        },
        StagedScene("characters-details-loaded") { stage in
            await stage.loadCharacters()
            await stage.loadDetails(1)
        },
        StagedScene("characters-details-favorite") { stage in
            await stage.loadCharacters()
            guard let strip = stage.catalogModel?.strip, let tile = strip.tiles.first else {
                return
            }
            strip.tileTapped(tile.id)
            stage.model.details?.appeared()
            await stage.settleDetails()
        },
    ]
}

extension Stage {
    fileprivate func loadOther() async {
        await load(.films)
        let other = catalogModel?.lists.last
        other.map { catalogModel?.listTapped($0.query.list) }
        await settleRows()
    }

    /// Opens the second-to-last photo at full size, in one of the service's modes.
    ///
    /// This photo hasn't been on screen and has a neighbor on each side.
    fileprivate func openPhoto(_ mode: StagedTransport.Mode = .open) async {
        await load(.photos)
        guard let list, let id = list.ids.dropLast().last else { return }
        let three = list.ids.suffix(3)
        await settle { three.allSatisfy { list.row($0).content != nil } }
        await settlePictures()
        transport.set(mode)
        list.pictureTapped(id)
    }

    /// Opens the statistics of the selected catalog.
    func loadStatistics() async {
        model.statisticsTapped()
        guard let statistics = model.statistics else { return }
        statistics.appeared()
        await settle { statistics.shown != nil }
    }

    /// Shows the characters, with every other one of the first few made a favorite, from last to
    /// first.
    fileprivate func loadCharacters() async {
        await load(.characters)
        addFavorites(stride(from: 22, through: 0, by: -2))
        guard let strip = catalogModel?.strip else { return }
        await settle { strip.tiles.count == 12 }
    }

    /// Selects the order that needs every page, while the pages load.
    fileprivate func sortCharacters() async {
        await loadCharacters()
        guard let list, let key = list.list?.sorts.first?.id else { return }
        transport.set(.holdingPages(from: 2))
        list.sortKeyTapped(key)
        await settle { list.wholeList?.loadedPages == 1 }
    }
}
