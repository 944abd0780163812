import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("A removed data folder")
    struct RemovedFolderTests {
        @Test("sync reports it and exits with 6")
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
                let folder = home.data.appending(path: "vitrine").path
                let message = "Error: Vitrine’s data folder “\(folder)” was removed or replaced"
                #expect(output.standardError.contains(message))
                #expect(!FileManager.default.fileExists(atPath: folder))
            }
        }

        @Test("the window shows an alert for a new favorite, and says that it isn’t saved")
        func window() async throws {
            try await AppSession.run { app in
                let film = try await app.firstFilm()
                try FileManager.default.removeItem(at: app.home.data.appending(path: "vitrine"))
                let heart = try #require(film.element.first(.button("Add to Favorites")))
                try await app.mouseClick(heart)
                let folder = app.home.data.appending(path: "vitrine").path
                try await app.wait(for: .label(containing: "data folder “\(folder)” was removed"))
                try await app.wait(for: .label(containing: "isn’t saved"))
                try await app.key("Escape")
            }
        }
    }
}
