import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Settings")
    struct SettingsTests {
        @Test("an address and key entered in Preferences apply at once and in later runs")
        func customAddress() async throws {
            try await Service.run { service in
                let home = try Home()
                try await AppSession.run(home: home) { app in
                    try await app.firstFilm()
                    #expect(try await service.count(of: "/3/") == 0)
                    try await app.openSources()
                    try await app.chooseOtherAddress()
                    try await app.enter("127.0.0.1/3", in: "Address")
                    try await app.wait(for: .said("The address must begin with http://"))
                    try await app.enter("\(service.url)/3/", in: "Address")
                    try await app.wait(for: .said("The service requires a valid key."))
                    try await app.enter(" \(Service.key) ", in: "API Key or Token")
                    try await app.wait(for: .said("127.0.0.1 accepted the key."))
                    try await wait(until: "no rows from the service") {
                        try await service.count(of: "/3/movie/popular") > 0
                    }
                    #expect(!app.errors.contains(Service.key))
                    try await app.key("Escape")
                    try await app.firstFilm()
                }
                try home.expectKeyInItsFileOnly()
                let before = try await service.count(of: "/3/movie/top_rated")
                let run = try await CommandLineRun.output(
                    of: ["list", "movies", "--list", "top-rated", "--json"],
                    environment: ["VITRINE_LOG": "debug"],
                    home: home
                )
                #expect(run.status == 0)
                #expect(run.standardOutput.contains(#""origin""#))
                #expect(!run.standardError.contains(Service.key))
                #expect(try await service.count(of: "/3/movie/top_rated") > before)
            }
        }

        @Test(
            "with a keyring, the key is in no file, and the next run finds it and can remove it",
            .enabled(if: Keyring.daemon != nil, "gnome-keyring is not installed")
        )
        func keyring() async throws {
            try await Service.run { service in
                let home = try Home()
                try Keyring.offer(to: home)
                try await AppSession.run(home: home) { app in
                    try await app.firstFilm()
                    try await app.openSources()
                    try await app.chooseOtherAddress()
                    try await app.enter("\(service.url)/3", in: "Address")
                    try await app.wait(for: .said("The service requires a valid key."))
                    try await app.enter(Service.key, in: "API Key or Token")
                    try await app.wait(for: .said("127.0.0.1 accepted the key."))
                    try await app.wait(for: .said("In the system keyring"))
                }
                #expect(try home.files(holding: Service.key).isEmpty)
                let before = try await service.count(of: "/3/movie/popular")
                try await AppSession.run(home: home) { app in
                    try await app.firstFilm()
                    try await wait(until: "the next run does not use the key") {
                        try await service.count(of: "/3/movie/popular") > before
                    }
                    let list = ["list", "movies", "--list", "top-rated", "--json"]
                    let run = try await app.command(list)
                    #expect(run.standardOutput.contains(#""origin": "network""#))
                    try await app.openSources()
                    try await app.wait(for: .said("In the system keyring"))
                    try await app.click(.button("Remove Key"))
                    try await app.waitForAbsence(of: .said("In the system keyring"))
                    let refused = try await app.command(list + ["--page", "2"])
                    #expect(refused.status == 5, "nobody has a key any more")
                }
            }
        }

        @Test("with an uninstalled locale, the interface language falls back to LANG")
        func unknownLocale() async throws {
            let locale = [
                "LANGUAGE": "", "LC_ALL": "tlh_QO.UTF-8", "LC_MESSAGES": "tlh_QO",
                "LANG": "uk_UA.KOI8-U",
            ]
            try await AppSession.run(environment: locale) { app in
                try await app.wait(for: .button("Головне меню"))
                try await app.wait(for: .element(.status, containing: "Завантажено"))
            }
            let run = try await CommandLineRun.output(of: ["--help"], environment: locale)
            #expect(run.status == 0)
            #expect(run.standardOutput.hasPrefix("Використання: vitrine"))
            #expect(run.standardError.isEmpty)
        }

        @Test("the interface language setting also applies to libadwaita's own texts")
        func interfaceLanguage() async throws {
            let home = try Home()
            let folder = home.config.appending(path: "vitrine")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let settings = #"{"version": 1, "settings": {"interfaceLanguage": "uk"}}"#
            try Data(settings.utf8).write(to: folder.appending(path: "settings.json"))
            try await AppSession.run(environment: ["LANG": "C"], home: home) { app in
                try await app.wait(for: .element(.status, containing: "Завантажено"))
                try await app.key("F10")
                try await app.click(.menuItem("Про Vitrine"))
                // One of libadwaita's own texts.
                try await app.wait(for: .row(containing: "Подяки"))
                try await app.key("Escape")
            }
        }

        @Test("a damaged settings file is moved aside and reported")
        func damaged() async throws {
            let home = try Home()
            let folder = home.config.appending(path: "vitrine")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "settings.json")
            try Data("{ damaged".utf8).write(to: file)
            try await AppSession.run(home: home) { app in
                try await app.wait(for: .label(containing: "The settings file was damaged."))
                try await app.key("Escape")
                try await app.firstFilm()
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let aside = try #require(names.first { $0.hasPrefix("settings.json.damaged-") })
            #expect(
                try Data(contentsOf: folder.appending(path: aside)) == Data("{ damaged".utf8)
            )
        }
    }
}

extension Query {
    /// An element that shows or announces a text.
    fileprivate static func said(_ text: String) -> Query {
        Query("\"\(text)\"") { $0.name.contains(text) || $0.text?.contains(text) == true }
    }
}

extension AppSession {
    fileprivate func openSources() async throws {
        try await key("ctrl+comma")
        try await wait(for: .said("Style"))
        try await click(
            wait(for: Query("the page of sources") { $0.name == "Sources" && $0.role != .label })
        )
        try await wait(for: .said("API Key or Token"))
    }

    /// Opens the source row's list and chooses its third and last entry.
    fileprivate func chooseOtherAddress() async throws {
        let row = Query("the source of movies") { $0.name == "Source" }
        try await mouseClick(wait(for: row))
        try await wait(for: .said("Other Address"))
        try await key("Down", "Down", "Return")
        try await wait(for: Query("the address") { $0.name == "Address" && $0.role == .entry })
    }

    /// Replaces a field's text and presses Enter.
    fileprivate func enter(_ text: String, in field: String) async throws {
        let entry = Query("field \(field)") { $0.name == field && $0.role != .label }
        try await mouseClick(wait(for: entry))
        try await key("ctrl+a")
        try await type(text)
        try await key("Return")
    }
}

extension Home {
    /// Checks that only one file contains the key, and that only its owner can read it.
    fileprivate func expectKeyInItsFileOnly() throws {
        let found = try files(holding: Service.key)
        #expect(found == ["config/vitrine/tmdb.key"])
        for path in found {
            let file = folder.appending(path: path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    /// The paths of all files in this home that contain a text.
    fileprivate func files(holding text: String) throws -> [String] {
        let bytes = Data(text.utf8)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            // Reading folders and sockets fails.
            let data = try? Data(contentsOf: folder.appending(path: path))
            return data?.range(of: bytes) != nil
        }
    }
}
