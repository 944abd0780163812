import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("The keyboard alone")
    struct KeyboardTests {
        @Test("the list, details, favorites, search, menus and quitting all work by keyboard")
        func journey() async throws {
            try await AppSession.run { app in
                let first = try await app.focusedFilm("no row with the keyboard") { _ in true }
                try await app.walkRows(from: first)
                try await app.openAndHeart(first)
                try await app.searchByTyping()
                try await app.openMenus()
                try await app.key("ctrl+q")
                #expect(try await app.waitForEnd().status == 0)
            }
        }

        @Test(
            "Ctrl+Q quits while a dialog is open",
            arguments: [("ctrl+comma", "Style"), ("ctrl+question", "Item Menu")]
        )
        func quitting(key: String, shows: String) async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                try await app.key(key)
                try await app.wait(for: .label(shows))
                try await app.key("ctrl+q")
                #expect(try await app.waitForEnd().status == 0)
            }
        }

        @Test("a press that is dragged away from a poster doesn't open it")
        func dragged() async throws {
            try await AppSession.run { app in
                let first = try await app.firstFilm()
                try await app.drag(first.element, x: 240, y: 0)
                // The press has focused the poster; by the time the keyboard works, it would be open.
                _ = try await app.focusedFilm("not pressed") { $0 == first.title }
                try await app.key("Right")
                _ = try await app.focusedFilm("no next film") { $0 != first.title }
                #expect(try await app.tree().all(.button("Close Details")).isEmpty)
                try await app.mouseClick(first.element)
                try await app.wait(for: .button("Close Details"))
            }
        }

        @Test("a film, its trailer, its heart and the way back take five keys")
        func fiveKeys() async throws {
            try await AppSession.run { app in
                let film = try await app.focusedFilm("no row with the keyboard") { _ in true }
                try await app.key("Return")
                try await app.wait(for: .button("Trailer"))
                try await app.key("ctrl+t")
                try await app.wait(for: .button("Close Trailer"))
                try await app.key("Escape")
                try await app.wait(for: .button("Trailer"))
                try await app.key("ctrl+d")
                try await app.wait(for: .button("Remove From Favorites"))
                try await app.key("Escape")
                try await app.focusedFilm("another row") { $0 == film.title }
            }
        }

        @Test("Down moves the focus from a list's tab to its rows")
        func tabs() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                for (tab, title) in [
                    ("Top Rated", "Top Rated Movies"), ("Popular", "Popular Movies"),
                ] {
                    try await app.mouseClick(app.wait(for: .button(tab)))
                    try await app.wait(for: .label(title))
                    try await app.key("Down")
                    try await app.focusedFilm("no row with the keyboard") { _ in true }
                }
            }
        }

        @Test("Down moves the focus from the search field to the first result")
        func search() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                try await app.type("dark knight")
                try await app.wait(for: .label("Results in All Movies"))
                try await app.wait(until: "other titles") { tree in
                    tree.films.allSatisfy { $0.title.contains("Dark Knight") } ? () : nil
                }
                let first = try #require(try await app.tree().films.first?.title)
                try await app.key("Down")
                try await app.focusedFilm("not the first result") { $0 == first }
            }
        }

        @Test("arrow keys in the sidebar open the page that it highlights")
        func sidebar() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                try await app.mouseClick(app.wait(for: .element(.row, "Top 15")))
                for (key, name, page) in [
                    ("Down", "Photos", "Photos"), ("Up", "Top 15", "Rated by Users"),
                    ("ctrl+4", "Characters", "All Characters"), ("Up", "Photos", "Photos"),
                ] {
                    try await app.key(key)
                    try await app.wait(for: .element(.row, name).with(.selected).with(.focused))
                    try await app.wait(for: .label(page))
                }
            }
        }

        @Test("a click doesn't show a focus ring, even right after a key has shown one")
        func ring() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                let tab = try await app.wait(for: .button("Top Rated"))
                try await app.mouseClick(tab)
                try await app.wait(for: .label("Top Rated Movies"))
                let frame = try await app.frame(of: tab)
                let clicked = try await app.windowPicture()
                #expect(clicked.blues(in: frame) == 0, "after the first click")
                try await app.key("Tab")
                _ = try await app.focus(otherThan: tab.id)
                try await app.mouseClick(tab)
                _ = try await app.wait(for: .button("Top Rated").with(.focused))
                #expect(try await app.windowPicture().blues(in: frame) == 0)
                try await app.key("Tab")
                _ = try await app.focus(otherThan: tab.id)
                try await app.key("shift+Tab")
                _ = try await app.wait(for: .button("Top Rated").with(.focused))
                #expect(try await app.windowPicture().blues(in: frame) > 0, "a key shows it")
            }
        }

        @Test("Enter on a control beside the search leaves the search alone")
        func searchControls() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                try await app.type("dark knight")
                try await app.wait(for: .label("Results in All Movies"))
                try await app.wait(for: Film.titled("The Dark Knight"))
                let names = ["Show as List", "Show as Grid"]
                for _ in names {
                    try await app.key("ctrl+f")
                    var last = try await app.wait(until: "no keyboard in the search") { tree in
                        tree.all.last {
                            $0.states.contains(.focused) && $0.name == "Search titles"
                        }?.id
                    }
                    var name: String?
                    while name == nil {
                        try await app.key("Tab")
                        last = try await app.focus(otherThan: last)
                        name = try await app.tree().all.first { $0.id == last }
                            .flatMap { names.contains($0.name) ? $0.name : nil }
                    }
                    try await app.key("Return")
                    let other = names[name == names[0] ? 1 : 0]
                    try await app.wait(for: .button(other).with(.focused))
                    try await app.wait(for: .label("Results in All Movies"))
                }
            }
        }

        @Test("arrow keys, Home and End move through the grid")
        func grid() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                try await app.mouseClick(app.wait(for: .any(.cell)))
                let first = try await app.focusedFilm("no cell with the keyboard") { _ in true }
                try await app.key("Right")
                let second = try await app.focusedFilm("not the next cell") { $0 != first.title }
                try await app.key("Down")
                try await app.focusedFilm("not the cell below") {
                    ![first.title, second.title].contains($0)
                }
                try await app.key("End")
                try await app.waitForAbsence(of: Film.titled(first.title))
                try await app.key("Home")
                try await app.focusedFilm("not the first cell") { $0 == first.title }
            }
        }
    }
}

