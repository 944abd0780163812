import Catalog
import Features
import Foundation

extension StagedScene {
    /// The settings, with the results of checking a key and addresses, and the About page.
    static let settings = [
        StagedScene("settings-general") { await $0.loadSettings(at: .general) },
        StagedScene("settings-catalogs") { stage in
            await stage.loadSettings(at: .catalogs)
            await stage.settle { !stage.model.settings.catalogs.examples.isEmpty }
        },
        StagedScene("settings-catalogs-values") { stage in
            await stage.loadSettings(at: .catalogs)
            await stage.previewAskingFile()
        },
        StagedScene("settings-catalogs-address") { stage in
            await stage.loadSettings(at: .catalogs)
            await stage.enterAddress("api.tvmaze.com/shows?page=0", isApplied: false)
        },
        StagedScene("settings-catalogs-address-failed") { stage in
            await stage.loadSettings(at: .catalogs)
            stage.transport.set(.answering(Answers.object))
            await stage.enterAddress("https://api.example.org/character")
            let address = stage.model.settings.catalogs.address
            await stage.settle { address.status != .working }
        },
        StagedScene("settings-catalogs-address-rows") { stage in
            await stage.loadSettings(at: .catalogs)
            let service = stage.transport.service?.absoluteString ?? ""
            await stage.enterAddress("\(service)character?page=1&pageSize=20")
            let catalogs = stage.model.settings.catalogs
            await stage.settle { catalogs.preview?.content.value != nil }
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
        StagedScene("settings-import-running") { stage in
            await stage.loadSettings(at: .storage)
            stage.transport.set(.held)
            await stage.importFilms { model in model.fraction != nil }
        },
        StagedScene("settings-import-done") { stage in
            await stage.loadSettings(at: .storage)
            await stage.importFilms { model in !model.isRunning }
        },
        StagedScene("settings-import-failed") { stage in
            await stage.loadSettings(at: .storage)
            stage.transport.set(.down)
            await stage.importFilms { model in !model.isRunning }
        },
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

    /// Chooses a catalog's file that asks for two values, and enters one that is wrong.
    fileprivate func previewAskingFile() async {
        let asking = """
            {
              "version": 1, "id": "home-films", "name": "Films at Home",
              "ask": [
                { "id": "server", "name": "Server", "kind": "address",
                  "example": "http://nas.local:8096" },
                { "id": "user", "name": "User", "example": "olha" }
              ],
              "service": { "base": "{server}" },
              "lists": [{ "id": "all", "name": "All", "address": "{user}/films", "items": "" }],
              "item": { "id": "/id", "title": "/title" }
            }
            """
        // The dialog's size depends on the window's.
        await settlePictures()
        let file = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-\(UUID()).vitrine.json")
        // If it can't be written, choosing it says so.
        try? Data(asking.utf8).write(to: file)
        let catalogs = model.settings.catalogs
        catalogs.fileChosen(file)
        await settle { catalogs.status != .working }
        guard let preview = catalogs.preview else { return }
        preview[answer: "server"] = "http://"
        preview[answer: "user"] = "olha"
        preview.answersEntered()
        await settle { preview.questions.contains { $0.mistake != nil } }
        // The system empties the folder of temporary files.
        try? FileManager.default.removeItem(at: file)
    }

    /// Enters the address of a list, and asks its service if the entry is applied.
    fileprivate func enterAddress(_ text: String, isApplied: Bool = true) async {
        // The dialog's size depends on the window's.
        await settlePictures()
        let address = model.settings.catalogs.address
        address.text = text
        address.isShown = true
        if isApplied { address.entered() }
    }

    /// Imports lists with films that are certain, that aren't, and that can't be read.
    fileprivate func importFilms(
        until isSettled: @escaping @MainActor @Sendable (MarksImportModel) -> Bool
    ) async {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")
        let lists = [
            "watchlist.csv": "Safety Last!,1923\nThe Night,1999\nLast,1979\n",
            "watched.csv": "Night of the Living Dead,1968\nThe Night,1999\n,1960\nZzzz,1971\n",
        ]
        // If they can't be written, the import says so.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, rows) in lists {
            // Likewise.
            try? Data("Name,Year\n\(rows)".utf8).write(to: folder.appending(path: name))
        }
        model.files.filesChosen([folder])
        guard let importing = model.files.importing else { return }
        await settle { isSettled(importing) }
        // The system empties the folder of temporary files.
        try? FileManager.default.removeItem(at: folder)
    }
}
