import Catalog
import DemoService
import Features
import Library

extension StagedScene {
    /// The catalog whose details have a button that leads back.
    static let ranked = [
        StagedScene("films-list-loading", .held) { $0.select(\.isRanked) },
        StagedScene("films-list-loaded") { stage in
            await stage.loadRanked()
            let ids = stage.browser?.visible.ids ?? []
            for place in [0, 2] where ids.indices.contains(place) {
                stage.model.favorites.toggle(ids[place])
            }
        },
        StagedScene("films-list-other") { await $0.loadOther() },
        StagedScene("films-details-loaded") { stage in
            await stage.loadOther()
            stage.open(0)
            await stage.settleDetails()
        },
        StagedScene("films-details-returned") { stage in
            await stage.loadOther()
            stage.open(0)
            await stage.settleDetails()
            stage.model.details?.backTapped()
        },
    ]

    /// The stream of photos, and who posted them.
    static let photos = [
        StagedScene("photos-stream-loading", .holdingPhotos) { await $0.loadPhotos() },
        StagedScene("photos-stream-loaded") { await $0.loadPhotos() },
        StagedScene("photos-viewer-loading") { stage in
            await stage.loadPhotos()
            stage.transport.set(.holdingPhotos)
            await stage.openPhoto()
        },
        StagedScene("photos-viewer-loaded") { stage in
            await stage.loadPhotos()
            await stage.openPhoto()
        },
        StagedScene("photos-viewer-playing") { stage in
            await stage.loadPhotos()
            await stage.openPhoto()
            stage.model.poster?.slideshowTapped()
        },
        StagedScene("photos-viewer-failed") { stage in
            await stage.loadPhotos()
            stage.transport.set(.withoutPhotos)
            await stage.openPhoto()
        },
        StagedScene("photos-statistics-pending", .holdingPhotos) { await $0.loadStatistics() },
        StagedScene("photos-statistics-loaded") { await $0.loadStatistics() },
    ]

    /// The catalog with a strip of favorites.
    static let strip = [
        StagedScene("characters-list-without-favorites") { await $0.loadCast() },
        StagedScene("characters-list-loaded") { stage in
            await stage.loadCast()
            for id in stage.browser?.visible.ids.prefix(12) ?? [] {
                stage.model.favorites.toggle(id)
            }
            guard let strip = stage.browser?.strip else { return }
            await stage.settle { strip.tiles.count == 12 }
        },
        StagedScene("characters-search-results") { stage in
            await stage.loadCast()
            stage.browser?.searchTextChanged("ma")
            await stage.settleRows()
        },
        StagedScene("characters-search-empty") { stage in
            await stage.loadCast()
            stage.browser?.searchTextChanged("zzzz")
            await stage.settleEmpty()
        },
        StagedScene("characters-list-loading-all") { await $0.sortCast() },
        StagedScene("characters-list-loading-failed") { stage in
            await stage.sortCast()
            guard let list = stage.browser?.visible else { return }
            stage.transport.set(.down)
            await stage.settle { list.completion?.failure != nil }
            stage.model.router.alertDismissed()
        },
        StagedScene("characters-list-sorted") { stage in
            await stage.sortCast()
            guard let list = stage.browser?.visible else { return }
            stage.transport.set(.open)
            await stage.settle { list.completion == nil && list.footer != .loading }
        },
        StagedScene("characters-details-loaded") { stage in
            await stage.loadCast()
            stage.open(0)
            await stage.settleDetails()
        },
        StagedScene("characters-details-favorite") { stage in
            await stage.loadCast()
            stage.open(0)
            await stage.settleDetails()
            stage.model.details.map { stage.model.favorites.toggle($0.id) }
        },
    ]
}

extension CatalogDescriptor {
    /// Whether its details lead back by a button.
    fileprivate var isRanked: Bool { returnCaption != nil }

    fileprivate var hasStrip: Bool { lists.contains(where: \.hasFavoritesStrip) }
}

extension SceneStage {
    fileprivate func loadRanked() async {
        select(\.isRanked)
        await settleRows()
    }

    fileprivate func loadOther() async {
        await loadRanked()
        let other = browser?.lists.last
        other.map { browser?.listTapped($0.query.list) }
        await settleRows()
    }

    fileprivate func loadPhotos() async {
        select(\.hasPeopleStatistics)
        await settleRows()
    }

    /// Opens the second photo at full size, which has one on each side.
    fileprivate func openPhoto() async {
        guard let list = browser?.visible, let id = list.ids.dropFirst().first else { return }
        await settle { list.row(id).content != nil }
        list.pictureTapped(id)
    }

    fileprivate func loadStatistics() async {
        await loadPhotos()
        model.statisticsTapped()
        guard let statistics = model.statistics else { return }
        statistics.appeared()
        await settle { statistics.shown != nil }
    }

    fileprivate func loadCast() async {
        select(\.hasStrip)
        await settleRows()
    }

    /// The order that needs every page, while it is fetched.
    fileprivate func sortCast() async {
        await loadCast()
        guard let list = browser?.visible, let key = list.list?.sorts.first?.id else { return }
        transport.set(.holdingPages(from: 2))
        list.sortKeyTapped(key)
        await settle { list.completion?.loadedPages == 1 }
    }
}
