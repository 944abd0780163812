import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Window state")
    struct WindowStateTests {
        @Test("the next start restores size, list, scroll position and details")
        func restored() async throws {
            let home = try Home()
            let (top, open) = try await AppSession.run(home: home) { app in
                try await app.firstFilm()
                try await app.resize(width: 1_000, height: 640)
                try await app.click(.button("Top Rated"))
                try await app.wait(for: .label("Top Rated Movies"))
                let first = try await app.firstFilm()
                try await app.scroll(app.list(), .down, notches: 12)
                let top = try await app.firstFilm(otherThan: first.title)
                let films = try await app.tree().films
                try await app.mouseClick(films[1].element)
                try await app.wait(for: .button("Poster of \(films[1].title)"))
                return (top.title, films[1].title)
            }
            try await AppSession.run(home: home) { app in
                try await app.wait(for: .label("Top Rated Movies"))
                try await app.wait(for: .button("Poster of \(open)"))
                try await app.wait(until: "not the place") { tree in
                    tree.films.first?.title == top ? () : nil
                }
                let picture = try await app.windowPicture()
                #expect(picture.width == 1_000)
                #expect(picture.height == 640)
            }
        }

        @Test("a damaged state file is logged and replaced")
        func damaged() async throws {
            let home = try Home()
            let folder = home.folder.appending(path: "state/vitrine")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "window.json")
            try Data("{\"width\": ".utf8).write(to: file)
            try await AppSession.run(arguments: ["--open", "movies"], home: home) { app in
                try await app.firstFilm()
                #expect(app.errors.contains("window state: "))
            }
            #expect(try String(contentsOf: file, encoding: .utf8).contains("\"catalog\""))
        }
    }
}
