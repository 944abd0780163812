import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The stream of photos")
    struct PhotoStreamTests {
        private static let photos = "/photos-feed/photos/"

        @Test("scrolled to its end, each photo is asked for once and the report appears")
        func report() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    let photo = try await app.openPhotos()
                    try await service.waitForRest()
                    let first = try await service.count(of: Self.photos)
                    #expect((1...6).contains(first), "\(first) at the start")
                    #expect(!app.errors.contains("User Name"))

                    let stream = try await app.scrollPhotosToTheEnd()
                    for direction in [AppSession.Scroll.up, .down, .up] {
                        try await app.scroll(stream, direction, notches: 900, every: 8)
                    }
                    try await wait(until: "no report", within: .seconds(60)) {
                        app.errors.contains("Greatest photo width")
                    }
                    try await service.waitForRest()
                    let requests = try await service.requests().filter {
                        $0.key.hasPrefix(Self.photos)
                    }
                    #expect(requests.count >= 60)
                    #expect(requests.values.allSatisfy { $0 == 1 }, "each once")

                    try await app.click(.button("Statistics"))
                    try await app.wait(for: .label("All photos have been downloaded."))
                    let row = try await app.wait(for: .row(containing: "average size"))
                    let user = String(row.name.prefix { $0 != "," })
                    #expect(app.errors.contains(user), "the same user stands in the log")
                    try await app.key("Escape")
                    try await app.waitForAbsence(of: .label("All photos have been downloaded."))
                }
            }
        }
    }
}

extension AppSession {
    /// Opens the catalogue of photos; the first one.
    fileprivate func openPhotos() async throws -> Element {
        try await firstFilm()
        try await key("ctrl+3")
        return try await wait(until: "no photo") { $0.photos.first }
    }

    /// Turns the wheel until the last row is seen, slowly enough for each photo; returns what
    /// scrolls.
    fileprivate func scrollPhotosToTheEnd() async throws -> Element {
        // The middle of a photo may lie outside the window.
        let view = try await wait(until: "no stream") { tree in
            tree.all(.any(.scrollPane)).last { !$0.photos.isEmpty }
        }
        for _ in 0..<200 {
            if try await tree().photos.contains(where: { $0.name == "That is all" }) { return view }
            try await scroll(view, .down, notches: 8)
        }
        throw DriverError.refused("the end is not reached")
    }
}

extension Element {
    /// The rows of the stream on screen, from the top.
    fileprivate var photos: [Element] {
        all.filter { row in
            row.role == .row && row.isShowing
                && (row.name.contains(", ") || row.name == "That is all")
        }
    }
}
