import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Search in all catalogs")
    struct QuickSearchTests {
        private static let list = Query.element(
            Role(rawValue: "list"),
            "Results from all catalogs"
        )

        private static func row(_ title: String) -> Query { .row(containing: title) }

        @Test("Ctrl+K searches all catalogs, arrows choose, Enter opens, and Escape restores focus")
        func journey() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    let first = try await app.firstFilm()
                    try await app.key("ctrl+k")
                    let field = Query("search field") { $0.name == "Search all catalogs" }
                        .with(.focused)
                    try await app.wait(for: field)
                    // A stored title, and a character of a catalog that isn't open yet.
                    try await app.type("king")
                    try await app.wait(for: Self.list)
                    try await app.wait(for: Self.row("King Kong"))
                    try await app.wait(for: Self.row("King Triton"))
                    try await app.key("ctrl+a")
                    try await app.type("dark knight")
                    try await app.wait(for: Self.row("The Dark Knight Rises"))
                    try await app.waitForAbsence(of: Self.row("King"))
                    try await app.key("Down", "Down")
                    try await app.wait(for: Self.row("The Dark Knight Rises").with(.focused))
                    try await app.key("Up", "Up")
                    try await app.wait(for: field)
                    try await app.key("Escape")
                    try await app.waitForAbsence(of: field)
                    try await app.wait(for: Film.titled(first.title).with(.focused))

                    try await app.key("ctrl+k")
                    try await app.wait(for: field)
                    try await app.type("dark knight")
                    try await app.wait(for: Self.row("The Dark Knight Rises"))
                    try await app.key("Down", "Down", "Return")
                    try await app.wait(for: .button("Poster of The Dark Knight Rises"))
                    try await app.waitForAbsence(of: Self.list)
                }
            }
        }
    }
}
