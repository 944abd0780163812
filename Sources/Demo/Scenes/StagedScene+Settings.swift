import Catalog
import Features

extension StagedScene {
    /// The settings, with the results of checking a key and addresses, and the About page.
    static let settings = [
        StagedScene("settings-general") { await $0.loadSettings(at: .general) },
        StagedScene("settings-catalogs") { stage in
            await stage.loadSettings(at: .catalogs)
            await stage.settle { !stage.model.settings.catalogs.examples.isEmpty }
        },
        StagedScene("settings-sources") { await $0.loadSettings(at: .sources) },
        StagedScene("settings-sources-address") { stage in
            await stage.loadSettings(at: .sources)
            stage.model.settings[kindOf: .movies] = .custom
            stage.model.settings.addressEntered("127.0.0.1/3", of: .movies)
        },
        StagedScene("settings-sources-key-refused") { stage in
            await stage.loadSettings(at: .sources)
            stage.model.settings.keyEntered("not a key")
        },
        StagedScene("settings-sources-key") { stage in
            await stage.loadSettings(at: .sources)
            let settings = stage.model.settings
            // The demo accepts any key.
            settings[kindOf: .movies] = .embedded
            settings.keyEntered(String(repeating: "0", count: 32))
            await stage.settle { settings.hasKey && settings.keyStatus != .working }
        },
        StagedScene("settings-storage") { await $0.loadSettings(at: .storage) },
        StagedScene("app-about") { stage in
            await stage.load()
            stage.openAbout()
        },
    ]
}

extension Stage {
    /// Opens the settings over a list and waits for their measurements.
    func loadSettings(at page: SettingsPage) async {
        await load()
        await settlePictures()
        openSettings(at: page)
        let settings = model.settings
        settings.appeared()
        await settle {
            settings.keyLocation != nil && settings.imageBytes != nil
                && settings.libraryBytes != nil
        }
    }
}
