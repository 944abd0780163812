import Foundation
import ScreenDriver
import TestSupport
import Testing

extension BlackBox {
    @Suite("A disk that fails")
    struct StorageTests {
        @Test("where the data folder cannot be made, films are shown with one warning")
        func unwritable() async throws {
            let home = try Home()
            let file = home.data.appending(path: "file")
            try Data().write(to: file)
            try await AppSession.run(
                environment: ["XDG_DATA_HOME": file.appending(path: "below").path],
                home: home
            ) { app in
                try await app.wait(for: .label(containing: "can’t write to its data folder"))
                try await app.closeAlert()
                try await app.firstFilm()
                #expect(try await app.tree().first(.label("Error")) == nil)
            }
        }

        @Test("a damaged store is moved aside, said so, and begun anew")
        func damaged() async throws {
            let home = try Home()
            let folder = home.data.appending(path: "vitrine")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let garbage = Data((0..<16_384).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) })
            try garbage.write(to: folder.appending(path: "library.sqlite"))
            try await AppSession.run(home: home) { app in
                let text = try await app.wait(for: .label(containing: "It was moved to"))
                try await app.closeAlert()
                try await app.firstFilm()
                let aside = try #require(text.name.firstMatch(of: /“(.+)”/)?.1)
                #expect(try Data(contentsOf: URL(filePath: String(aside))) == garbage)
            }
            try await AppSession.run(home: home) { app in
                try await app.firstFilm()
                #expect(try await app.tree().first(.label("Error")) == nil)
            }
        }

        @Test(
            "posters are shown though the disk of the image cache is full",
            .enabled(if: SmallDisk.isPossible, "only root mounts disks")
        )
        func full() async throws {
            let disk = try SmallDisk(kilobytes: 64)
            try await Service.run { service in
                let environment = service.environment.merging(["XDG_CACHE_HOME": disk.url.path]) {
                    $1
                }
                try await AppSession.run(environment: environment) { app in
                    try await app.firstFilm()
                    try await app.waitForPosters(3)
                    #expect(try await app.tree().first(.label("Error")) == nil)
                }
            }
        }
    }
}
