import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The poster at full size")
    struct PosterTests {
        @Test("opens from the details, zooms by wheel, keys and button, and closes with Escape")
        func journey() async throws {
            try await AppSession.run { app in
                try await app.click(.row(containing: ","))
                let poster = try await app.wait(for: .element(.button, containing: "Poster of "))
                try await app.mouseClick(poster)
                let picture = try await app.wait(
                    for: Query("the picture at full size") {
                        $0.role.rawValue == "image" && $0.name == poster.name
                    }
                )
                try await app.wait(for: PosterTests.size)
                #expect(try await app.tree().first(.row(containing: ",")) == nil)
                let fit = try await app.percent()
                let before = try await app.picture()

                try await app.scroll(picture, .up, notches: 3)
                let near = try await app.wait(until: "no zoom") { tree in
                    PosterTests.percent(in: tree).flatMap { $0 > fit * 2 ? $0 : nil }
                }
                #expect(abs(Double(near) / Double(fit) - 2.197) < 0.1)
                // The button shows the new zoom before the animation ends.
                try await wait(until: "the poster is not larger") {
                    try await app.picture().difference(from: before) > 0.2
                }
                try await app.key("plus")
                _ = try await app.wait(until: "no larger zoom") { tree in
                    PosterTests.percent(in: tree).flatMap { $0 > near ? $0 : nil }
                }
                try await app.key("0")
                _ = try await app.wait(until: "no fit") { tree in
                    PosterTests.percent(in: tree).flatMap { $0 == fit ? $0 : nil }
                }
                try await app.click(.button("Zoom In"))
                _ = try await app.wait(until: "no zoom by the button") { tree in
                    PosterTests.percent(in: tree).flatMap { $0 > fit ? $0 : nil }
                }
                try await wait(until: "the poster is not larger") {
                    try await app.picture().difference(from: before) > 0.1
                }
                try await app.key("0")
                _ = try await app.wait(until: "no fit") { tree in
                    PosterTests.percent(in: tree).flatMap { $0 == fit ? $0 : nil }
                }
                try await app.key("Escape")
                try await app.wait(for: .row(containing: ","))
                try await app.wait(
                    for: .element(.button, containing: "Poster of ").with(.focused)
                )
            }
        }

        @Test("a long drag down closes it, but a short one doesn't")
        func dragDown() async throws {
            try await AppSession.run { app in
                try await app.click(.row(containing: ","))
                try await app.click(.element(.button, containing: "Poster of "))
                let picture = try await app.wait(
                    for: Query("the picture at full size") {
                        $0.role.rawValue == "image" && $0.name.hasPrefix("Poster of ")
                    }
                )
                try await app.wait(for: PosterTests.size)
                try await app.drag(picture, x: 0, y: 20)
                try await app.wait(for: PosterTests.size)
                try await app.drag(picture, x: 10, y: 320)
                try await app.waitForAbsence(of: PosterTests.size)
                try await app.wait(for: .row(containing: ","))
            }
        }

        /// The zoom that the status shows, in percent.
        static func percent(in tree: Element) -> Int? {
            tree.first(size).flatMap { Int($0.name.dropLast()) }
        }

        /// The label that shows the zoom; a status, so that screen readers speak each change.
        static let size = Query("size in percent") { $0.name.wholeMatch(of: /\d+%/) != nil }
    }
}

extension AppSession {
    fileprivate func percent() async throws -> Int {
        try await wait(until: "no size") { BlackBox.PosterTests.percent(in: $0) }
    }
}
