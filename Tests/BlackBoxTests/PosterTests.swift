import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The poster at full size")
    struct PosterTests {
        @Test("it opens from the details, zooms with the wheel and closes with Escape")
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
                try await app.wait(for: Self.size)
                #expect(try await app.tree().first(.row(containing: ",")) == nil)
                let fit = try await app.percent()
                let before = try await app.picture()

                try await app.scroll(picture, .up, notches: 3)
                let near = try await app.wait(until: "no zoom") { tree in
                    PosterTests.percent(in: tree).flatMap { $0 > fit * 2 ? $0 : nil }
                }
                #expect(abs(Double(near) / Double(fit) - 2.197) < 0.1)
                #expect(try await app.picture().difference(from: before) > 0.2)
                try await app.key("plus")
                _ = try await app.wait(until: "no larger zoom") { tree in
                    PosterTests.percent(in: tree).flatMap { $0 > near ? $0 : nil }
                }
                try await app.key("0")
                _ = try await app.wait(until: "no fit") { tree in
                    PosterTests.percent(in: tree).flatMap { $0 == fit ? $0 : nil }
                }
                try await app.click(.button("Zoom in"))
                _ = try await app.wait(until: "no zoom by the button") { tree in
                    PosterTests.percent(in: tree).flatMap { $0 > fit ? $0 : nil }
                }
                #expect(try await app.picture().difference(from: before) > 0.1)
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

        @Test("the service's own bytes are saved where the person says")
        func save() async throws {
            try await AppSession.run { app in
                try await app.click(.row(containing: ","))
                try await app.click(.element(.button, containing: "Poster of "))
                try await app.wait(for: Self.size)
                try await app.key("ctrl+s")
                try await app.wait(for: .element(.entry, containing: "Name").with(.focused))
                let place = app.home.data.appending(path: "saved.jpg")
                try await app.key("ctrl+a")
                try await app.type(place.path)
                try await app.key("Return")
                let bytes = try await app.wait(until: "no file") { _ in
                    FileManager.default.contents(atPath: place.path)
                }
                #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
                #expect(bytes.count > 50_000)

                // A second time the person is asked before the file is replaced.
                try Data("another".utf8).write(to: place)
                try await app.key("ctrl+s")
                try await app.wait(for: .element(.entry, containing: "Name").with(.focused))
                try await app.key("ctrl+a")
                try await app.type(place.path)
                try await app.key("Return")
                try await app.click(.element(.button, containing: "Replace"))
                try await app.wait(for: .element(.image, containing: "Poster of ").with(.focused))
                _ = try await app.wait(until: "not replaced") { _ in
                    FileManager.default.contents(atPath: place.path) == bytes ? true : nil
                }
            }
        }

        @Test("a drag down closes it, a short one does not")
        func dragDown() async throws {
            try await AppSession.run { app in
                try await app.click(.row(containing: ","))
                try await app.click(.element(.button, containing: "Poster of "))
                let picture = try await app.wait(
                    for: Query("the picture at full size") {
                        $0.role.rawValue == "image" && $0.name.hasPrefix("Poster of ")
                    }
                )
                try await app.wait(for: Self.size)
                try await app.drag(picture, x: 0, y: 20)
                try await app.wait(for: Self.size)
                try await app.drag(picture, x: 10, y: 320)
                try await app.waitForAbsence(of: Self.size)
                try await app.wait(for: .row(containing: ","))
            }
        }

        /// How large the picture is, as a screen reader hears it.
        static let size = Query("a size in percent") { $0.name.hasSuffix("%") }

        /// How large the picture is said to be.
        static func percent(in tree: Element) -> Int? {
            tree.first(size).flatMap { Int($0.name.dropLast()) }
        }
    }
}

extension AppSession {
    fileprivate func percent() async throws -> Int {
        try await wait(until: "no size") { BlackBox.PosterTests.percent(in: $0) }
    }
}
