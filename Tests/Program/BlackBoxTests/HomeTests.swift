import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The home page")
    struct HomeTests {
        @Test("opens first; cards open details, arrow keys change shelves, and headings open lists")
        func journey() async throws {
            let home = try Home()
            try await Service.run { service in
                try await AppSession.run(
                    arguments: [],
                    environment: service.environment,
                    home: home
                ) { app in
                    try await app.wait(for: .button("Show All: Popular Movies"))
                    let film = try await app.firstFilm()
                    try await app.mouseClick(film.element)
                    try await app.mouseClick(app.wait(for: .button("Close Details")))
                    try await app.waitForAbsence(of: .button("Close Details"))
                    // The new shelf appears above the one in use, which doesn't move.
                    let used = try await app.wait(for: .button("Show All: Popular Movies"))
                    try await app.scroll(used, .up, notches: 9)
                    try await app.wait(for: .label("Recently Viewed"))
                    // Down moves the focus to the card below, in the next shelf.
                    try await app.mouseClick(app.firstFilm().element)
                    try await app.wait(for: .button("Close Details"))
                    try await app.key("Escape")
                    try await app.wait(for: HomeTests.keyboard(in: "Recently Viewed"))
                    try await app.key("Down")
                    try await app.wait(for: HomeTests.keyboard(in: "Popular Movies"))
                    try await app.key("Up")
                    try await app.wait(for: HomeTests.keyboard(in: "Recently Viewed"))
                    // Over cards, the wheel scrolls the page, not the shelf.
                    let shelf = try await app.wait(for: .button("Show All: Popular Movies"))
                    let place = try await app.frame(of: shelf).y
                    try await app.scroll(app.firstFilm().element, .down, notches: 2)
                    try await wait(until: "the page stands still") {
                        try await app.frame(of: shelf).y < place
                    }
                }
                try await AppSession.run(environment: service.environment, home: home) { app in
                    let heading = try await app.wait(for: .button("Show All: Popular Movies"))
                    try await app.mouseClick(heading)
                    try await app.wait(for: .label("Popular Movies"))
                    try await app.wait(for: .button("Show as List"))
                }
            }
        }

        /// A shelf that contains the focused card.
        private static func keyboard(in shelf: String) -> Query {
            Query("the keyboard in \(shelf)") { element in
                element.role.rawValue == "list" && element.name == shelf
                    && element.all.contains { $0.states.contains(.focused) }
            }
        }
    }
}
