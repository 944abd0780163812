import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    /// The build of 2026-11-23 (bd9b058) wrote `EarlierData`, before the names in the code changed.
    ///
    /// Its user made one movie a favorite, selected Top Rated as a list, resized the window to 1000
    /// × 640 and opened details. The settings also have a field that no version knows. The copy of
    /// the favorites is stored here without its padding of 64,000 line breaks.
    @Suite("Data from an earlier build")
    struct EarlierDataTests {
        private static let earlier = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "EarlierData")

        @Test("settings, window state and favorites are restored and stay the same")
        func restored() async throws {
            let home = try Home()
            for name in ["config", "data", "state"] {
                let folder = home.folder.appending(path: name)
                try FileManager.default.removeItem(at: folder)
                try FileManager.default.copyItem(
                    at: Self.earlier.appending(path: name),
                    to: folder
                )
            }
            try await AppSession.run(home: home) { app in
                try await app.wait(for: .label("Top Rated Movies"))
                try await app.wait(for: .button("Poster of Pulp Fiction"))
                try await app.wait(for: .button("Show as Grid"))
                try await app.wait(until: "not the position") { tree in
                    tree.films.first?.title == "The Dark Knight" ? () : nil
                }
                let picture = try await app.windowPicture()
                #expect(picture.width == 1_000)
                #expect(picture.height == 640)
                let favorites = try await app.command(["favorites", "list", "movies"])
                #expect(favorites.standardOutput.contains("KPop Demon Hunters"))
                #expect(app.errors.isEmpty, "\(app.errors)")
            }
            for file in ["config/vitrine/settings.json", "state/vitrine/window.json"] {
                #expect(
                    try Self.object(file, in: home.folder) == Self.object(file, in: Self.earlier)
                )
            }
        }

        private static func object(_ file: String, in folder: URL) throws -> NSDictionary? {
            let data = try Data(contentsOf: folder.appending(path: file))
            return try JSONSerialization.jsonObject(with: data) as? NSDictionary
        }
    }
}
