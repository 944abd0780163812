import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Screen readers")
    struct AccessibilityTests {
        /// A screen: how to open it from the list, recognize it and leave it.
        struct Screen: Sendable {
            let name: String
            let open: @Sendable (AppSession) async throws -> Void
            let shows: Query
            let leave: @Sendable (AppSession) async throws -> Void
            /// GTK's and libadwaita's own unnamed parts.
            ///
            /// GTK 4.8 names them by their class; 4.18 leaves the name empty.
            let allowed: [String]

            init(
                _ name: String,
                shows: Query,
                allowing allowed: [String] = [],
                open: @escaping @Sendable (AppSession) async throws -> Void,
                leave: @escaping @Sendable (AppSession) async throws -> Void = {
                    try await $0.key("Escape")
                }
            ) {
                self.name = name
                self.open = open
                self.shows = shows
                self.leave = leave
                self.allowed = allowed
            }

            /// A screen that keys open and Escape closes.
            init(_ name: String, keys: String..., shows: Query) {
                self.init(
                    name,
                    shows: shows,
                    open: { app in for key in keys { try await app.key(key) } }
                )
            }
        }

        /// Every screen; add new ones here.
        static let screens = [
            Screen("grid", shows: Film.any, open: { _ in }, leave: { _ in }),
            Screen(
                "list",
                shows: .button("Show as Grid"),
                open: { try await $0.click(.button("Show as List")) },
                leave: { try await $0.click(.button("Show as Grid")) }
            ),
            Screen(
                "home",
                shows: .button("Show All: Popular Movies"),
                open: { try await $0.key("alt+Home") },
                leave: { try await $0.key("ctrl+1") }
            ),
            Screen(
                "search",
                shows: .label("No Results"),
                open: { app in
                    try await app.key("ctrl+f")
                    try await app.type("zzzz")
                }
            ),
            Screen(
                "sort menu",
                shows: .menuItem("Popularity"),
                open: { try await $0.click(.button("Sort")) }
            ),
            Screen(
                "filter",
                shows: .button("Western"),
                open: { try await $0.click(.button("Filter")) }
            ),
            Screen("row menu", keys: "shift+F10", shows: .menuItem("Copy Title")),
            Screen("main menu", keys: "F10", shows: .menuItem("About Vitrine")),
            Screen("shortcuts", keys: "ctrl+question", shows: .label("Item Menu")),
            Screen(
                "about",
                shows: .row(containing: "Credits"),
                allowing: ["list \"GtkListBox\"", "list \"\"", "push button \"GtkButton\""],
                open: { app in
                    try await app.key("F10")
                    try await app.click(.menuItem("About Vitrine"))
                }
            ),
            Screen(
                "preferences",
                shows: .label("Style"),
                allowing: ["list \"GtkListView\"", "list \"\""],
                open: { try await $0.key("ctrl+comma") }
            ),
            Screen(
                "lists to make available offline",
                shows: .label("Available Offline"),
                open: { app in
                    try await app.key("F10")
                    try await app.click(.menuItem("Make Available Offline…"))
                }
            ),
            Screen(
                "films",
                shows: .button("Critic Rated"),
                open: { try await $0.key("ctrl+2") },
                leave: { try await $0.key("ctrl+1") }
            ),
            Screen(
                "photos",
                shows: .button("Statistics"),
                open: { try await $0.key("ctrl+3") },
                leave: { try await $0.key("ctrl+1") }
            ),
            Screen(
                "statistics",
                shows: .label("Statistics"),
                open: { app in
                    try await app.key("ctrl+3")
                    try await app.click(.button("Statistics"))
                },
                leave: { try await $0.key("Escape", "ctrl+1") }
            ),
            Screen(
                "characters",
                shows: .row(containing: " film"),
                open: { try await $0.key("ctrl+4") },
                leave: { try await $0.key("ctrl+1") }
            ),
            Screen("details", keys: "Return", shows: .button("Trailer")),
            Screen(
                "viewer",
                shows: .button("Zoom In"),
                open: { app in
                    try await app.key("Return")
                    try await app.click(.element(.button, containing: "Poster of "))
                },
                leave: { try await $0.key("Escape", "Escape") }
            ),
            Screen(
                "player",
                shows: .button("Close Trailer"),
                allowing: ["filler \"GtkMediaControls\""],
                open: { app in
                    try await app.key("Return")
                    try await app.click(.button("Trailer"))
                },
                leave: { try await $0.key("Escape", "Escape") }
            ),
        ]

        @Test("every control on every screen has one name")
        func walk() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                for screen in Self.screens {
                    // A menu opened by its button returns the focus to the button.
                    try await app.key("ctrl+f", "Return")
                    try await app.wait(until: "no row with the keyboard for \(screen.name)") {
                        $0.films.first { $0.element.states.contains(.focused) }.map { _ in () }
                    }
                    try await screen.open(app)
                    try await app.wait(for: screen.shows)
                    let complaints = try await app.tree()
                        .namingComplaints(allowing: screen.allowed)
                    #expect(complaints == [], "\(screen.name)")
                    try await screen.leave(app)
                    if screen.name != "grid" {
                        try await app.waitForAbsence(of: screen.shows)
                    }
                }
            }
        }

        @Test("every control in an alert has a name, and the window announces the failure")
        func alert() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    try await app.firstFilm()
                    try await app.wait(for: .element(.status, containing: "items loaded"))
                    try await service.setFaults("truncate=1")
                    try await app.key("F5")
                    try await app.wait(for: .label("Error"), within: .seconds(40))
                    // libadwaita names its dialogs' buttons by both text and label.
                    let complaints = try await app.tree()
                        .namingComplaints(allowing: ["named twice: /desktop frame \"\"/application"]
                        )
                    #expect(complaints == [])
                    try await app.closeAlert()
                    try await app.wait(for: .element(.status, containing: "The service sent"))
                }
            }
        }

        @Test("the accessible press action on a menu button opens its menu")
        func pressing() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                for (button, content) in [
                    ("Sort", Query.menuItem("Popularity")),
                    ("Main Menu", .menuItem("About Vitrine")), ("Filter", .button("Western")),
                ] {
                    try await app.press(app.wait(for: .button(button)))
                    try await app.wait(for: content)
                    try await app.key("Escape")
                    try await app.waitForAbsence(of: content)
                }
            }
        }
    }
}
