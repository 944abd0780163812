import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Photo stream")
    struct PhotoStreamTests {
        private static let photos = "/photos-feed/photos/"
        /// Fewer posts than usual, so that the service has fewer photos to draw.
        private static let posts = 16

        /// How the program ends.
        enum Leaving: String, CaseIterable {
            case closed, asked
        }

        @Test("requests each photo once, however often it is scrolled past, and reports once")
        func report() async throws {
            try await Service.run(["--scale", "\(Self.posts)"]) { service in
                try await AppSession.run(environment: service.environment) { app in
                    let stream = try await app.openPhotos()
                    try await service.waitForRest()
                    let first = try await service.count(of: Self.photos)
                    #expect((1...6).contains(first), "\(first) at the start")
                    #expect(app.reports == 0)

                    // Scroll at reading pace: a fling skips the photos it passes, and on a slow
                    // machine even this pace may skip some.
                    var passes = 0
                    while passes < 4 || app.reports == 0 && passes < 8 {
                        let direction: AppSession.Scroll = passes.isMultiple(of: 2) ? .down : .up
                        try await app.scroll(stream, direction, notches: 110, every: 40)
                        try await service.waitForRest()
                        passes += 1
                    }
                    let requests = try await service.requests().filter {
                        $0.key.hasPrefix(Self.photos)
                    }
                    #expect(requests.count == Self.posts)
                    #expect(requests.values.allSatisfy { $0 == 1 }, "each once: \(requests)")
                    #expect(app.reports == 1)
                    try await expectStatistics(app)
                }
            }
        }

        @Test(
            "Enter opens a photo at full size, arrows change it, and Escape returns to the last one"
        )
        func fullSize() async throws {
            try await Service.run(["--scale", "\(Self.posts)"]) { service in
                try await AppSession.run(environment: service.environment) { app in
                    _ = try await app.openPhotos()
                    try await app.key("Down", "Home")
                    let first = try await app.focusedPhoto()
                    try await app.key("space")
                    try await app.key("Return")
                    try await app.wait(for: .button("Next Photo"))
                    try await app.wait(for: .picture(of: first))
                    try await app.key("Right")
                    try await app.waitForAbsence(of: .picture(of: first))
                    try await app.key("Left")
                    try await app.wait(for: .picture(of: first))
                    try await app.key("Right", "Right")
                    try await app.waitForAbsence(of: .picture(of: first))
                    try await app.key("Escape")
                    try await app.waitForAbsence(of: .button("Next Photo"))
                    let last = try await app.focusedPhoto()
                    #expect(last != first, "the list stands at the photo seen last")
                    try await app.key("space")
                    #expect(try await app.tree().first(.button("Next Photo")) == nil)
                    #expect(try await app.focusedPhoto() == last)
                }
            }
        }

        @Test("clicking a partly visible photo focuses it without scrolling")
        func halfSeen() async throws {
            try await Service.run(["--scale", "\(Self.posts)"]) { service in
                try await AppSession.run(environment: service.environment) { app in
                    let stream = try await app.openPhotos()
                    try await service.waitForRest()
                    let pane = try await app.frame(of: stream)
                    var cut: Element?
                    while cut == nil {
                        try await app.scroll(stream, .down, notches: 1)
                        for photo in try await app.tree().all(.row(containing: ", ")) {
                            let frame = try await app.frame(of: photo)
                            let middle = frame.y + frame.height / 2
                            if frame.y < pane.y - 60, middle > pane.y + 40 { cut = photo }
                        }
                    }
                    let photo = try #require(cut)
                    let place = try await app.frame(of: photo).y
                    try await app.mouseClick(photo)
                    try await app.wait(until: "no keyboard on the photo") { tree in
                        tree.all(.row(containing: ", ")).contains {
                            $0.name == photo.name && $0.states.contains(.focused)
                        } ? () : nil
                    }
                    #expect(try await app.frame(of: photo).y == place)
                }
            }
        }

        private func expectStatistics(_ app: AppSession) async throws {
            try await app.click(.button("Statistics"))
            try await app.wait(for: .element(.status, "All photos have been downloaded."))
            let row = try await app.wait(for: .row(containing: "average size"))
            let user = String(row.name.prefix { $0 != "," })
            #expect(!user.isEmpty)
            #expect(app.errors.contains("\n\(user)  "), "the same user stands in the log")
        }

        @Test(
            "ending during downloads removes all downloaded photos",
            arguments: Leaving.allCases
        )
        func leaving(_ leaving: Leaving) async throws {
            try await Service.run(["--latency", "400"]) { service in
                let home = try Home()
                try await AppSession.run(environment: service.environment, home: home) { app in
                    try await app.beginDownloads(service, home)
                    switch leaving {
                    case .closed: try await app.key("alt+F4")
                    case .asked: kill(app.processIdentifier, SIGTERM)
                    }
                    let output = try await app.waitForEnd()
                    #expect(output.status == 0)
                }
                #expect(try home.runFolders.isEmpty)
            }
        }

        @Test("photos left by a killed run are removed by the next command")
        func killed() async throws {
            try await Service.run(["--latency", "400"]) { service in
                let home = try Home()
                try await AppSession.run(
                    environment: service.environment,
                    home: home,
                    endingWith: 128 + SIGKILL
                ) { app in
                    try await app.beginDownloads(service, home)
                    kill(app.processIdentifier, SIGKILL)
                    _ = try await app.waitForEnd()
                }
                #expect(try home.runFolders.count == 1)
                let output = try await CommandLineRun.output(
                    of: ["report", "photos"],
                    environment: service.environment,
                    home: home
                )
                #expect(output.status == 0, "\(output.standardError)")
                #expect(try home.runFolders.isEmpty)
            }
        }
    }
}

extension AppSession {
    /// How many times the log contains the statistics.
    fileprivate var reports: Int { errors.matches(of: /Greatest photo width/).count }

    /// Opens the photo catalog and returns its scroll pane.
    fileprivate func openPhotos() async throws -> Element {
        try await firstFilm()
        try await key("ctrl+3")
        return try await wait(until: "no stream") { tree in
            tree.all(.any(.scrollPane)).last { pane in
                pane.all.contains { $0.role == .row && $0.isShowing && $0.name.contains(", ") }
            }
        }
    }

    /// The title of the focused photo.
    fileprivate func focusedPhoto() async throws -> String {
        try await wait(until: "no photo with the keyboard") { tree in
            tree.all(.row(containing: ", ")).first { $0.states.contains(.focused) }
                .map { String($0.name.prefix { $0 != "," }) }
        }
    }

    /// Opens the photo catalog and waits until at least one photo is stored.
    fileprivate func beginDownloads(_ service: Service, _ home: Home) async throws {
        _ = try await openPhotos()
        try await BlackBoxTests.wait(until: "no photo came") {
            guard let folder = try home.runFolders.first else { return false }
            // The lock and at least one photo.
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).count > 1
        }
    }
}

extension Query {
    /// A photo at full size.
    fileprivate static func picture(of title: String) -> Query {
        Query("\(title) at full size") {
            $0.role.rawValue == "image" && $0.name == "Photo: \(title)"
        }
    }
}

extension Home {
    /// The folders in which runs keep their photos.
    fileprivate var runFolders: [URL] {
        get throws {
            let runs = cache.appending(path: "vitrine/runs")
            guard FileManager.default.fileExists(atPath: runs.path) else { return [] }
            return try FileManager.default.contentsOfDirectory(
                at: runs,
                includingPropertiesForKeys: nil
            )
        }
    }
}
