import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("A trailer")
    struct TrailerTests {
        private let film = "KPop Demon Hunters"

        @Test("the button opens the player, it moves, obeys the keyboard and closes by Escape")
        func player() async throws {
            try await AppSession.run { app in
                try await app.click(.row(containing: film))
                let button = try await app.wait(for: .button("Trailer"))
                try await app.focus(button)
                #expect(try !loadsWebKit(app))
                try await app.key("Return")
                let stage = Query.element(.panel, "Trailer of \(film)")
                let picture = try await app.wait(for: stage.with(.focused))
                try await app.waitForAbsence(of: .row(containing: film))
                let frame = try await app.frame(of: picture)
                let first = try await app.picture()
                try await waitForMotion(app, in: frame, since: first)
                try await app.key("F11")
                try await app.waitForAbsence(of: .button("Close the trailer"))
                try await app.key("Escape")
                try await app.wait(for: .button("Close the trailer"))
                try await app.key("Escape")
                try await app.wait(for: .button("Trailer").with(.focused))
                try await app.wait(for: .row(containing: film))
                // Our own videos need no page.
                #expect(try !loadsWebKit(app))
            }
        }

        private func waitForMotion(_ app: AppSession, in frame: Frame, since first: Picture)
            async throws
        {
            for _ in 0..<40 {
                let now = try await app.picture()
                if now.difference(from: first) > 0.002 { return }
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
