import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Scroll position")
    struct ScrollRestorationTests {
        /// How far a row may be off, in pixels, because shadows and borders vary.
        private static let slack = 2

        @Test("a film clicked in the grid stays at its height, and Escape restores the grid")
        func grid() async throws {
            try await AppSession.run(arguments: ["--open", "movies"]) { app in
                try await app.firstFilm()
                try await app.resize(width: 1_280, height: 800)
                try await app.scroll(app.list(), .down, notches: 7)
                let first = try await app.settledFilms()
                let rows = Set(first.values.map(\.y)).sorted()
                let second = try #require(rows.count > 1 ? rows[1] : nil)
                let (title, frame) = try #require(
                    first.filter { $0.value.y == second }.max { $0.value.x < $1.value.x }
                )
                let film = try await app.wait(until: "no \(title)") { tree in
                    tree.films.first { $0.title == title }
                }
                try await app.mouseClick(film.element)
                try await app.wait(for: .button("Poster of \(title)"))
                let beside = try await app.settledFilms()
                let place = try #require(beside[title], "\(title) is out of sight")
                #expect(abs(place.y - frame.y) <= Self.slack)
                #expect(beside.count < first.count, "fewer columns")

                try await app.key("Escape")
                try await app.waitForAbsence(of: .button("Poster of \(title)"))
                let after = try await app.settledFilms()
                #expect(after == first)
            }
        }

        @Test(
            "resizing the window and back shows the same rows",
            arguments: ["movies", "films", "characters"]
        )
        func resizing(catalog: String) async throws {
            try await AppSession.run(arguments: ["--open", catalog]) { app in
                try await app.wait(until: "no rows") { tree in
                    tree.rowsByTitle.isEmpty ? nil : ()
                }
                try await app.resize(width: 1_280, height: 800)
                let list = try await app.wait(until: "no list") { tree in
                    tree.all(.any(.scrollPane)).last { !$0.rowsByTitle.isEmpty }
                }
                try await app.scroll(list, .down, notches: 5)
                let first = try await app.settledFilms()
                for _ in 1...3 {
                    try await app.resize(width: 370, height: 800)
                    _ = try await app.settledFilms()
                    try await app.resize(width: 1_280, height: 800)
                    // A busy window may lay out only after the window manager has resized it.
                    try await app.wait(until: "the window is still narrow") { tree in
                        let frames = tree.rowsByTitle.compactMap(\.row.frame)
                        return frames.contains { max($0.x, $0.width) > 370 } ? () : nil
                    }
                }
                let after = try await app.settledFilms()
                #expect(after == first)
            }
        }
    }
}

extension Element {
    /// The rows of any catalog on screen.
    fileprivate var rowsByTitle: [(title: String, row: Element)] {
        films.map { ($0.title, $0.element) } + rankedFilms.map { ($0.title, $0.element) }
            + characters.map { ($0.name, $0) }
    }
}

extension AppSession {
    /// The frames of the visible rows by title, once two readings agree.
    fileprivate func settledFilms() async throws -> [String: Frame] {
        var last: [String: Frame] = [:]
        for _ in 0..<20 {
            var frames: [String: Frame] = [:]
            for (title, row) in try await tree().rowsByTitle {
                frames[title] = try? await frame(of: row)
            }
            if frames == last, !frames.isEmpty { return frames }
            last = frames
        }
        throw DriverError.refused("the rows do not come to rest")
    }
}
