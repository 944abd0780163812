import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The first window")
    struct FirstWindowTests {
        @Test("shows the first films after at most two page requests, and more when scrolled")
        func firstRows() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    let first = try await app.firstFilm()
                    let tree = try await app.tree()
                    #expect(tree.first(.label("Popular Movies")) != nil)
                    #expect(tree.films.count >= 3)
                    try await app.waitForPosters(2)
                    let before = try await service.count(of: "/3/movie/popular")
                    #expect((1...2).contains(before))

                    try await app.scroll(first.element, .down, notches: 60)
                    try await app.firstFilm(otherThan: first.title)
                    try await wait(until: "no more pages") {
                        try await service.count(of: "/3/movie/popular") > before
                    }
                }
            }
        }

        @Test(
            "without a graphics card, cairo draws instead of OpenGL on the processor",
            .enabled(if: !FileManager.default.fileExists(atPath: "/dev/dri"))
        )
        func noGraphicsCard() async throws {
            try await Service.run { service in
                let environment = service.environment.merging(["GSK_RENDERER": ""]) { $1 }
                try await AppSession.run(environment: environment) { app in
                    try await app.firstFilm()
                    // The kernel returns the file in parts, so its size isn't known.
                    let maps = FileHandle(forReadingAtPath: "/proc/\(app.processIdentifier)/maps")
                    let data = try #require(try maps?.readToEnd())
                    let libraries = String(decoding: data, as: UTF8.self)
                    #expect(libraries.contains("libgtk-4"))
                    // Mesa compiles shaders for the processor with LLVM.
                    #expect(!libraries.contains("libLLVM"))
                    #expect(!app.errors.contains("Gsk"))
                }
            }
        }

        @Test("a row opens the film's details, and Escape returns the focus to the row")
        func details() async throws {
            try await Service.run { service in
                let narrow = ScreenSize(width: 480, height: 800)
                try await AppSession.run(environment: service.environment, size: narrow) { app in
                    try await app.firstFilm()
                    try await app.resize(width: 480, height: 780)
                    let film = try await app.firstFilm()
                    try await app.click(film.element)
                    // Once in the header, once below the poster.
                    try await app.wait(until: "no title twice") { tree in
                        tree.all(.label(film.title)).count >= 2 && tree.films.isEmpty ? () : nil
                    }
                    try await app.wait(for: .label("Overview"))
                    let tree = try await app.tree()
                    #expect(tree.all(.any(.label)).contains { $0.name.count > 60 })

                    try await app.key("Escape")
                    try await app.wait(
                        for: Query("the row with the keyboard") {
                            Film($0)?.title == film.title && $0.states.contains(.focused)
                        }
                    )
                }
            }
        }

        @Test(
            "a mouse's side buttons lead one page back or forward, also over the title bar",
            arguments: [480, 1_100]
        )
        func sideButtons(width: Int) async throws {
            let (back, forward) = (8, 9)
            try await AppSession.run { app in
                try await app.firstFilm()
                try await app.resize(width: width, height: 780)
                let film = try await app.firstFilm()
                try await app.click(film.element)
                let poster = Query.button("Poster of \(film.title)")
                try await app.mouseClick(app.wait(for: poster), button: back)
                try await app.waitForAbsence(of: poster)
                try await app.mouseClick(app.wait(for: .label("Popular Movies")), button: forward)
                try await app.wait(for: poster)
                try await app.mouseClick(app.wait(for: .label(film.title)), button: back)
                try await app.waitForAbsence(of: poster)
                try await app.key("alt+Right")
                try await app.wait(for: poster)
                try await app.key("alt+Left")
                try await app.waitForAbsence(of: poster)
            }
        }

        @Test(
            "scrolling through 20 pages at 200 ms latency never shows the loading footer"
        )
        func scrolling() async throws {
            try await Service.run(["--latency", "200", "--scale", "1000"]) { service in
                try await AppSession.run(environment: service.environment) { app in
                    let first = try await app.firstFilm()
                    let view = try await app.frame(of: app.list())
                    // Left of the posters, this column crosses the cards and the narrow gaps
                    // between them; only the footer would show a long run of the page's color.
                    let card = try await app.frame(of: first.element)
                    let x = card.x + 6
                    let page = try await app.windowPicture()[view.x + 3, card.center.y]
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        // 70 to 80 pixels per notch: 3,000 pixels per second, past 20 pages.
                        group.addTask {
                            let list = try await app.list()
                            try await app.scroll(list, .down, notches: 900, every: 26)
                        }
                        var (looks, longest) = (0, 0)
                        while try await service.count(of: "/3/movie/popular") < 20, looks < 2_000 {
                            let picture = try await app.windowPicture()
                            let gap = picture.longestRun(of: page, x: x, in: view)
                            longest = max(longest, gap)
                            looks += 1
                        }
                        #expect(looks > 2)
                        #expect(longest < 40, "the footer came into view")
                        try await group.waitForAll()
                    }
                    let tree = try await app.tree()
                    #expect(tree.first(Query("spinner") { $0.name == "Loading more" }) == nil)
                    #expect(try await service.count(of: "/3/movie/popular") >= 20)
                }
            }
        }
    }
}

extension Picture {
    /// The longest vertical run of a color in one column of a rectangle, in pixels.
    fileprivate func longestRun(of color: Color, x: Int, in frame: Frame) -> Int {
        var (longest, current) = (0, 0)
        for y in frame.y..<min(height, frame.y + frame.height) {
            current = self[x, y] == color ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
