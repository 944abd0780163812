import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The first window")
    struct FirstWindowTests {
        @Test("its rows say title, genres, rating and year; two pages are asked for at most")
        func firstRows() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    let first = try await app.firstFilm()
                    let tree = try await app.tree()
                    #expect(tree.first(.label("Popular Movies")) != nil)
                    #expect(tree.films.count >= 3)
                    try await app.waitForPosters(of: Array(tree.films.prefix(2)))
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

        @Test("a row opens the film's details, and Escape leads back to the row")
        func details() async throws {
            try await Service.run { service in
                let narrow = ScreenSize(width: 480, height: 800)
                try await AppSession.run(environment: service.environment, size: narrow) { app in
                    try await app.resize(width: 480, height: 780)
                    let film = try await app.firstFilm()
                    try await app.click(film.element)
                    try await app.wait(for: .label("Overview"))
                    let tree = try await app.tree()
                    #expect(tree.all(.label(containing: film.title)).count >= 2)
                    #expect(tree.films.isEmpty)
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
            "turning the wheel through pages that take 200 ms never meets the end of what is known"
        )
        func scrolling() async throws {
            try await Service.run(["--latency", "200", "--scale", "1000"]) { service in
                try await AppSession.run(environment: service.environment) { app in
                    let first = try await app.firstFilm()
                    // About 80 pixels a notch: 3,000 pixels a second for eight seconds.
                    async let turning: Void = app.scroll(
                        first.element,
                        .down,
                        notches: 300,
                        every: 26
                    )
                    var isTurning = true
                    var looks = 0
                    let deadline = ContinuousClock.now + .seconds(8)
                    while isTurning {
                        let tree = try await app.tree()
                        #expect(tree.first(FirstWindowTests.spinner) == nil)
                        looks += 1
                        isTurning = ContinuousClock.now < deadline
                    }
                    try await turning
                    #expect(looks > 5)
                    #expect(try await service.count(of: "/3/movie/popular") >= 6)
                }
            }
        }

        /// The footer while the next page is on its way.
        static let spinner = Query("footer spinner") {
            $0.name == "Loading more"
        }
    }
}
