import Catalog
import DemoService
import Features
import VitrineSwiftUI

extension StagedScene {
    /// Making lists available offline: what it takes, on the way, there; and among the settings.
    static let offline = [
        StagedScene("app-offline-offered") { await $0.openOffline { _ in true } },
        StagedScene("app-offline-running") { stage in
            await stage.openOffline { _ in true }
            let model = stage.model.offline
            guard let id = model.rows.first?.id else { return }
            stage.transport.set(.held)
            model.tapped(.start, id)
            await stage.settle { model.rows.first?.fraction ?? 0 > 0 }
        },
        StagedScene("app-offline-kept") { await $0.keepOffline() },
        StagedScene("settings-storage-offline") { stage in
            await stage.keepOffline()
            stage.model.offline.closed()
            stage.face.isSettingsOpen = true
            stage.model.settings.appeared()
            await stage.settle { stage.model.settings.imageBytes != nil }
        },
    ]
}

extension SceneStage {
    fileprivate func openOffline(_ isWanted: (CatalogDescriptor) -> Bool) async {
        select(isWanted)
        await settleRows()
        model.offline.started(pixelWidths: [185])
        model.offlineTapped()
        await settle { self.model.offline.isEstimated }
    }

    fileprivate func keepOffline() async {
        // A catalog whose lists are short.
        await openOffline { $0.returnCaption != nil }
        guard let id = model.offline.rows.first?.id else { return }
        model.offline.tapped(.start, id)
        await settle { self.model.offline.rows.first?.actions.first == .refresh }
    }
}
