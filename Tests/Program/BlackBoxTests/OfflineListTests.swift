import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Offline lists")
    struct OfflineListTests {
        @Test("a list made available offline shows with its pictures while the service is down")
        func journey() async throws {
            let home = try Home()
            try await Service.run { service in
                try await AppSession.run(environment: service.environment, home: home) { app in
                    try await app.firstFilm()
                    // The catalog with short lists.
                    try await app.key("ctrl+2")
                    try await app.wait(for: .button("Critic Rated"))
                    try await app.key("F10")
                    try await app.click(.menuItem("Make Available Offline…"))
                    try await app.wait(for: .label(containing: "images"))
                    try await app.click(.element(.button, containing: "Make Available Offline:"))
                    try await app.wait(
                        for: .element(.button, containing: "Remove:"),
                        within: .seconds(60)
                    )
                    try await app.key("Escape")
                }
                let kept = try home.offlinePictures
                #expect(kept > 10)
                await service.stop()
                // Clears the image cache; the offline pictures stay.
                try FileManager.default.removeItem(
                    at: home.cache.appending(path: "vitrine/images")
                )
                try await AppSession.run(environment: service.environment, home: home) { app in
                    let film = try await app.firstRankedFilm()
                    try await app.wait(for: .label("Error"))
                    try await app.closeAlert()
                    let frame = try await app.frame(of: film.element)
                    try await wait(until: "the poster is not there") {
                        try await app.windowPicture().colors(in: frame) > 200
                    }
                }
                #expect(try home.offlinePictures == kept)
            }
        }
    }
}

extension Home {
    /// The number of offline picture files.
    fileprivate var offlinePictures: Int {
        get throws {
            let folder = data.appending(path: "vitrine/offline").path
            return try FileManager.default.contentsOfDirectory(atPath: folder).count
        }
    }
}
