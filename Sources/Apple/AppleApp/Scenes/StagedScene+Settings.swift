import DemoService
import Features
import VitrineSwiftUI

extension StagedScene {
    /// The sheet of settings; the key is accepted by the demonstration alone.
    static let settings = [
        StagedScene("settings-general") { await $0.openSettings() },
        StagedScene("settings-sources") { await $0.openSettings() },
        StagedScene("settings-storage") { stage in
            await stage.openSettings()
            await stage.settle { stage.model.settings.imageBytes != nil }
        },
        StagedScene("settings-sources-address") { stage in
            await stage.openSettings()
            let settings = stage.model.settings
            guard let slot = settings.slots.first(where: \.needsKey) else { return }
            settings.sourceChosen(.custom, of: slot.catalog)
            settings.addressEntered("127.0.0.1/3", of: slot.catalog)
        },
        StagedScene("settings-sources-key-refused") { stage in
            await stage.openSettings()
            stage.model.settings.keyEntered("not a key")
        },
        StagedScene("settings-sources-key") { stage in
            await stage.openSettings()
            let settings = stage.model.settings
            guard let slot = settings.slots.first(where: \.needsKey) else { return }
            settings.sourceChosen(.embedded, of: slot.catalog)
            settings.keyEntered(String(repeating: "0", count: 32))
            await stage.settle { settings.hasKey && settings.keyStatus != .working }
        },
        StagedScene("app-about") { await $0.openSettings() },
    ]
}

extension SceneStage {
    fileprivate func openSettings() async {
        await load()
        face.isSettingsOpen = true
        model.settings.appeared()
        await settle { self.model.settings.keyPlace != nil }
    }
}
