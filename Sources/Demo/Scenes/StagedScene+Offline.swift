import Catalog
import Features

extension StagedScene {
    /// Downloading lists for offline use: the offer, the progress, the result, and the list in the
    /// settings.
    static let offline = [
        StagedScene("app-offline-offered") { await $0.openOffline(.movies) },
        StagedScene("app-offline-running") { stage in
            await stage.openOffline(.movies)
            let model = stage.model.offline
            guard let id = model.rows.first?.id else { return }
            stage.transport.set(.held)
            model.tapped(.start, id)
            await stage.settle { model.rows.first?.fraction ?? 0 > 0 }
        },
        StagedScene("app-offline-kept") { await $0.downloadForOffline() },
        StagedScene("settings-storage-offline") { stage in
            await stage.downloadForOffline()
            stage.model.offline.closed()
            await stage.loadSettings(at: .storage)
        },
    ]
}

extension Stage {
    fileprivate func openOffline(_ catalog: CatalogID) async {
        await load(catalog)
        await settlePictures()
        model.offlineTapped()
        let offline = model.offline
        await settle { offline.isEstimated }
    }

    /// Downloads a short list for offline use.
    fileprivate func downloadForOffline() async {
        await openOffline(.films)
        let offline = model.offline
        guard let id = offline.rows.first?.id else { return }
        offline.tapped(.start, id)
        await settle { offline.rows.first?.actions.first == .refresh }
    }
}
