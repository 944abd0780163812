import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Settings")
    struct SettingsTests {
        @Test("an address entered in Preferences is where the rows come from, then and later")
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
                    try await app.wait(for: .said("The service wants a valid key."))
                    try await app.enter(" \(Service.key) ", in: "API key or token")
                    try await app.wait(for: .said("127.0.0.1 accepts the key."))
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

        @Test("a file of settings that is damaged is moved aside, told and not lost")
        func damaged() async throws {
            let home = try Home()
            let folder = home.config.appending(path: "vitrine")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "settings.json")
            try Data("{ damaged".utf8).write(to: file)
            try await AppSession.run(home: home) { app in
                try await app.wait(for: .label(containing: "The file of settings was damaged."))
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
    /// A text that is shown or announced.
    fileprivate static func said(_ text: String) -> Query {
        Query("\"\(text)\"") { $0.name.contains(text) || $0.text?.contains(text) == true }
    }
}

extension AppSession {
    fileprivate func openSources() async throws {
        try await key("ctrl+comma")
        try await wait(for: .said("Appearance"))
        try await click(
            wait(for: Query("the page of sources") { $0.name == "Sources" && $0.role != .label })
        )
        try await wait(for: .said("API key or token"))
    }

    /// A click opens the row's list, in which the third choice is the last.
    fileprivate func chooseOtherAddress() async throws {
        let row = Query("the source of movies") { $0.name == "Comes from" }
        try await mouseClick(wait(for: row))
        try await wait(for: .said("Other address"))
        try await key("Down", "Down", "Return")
        try await wait(for: Query("the address") { $0.name == "Address" && $0.role == .entry })
    }

    /// Replaces what is in a field and presses Enter.
    fileprivate func enter(_ text: String, in field: String) async throws {
        let entry = Query("field \(field)") { $0.name == field && $0.role != .label }
        try await mouseClick(wait(for: entry))
        try await key("ctrl+a")
        try await type(text)
        try await key("Return")
    }
}

extension Home {
    /// The key lies in one file, which only this person can read.
    fileprivate func expectKeyInItsFileOnly() throws {
        let secret = Data(Service.key.utf8)
        var found: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let url = folder.appending(path: path)
            // Folders and sockets hold none.
            guard let data = try? Data(contentsOf: url), data.range(of: secret) != nil else {
                continue
            }
            found.append(path)
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
        #expect(found == ["config/vitrine/tmdb.key"])
    }
}
