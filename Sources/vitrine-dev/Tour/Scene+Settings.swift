import Catalog
import DemoService
import Features
import GTKSupport
import VitrineGTK

extension Scene {
    /// The settings, page by page, with the results of checking a key and addresses; then About.
    static let settings = Scene { tour in
        tour.transport.set(.open)
        let stage = try await tour.makeStage()
        await stage.settle { stage.window.isPastSplash }
        let model = stage.model.settings
        stage.window.showPreferences(.general)
        await stage.settle()
        await tour.picture("settings-general", of: stage, dialog: true)
        stage.window.showPreferences(.sources)
        await stage.settle { model.keyPlace != nil }
        await tour.picture("settings-sources", of: stage, dialog: true)
        if let slot = model.slots.first(where: \.needsKey) {
            await sources(tour, stage, slot.catalog)
        }
        stage.window.showPreferences(.storage)
        await stage.settle { model.imageBytes != nil }
        await tour.picture("settings-storage", of: stage, dialog: true)
        stage.window.preferences?.window.close()
        await stage.settle()
        stage.window.window.activate(action: "win.about")
        await stage.settle()
        await tour.picture("app-about", of: stage, dialog: true)
        stage.window.window.close()
    }

    /// No request leaves this machine: the embedded service is chosen before a key is entered.
    private static func sources(_ tour: Tour, _ stage: Stage, _ catalog: CatalogID) async {
        let model = stage.model.settings
        model.sourceChosen(.custom, of: catalog)
        model.addressEntered("127.0.0.1/3", of: catalog)
        await stage.settle()
        await tour.picture("settings-sources-address", of: stage, dialog: true)
        model.sourceChosen(.embedded, of: catalog)
        model.keyEntered("not a key")
        await stage.settle()
        await tour.picture("settings-sources-key-refused", of: stage, dialog: true)
        model.keyEntered(String(repeating: "0", count: 32))
        await stage.settle { model.hasKey && model.keyStatus != .working }
        await tour.picture("settings-sources-key", of: stage, dialog: true)
    }
}
