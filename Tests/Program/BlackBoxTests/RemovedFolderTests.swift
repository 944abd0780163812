import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("A removed data folder")
    struct RemovedFolderTests {
        @Test("sync recreates the folder, reports it, and exits with 6")
        func sync() async throws {
            let home = try Home()
            try await Service.run(["--latency", "300"]) { service in
                let program = try Program(
                    Products.vitrine,
                    ["sync", "movies", "--pages", "3"],
                    environment: home.environment.merging(service.environment) { $1 },
                    output: home.folder
                )
                // The store is open by the time of the first request.
                while try await service.requests().isEmpty { await Task.yield() }
                try FileManager.default.removeItem(at: home.data.appending(path: "vitrine"))
                let output = try await program.output(within: .seconds(60))
                #expect(output.status == 6)
                let message = "Error: Vitrine’s data folder was removed while Vitrine was running."
                #expect(output.standardError.contains(message))
                let list = try await CommandLineRun.output(
                    of: ["list", "movies", "--offline"],
                    environment: service.environment,
                    home: home
                )
                #expect(list.status == 0)
                #expect(list.standardOutput.split(separator: "\n").count > 20)
            }
        }

        @Test("the window saves a new favorite and shows an alert")
        func window() async throws {
            try await AppSession.run { app in
                let film = try await app.firstFilm()
                try FileManager.default.removeItem(at: app.home.data.appending(path: "vitrine"))
                let heart = try #require(film.element.first(.button("Add to Favorites")))
                try await app.mouseClick(heart)
                try await app.wait(for: .label(containing: "data folder was removed"))
                try await app.key("Escape")
                try await app.wait(for: FavoritesTests.favorite(film.title))
                let output = try await app.command(["favorites", "list", "movies"])
                #expect(output.standardOutput.contains(film.title))
            }
        }
    }
}
