import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The Tab key")
    struct TabTests {
        /// A screen: the keys that open it from the previous one, and how to recognize it.
        private struct Screen {
            let name: String
            let keys: [String]
            let shows: Query
        }

        /// A focused row of a list of items; the rows of the catalog list have shorter names.
        private static let row = Query("row with the keyboard") {
            [.row, .cell].contains($0.role) && $0.name.count > 12 && $0.states.contains(.focused)
        }

        private static let screens = [
            Screen(name: "home", keys: ["alt+Home"], shows: .button("Show All: Popular Movies")),
            Screen(name: "movies", keys: ["ctrl+1"], shows: row),
            Screen(name: "a movie", keys: ["Return"], shows: .button("Trailer")),
            Screen(name: "films", keys: ["Escape", "ctrl+2"], shows: row),
            Screen(name: "a film", keys: ["Return"], shows: .button("Return to Film List")),
            Screen(name: "photos", keys: ["Escape", "ctrl+3"], shows: row),
            Screen(name: "characters", keys: ["ctrl+4"], shows: row),
            Screen(
                name: "favorites",
                keys: ["ctrl+d"],
                shows: .element(Role(rawValue: "list"), "Favorites: Characters")
            ),
            Screen(name: "preferences", keys: ["ctrl+comma"], shows: .label("Style")),
        ]

        @Test("Tab reaches every control of every screen")
        func walk() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                for screen in Self.screens {
                    for key in screen.keys { try await app.key(key) }
                    try await app.wait(for: screen.shows)
                    let reached = try await app.reachedByTab()
                    let tree = try await app.tree()
                    let controls = tree.controls
                    #expect(!controls.isEmpty, "\(screen.name)")
                    let missed = controls.filter { !reached.contains($0.id) }.map(\.name)
                    #expect(missed == [], "\(screen.name)")
                    let sidebar = tree.first(.element(Role(rawValue: "list"), "Catalogs"))
                    let entries = Set(sidebar?.all(.any(.row)).map(\.id) ?? [])
                    #expect(reached.intersection(entries).count <= 1, "\(screen.name)")
                }
            }
        }
    }
}

extension Element {
    private static let controls: Set<Role> = [
        .button, .entry, Role(rawValue: "combo box"), Role(rawValue: "switch"),
        Role(rawValue: "check box"), Role(rawValue: "spin button"), Role(rawValue: "link"),
    ]

    /// The controls outside rows; rows have their own menus and keys.
    fileprivate var controls: [Element] {
        // A modal window traps the focus, as does a dialog within the window.
        let dialogs = all(.any(.dialog))
        let modal = (all(.any(.window)) + dialogs).first { $0.states.contains(.modal) }
        return (modal ?? dialogs.first ?? self).controlsOutsideRows
    }

    private var controlsOutsideRows: [Element] {
        if role == .row || role == .cell || !isShowing { return [] }
        let isControl =
            Self.controls.contains(role) && states.contains(.focusable)
            && states.contains(.sensitive) && !["Minimize", "Maximize", "Close"].contains(name)
        return (isControl ? [self] : []) + children.flatMap(\.controlsOutsideRows)
    }
}

extension AppSession {
    /// Presses Tab until the focus repeats, and returns the identifiers of all focused elements.
    fileprivate func reachedByTab() async throws -> Set<String> {
        var reached: Set<String> = []
        var last = try await wait(until: "nothing has the keyboard") { tree in
            tree.all.last { $0.states.contains(.focused) }?.id
        }
        repeat {
            reached.insert(last)
            try await key("Tab")
            last = try await focus(otherThan: last)
        } while !reached.contains(last) && reached.count < 100
        return reached
    }
}
