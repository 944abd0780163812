import Catalog
import DemoService
import Features
import GTKSupport
import VitrineGTK

extension Scene {
    /// Making lists available offline: what it takes, on the way, there; and among the settings.
    static let available = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        let model = stage.model.offline
        model.started(pixelWidths: stage.window.posterPixelWidths)
        stage.model.offlineTapped()
        await stage.settle { model.isEstimated }
        await tour.picture("app-offline-offered", of: stage, dialog: true)
        guard let id = model.rows.first?.id else { return }
        tour.transport.set(.held)
        model.tapped(.start, id)
        await stage.settle { model.rows.first?.fraction ?? 0 > 0 }
        await tour.picture("app-offline-running", of: stage, dialog: true)
        model.tapped(.cancel, id)
        model.closed()
        tour.transport.set(.open)
        // A catalog whose lists are short.
        guard let catalog = stage.model.catalogs.first(where: { $0.returnCaption != nil }) else {
            return
        }
        stage.model.catalogTapped(catalog.id)
        await stage.settle { !(stage.list?.ids.isEmpty ?? true) }
        stage.model.offlineTapped()
        await stage.settle { model.isEstimated }
        model.rows.first.map { model.tapped(.start, $0.id) }
        await stage.settle { model.rows.first?.actions.first == .refresh }
        await tour.picture("app-offline-kept", of: stage, dialog: true)
        model.closed()
        await stage.settle()
        stage.window.showPreferences(.storage)
        await stage.settle { stage.model.settings.imageBytes != nil }
        await tour.picture("settings-storage-offline", of: stage, dialog: true)
        stage.window.window.close()
    }
}
