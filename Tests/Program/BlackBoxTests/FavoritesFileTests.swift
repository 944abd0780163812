import Foundation
import Glibc
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Favorites in a file")
    struct FavoritesFileTests {
        @Test("import restores exported favorites without a request, and the file contains no key")
        func reinstall() async throws {
            try await Service.run { service in
                let (before, after) = (try Home(), try Home())
                let file = before.folder.appending(path: "hearts.json")
                func run(_ arguments: String..., at home: Home) async throws -> Output {
                    let output = try await CommandLineRun.output(
                        of: ["favorites"] + arguments,
                        environment: service.environment,
                        home: home
                    )
                    #expect(output.status == 0, "\(output.standardError)")
                    return output
                }
                _ = try await run("add", "movies", "1001", "1011", at: before)
                _ = try await run("add", "characters", "2001", at: before)
                let written = try await run("export", file.path, at: before)
                #expect(written.standardOutput == "Exported 3 entries\n")
                let text = try String(contentsOf: file, encoding: .utf8)
                #expect(text.contains("\"realm\": \"live\"") && text.contains("The Dark Knight"))
                #expect(!text.contains(Service.key) && !text.contains("api_key"))
                let listed = try await run("list", "--json", at: before)
                let asked = try await service.requests()
                #expect(
                    try await run("import", file.path, at: after).standardOutput
                        == "Added 3 marks\n"
                )
                #expect(try await service.requests() == asked)
                #expect(try await run("list", "--json", at: after) == listed)
                #expect(try await run("export", "-", at: after).standardOutput == text)
            }
        }

        @Test(
            "favorites of a damaged, turned off or removed catalog are listed and exported",
            arguments: ["damaged", "off", "removed"]
        )
        func unavailable(_ state: String) async throws {
            let (home, other) = (try Home(), try Home())
            func run(_ arguments: [String], at home: Home) async throws -> Output {
                let output = try await CommandLineRun.output(of: arguments, home: home)
                #expect(output.status == 0, "\(arguments): \(output.standardError)")
                return output
            }
            let file = home.folder.appending(path: "figures.vitrine.json")
            try await Service.run { service in
                let manifest = CatalogsCommandTests.manifest(of: service.url)
                try Data(manifest.utf8).write(to: file)
                _ = try await run(["catalogs", "add", file.path], at: home)
                _ = try await run(["list", "figures", "--all"], at: home)
                _ = try await run(["favorites", "add", "figures", "2001"], at: home)
            }
            let before = try await run(["favorites", "export", "-"], at: home).standardOutput
            #expect(before.contains("\"origin\": \"http://127.0.0.1:"))
            let folder = home.config.appending(path: "vitrine")
            let added = folder.appending(path: "catalogs/figures.vitrine.json")
            switch state {
            case "damaged": try Data("{,".utf8).write(to: added)
            case "off":
                try Data(#"{"version": 1, "settings": {"offCatalogs": ["figures"]}}"#.utf8)
                    .write(to: folder.appending(path: "settings.json"))
            default: _ = try await run(["catalogs", "remove", "figures"], at: home)
            }
            let listed = try await run(["favorites", "list"], at: home).standardOutput
            #expect(listed.contains(/figures \(not available\) +2001 +Mickey Mouse +♥/))
            let json = try await run(["favorites", "list", "figures", "--json"], at: home)
            #expect(json.standardOutput.contains("\"available\": false"))
            let after = try await run(["favorites", "export", "-"], at: home).standardOutput
            #expect(after == before)
            let backup = home.folder.appending(path: "hearts.json")
            try Data(after.utf8).write(to: backup)
            _ = try await run(["favorites", "import", backup.path], at: other)
            #expect(
                try await run(["favorites", "export", "-"], at: other).standardOutput == before
            )
            _ = try await run(["favorites", "remove", "figures", "2001"], at: home)
            #expect(
                try await run(["favorites", "export", backup.path], at: home).standardOutput
                    == "Exported 0 entries\n"
            )
        }

        @Test("an export refuses to overwrite the program's own files, by any path")
        func ownFiles() async throws {
            let home = try Home()
            func run(_ arguments: String...) async throws -> Output {
                try await CommandLineRun.output(of: ["favorites"] + arguments, home: home)
            }
            _ = try await run("add", "movies", "1001")
            let store = home.data.appending(path: "vitrine/library.sqlite")
            let names = (
                hard: home.folder.appending(path: "hard.json"),
                soft: home.folder.appending(path: "soft.json"),
                folder: home.folder.appending(path: "folder")
            )
            let files = FileManager.default
            try files.linkItem(at: store, to: names.hard)
            try files.createSymbolicLink(at: names.soft, withDestinationURL: store)
            try files.createSymbolicLink(
                at: names.folder,
                withDestinationURL: store.deletingLastPathComponent()
            )
            let before = try Data(contentsOf: store)
            let own = [
                store.path, names.hard.path, names.soft.path, names.folder.path + "/library.sqlite",
                home.data.path + "/../data/vitrine/library.sqlite", store.path + ".favorites",
                home.config.appending(path: "vitrine/settings.json").path,
                home.cache.appending(path: "vitrine/images/a").path,
            ]
            for path in own {
                let output = try await run("export", path)
                #expect(output.status == 6, "\(path)")
                #expect(output.standardError.hasPrefix("Error: Vitrine keeps its own files"))
            }
            #expect(try Data(contentsOf: store) == before)
            #expect(try await run("list").standardOutput.contains("The Dark Knight"))
            let beside = home.data.appending(path: "hearts.json").path
            #expect(try await run("export", beside).status == 0)
        }

        @Test("a title of 20,000 letters is cut to 500, and the window stays responsive")
        func longTitle() async throws {
            let home = try Home()
            let file = home.folder.appending(path: "long.json")
            let title = String(repeating: "a", count: 20_000)
            let text = """
                {"format": "vitrine-favorites", "version": 1, "favorites": [{
                "catalog": "movies", "realm": "live", "id": "999999", "title": "\(title)",
                "facets": {"overview": {"text": "\(title)"}}}]}
                """
            try Data(text.utf8).write(to: file)
            let cut = title.prefix(499) + "…"
            try await Service.run { service in
                let environment = service.environment
                let arguments = ["favorites", "import", file.path]
                _ = try await CommandLineRun.output(
                    of: arguments,
                    environment: environment,
                    home: home
                )
                try await AppSession.run(environment: environment, home: home) { app in
                    try await app.firstFilm()
                    try await app.mouseClick(app.wait(for: .button("Favorites")))
                    try await app.mouseClick(app.wait(for: .row(containing: String(cut))))
                    try await app.wait(for: .label(String(cut)))
                    // Only a responsive window reacts to these: the first Escape closes the alert
                    // that the service doesn't have the film, the second one the details.
                    try await app.wait(for: .label("Error"))
                    try await app.key("Escape")
                    try await app.waitForAbsence(of: .label("Error"))
                    try await app.key("Escape")
                    try await app.mouseClick(app.wait(for: .button("Popular")))
                    try await app.firstFilm()
                }
            }
        }

        @Test("SIGINT ends an import that waits for standard input, with exit code 130")
        func standardInput() async throws {
            let home = try Home()
            let program = try Program(
                Products.vitrine,
                ["favorites", "import", "-"],
                environment: home.environment,
                output: home.folder
            )
            // Signal only after the store exists, when the command is reading.
            try program.write("{\"format\":\"vitrine-favorites\",\"version\":1,")
            try await home.waitForStore()
            program.send(signal: SIGINT)
            let output = try await program.output(within: .seconds(20))
            #expect(output.status == 130)
            #expect(output.standardOutput.isEmpty && output.standardError.isEmpty)
        }

        @Test("a signal ends an export to a pipe without a reader", arguments: [SIGINT, SIGTERM])
        func pipe(signal: Int32) async throws {
            let home = try Home()
            let pipe = home.folder.appending(path: "pipe").path
            #expect(mkfifo(pipe, 0o600) == 0)
            let program = try Program(
                Products.vitrine,
                ["favorites", "export", pipe],
                environment: home.environment,
                output: home.folder
            )
            try await home.waitForStore()
            program.send(signal: signal)
            let output = try await program.output(within: .seconds(20))
            #expect(output.status == 128 + signal)
            #expect(output.standardOutput.isEmpty && output.standardError.isEmpty)
        }
    }
}

extension Home {
    /// The command opens the store before it does anything else.
    fileprivate func waitForStore() async throws {
        let file = data.appending(path: "vitrine/library.sqlite").path
        try await wait(until: "no store") { FileManager.default.fileExists(atPath: file) }
    }
}
