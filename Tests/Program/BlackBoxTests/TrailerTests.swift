import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("A trailer")
    struct TrailerTests {
        private let film = "KPop Demon Hunters"

        @Test("the button opens the player, which plays, obeys keys and doesn't load WebKit")
        func player() async throws {
            try await AppSession.run { app in
                try await app.click(.row(containing: film))
                let button = try await app.wait(for: .button("Trailer"))
                #expect(try !loadsWebKit(app))
                try await app.mouseClick(button)
                let stage = Query("the stage") {
                    $0.name == "Trailer of \(film)" && $0.role != .dialog
                }
                try await app.wait(for: stage.with(.focused))
                try await app.waitForAbsence(of: .row(containing: film))
                try await waitForMotion(app)
                try await app.key("F11")
                try await app.waitForAbsence(of: .button("Close Trailer"))
                try await app.key("Escape")
                try await app.wait(for: .button("Close Trailer"))
                try await app.key("Escape")
                try await app.wait(for: .button("Trailer").with(.focused))
                // Our own videos don't need a web page.
                #expect(try !loadsWebKit(app))
            }
        }

        /// Waits until two screenshots differ; on a busy machine the first frames take seconds.
        private func waitForMotion(_ app: AppSession) async throws {
            let first = try await app.picture()
            let deadline = ContinuousClock.now + .seconds(20)
            while ContinuousClock.now < deadline {
                if try await app.picture().difference(from: first) > 0.01 { return }
            }
            Issue.record("the picture stands still")
        }

        private func loadsWebKit(_ app: AppSession) throws -> Bool {
            let path = "/proc/\(app.processIdentifier)/maps"
            let maps = try #require(try FileHandle(forReadingAtPath: path)?.readToEnd())
            try #require(maps.count > 1_000)
            return maps.range(of: Data("libwebkitgtk".utf8)) != nil
        }
    }
}