extension Picture {
    /// The number of pixels in a rectangle with the focus ring's blue.
    fileprivate func blues(in frame: Frame) -> Int {
        var count = 0
        for y in max(0, frame.y)..<min(height, frame.y + frame.height) {
            for x in max(0, frame.x)..<min(width, frame.x + frame.width) {
                let color = self[x, y]
                if Int(color.blue) > Int(color.red) + 40 { count += 1 }
            }
        }
        return count
    }
}

extension AppSession {
    /// Waits until the focused row or cell is the wanted one.
    @discardableResult
    fileprivate func focusedFilm(
        _ failure: String,
        _ isWanted: (String) -> Bool
    ) async throws -> Film {
        try await wait(until: failure) { tree in
            tree.films.first { $0.element.states.contains(.focused) && isWanted($0.title) }
        }
    }

    /// Moves down and up by a row, a page and the whole list.
    fileprivate func walkRows(from first: Film) async throws {
        try await key("Down")
        let second = try await focusedFilm("not the second row") { $0 != first.title }
        try await key("Page_Down")
        let third = try await focusedFilm("no page down") {
            ![first.title, second.title].contains($0)
        }
        try await key("Page_Up")
        try await focusedFilm("no page up") { $0 != third.title }
        try await key("End")
        try await waitForAbsence(of: Film.titled(first.title))
        try await key("Home")
        try await focusedFilm("not the first row") { $0 == first.title }
    }

    /// Enter opens the details, Ctrl+D marks the favorite, Escape returns.
    fileprivate func openAndHeart(_ film: Film) async throws {
        try await key("Return")
        let poster = Query.button("Poster of \(film.title)")
        try await wait(for: poster)
        try await key("ctrl+d")
        try await wait(
            for: Query("the row as a favorite") {
                Film($0).map { $0.title == film.title && $0.isFavorite } ?? false
            }
        )
        try await wait(for: .button("Remove From Favorites"))
        try await key("Escape")
        try await waitForAbsence(of: poster)
        try await focusedFilm("not the row again") { $0 == film.title }
    }

    /// Typing starts the search; Enter focuses the results, Escape the list.
    fileprivate func searchByTyping() async throws {
        try await type("dark knight")
        try await wait(for: Query("search field") { $0.name == "Search titles" }.with(.focused))
        try await wait(for: .label("Results in All Movies"))
        try await wait(for: Film.titled("The Dark Knight"))
        try await wait(until: "other titles") { tree in
            tree.films.allSatisfy { $0.title.contains("Dark Knight") } ? () : nil
        }
        try await key("Return")
        let found = try await focusedFilm("no result with the keyboard") { _ in true }
        try await key("Return")
        let poster = Query.button("Poster of \(found.title)")
        try await wait(for: poster)
        try await key("Escape")
        try await waitForAbsence(of: poster)
        try await wait(for: .label("Results in All Movies"))
        try await focusedFilm("not the result again") { $0 == found.title }
        try await key("Escape")
        try await wait(for: .label("Popular Movies"))
        try await key("ctrl+f")
        try await wait(for: Query("search field") { $0.name == "Search titles" }.with(.focused))
        try await key("Escape")
        try await focusedFilm("not the list again") { _ in true }
    }

    /// Keys open the row menu, the main menu and the shortcuts; Escape closes each.
    fileprivate func openMenus() async throws {
        for opening in ["Menu", "shift+F10"] {
            try await key(opening)
            try await wait(for: .menuItem("Show Details").with(.focused))
            try await wait(for: .menuItem("Copy Title"))
            try await key("Escape")
            try await waitForAbsence(of: .menuItem("Show Details"))
            try await focusedFilm("the row has lost the keyboard") { _ in true }
        }
        try await key("F10")
        try await wait(for: .menuItem("Keyboard Shortcuts"))
        try await key("Escape")
        try await waitForAbsence(of: .menuItem("Keyboard Shortcuts"))
        try await key("ctrl+question")
        try await wait(for: .label("Item Menu"))
        try await key("Escape")
        try await waitForAbsence(of: .label("Item Menu"))
    }
}
