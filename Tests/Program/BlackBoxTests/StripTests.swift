import Foundation
import ScreenDriver
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension BlackBox {
    @Suite("Favorites above the list")
    struct StripTests {
        @Test("favorites added in the details survive a restart and can be removed there")
        func journey() async throws {
            let home = try Home()
            try await Service.run { service in
                let names = try await AppSession.run(
                    environment: service.environment,
                    home: home
                ) { app in
                    try await app.openCharacters()
                    #expect(try await app.tree().first(.strip) == nil)
                    var names: [String] = []
                    for place in 0..<3 {
                        let name = try await app.openCharacter(place)
                        try await app.click(app.favoriteButton("Add to Favorites"))
                        _ = try await app.favoriteButton("Remove From Favorites")
                        names.insert(name, at: 0)
                        try await app.waitForTiles(names)
                    }
                    #expect(try await app.stripHeight() <= 100)
                    return names
                }
                try await AppSession.run(environment: service.environment, home: home) { app in
                    try await app.openCharacters()
                    try await app.waitForTiles(names)
                    #expect(try await app.stripHeight() <= 100)
                    let tile = try await app.tile(names[1])
                    try await app.mouseClick(tile)
                    try await app.click(app.favoriteButton("Remove From Favorites"))
                    try await app.waitForTiles([names[0], names[2]])
                }
            }
        }

        @Test("the strip scrolls by wheel, dragging and keys, and Enter opens a tile")
        func scrolling() async throws {
            let home = try Home()
            try await Service.run { service in
                try await AppSession.run(environment: service.environment, home: home) { app in
                    try await app.openCharacters()
                    let list = try await app.command(["list", "characters", "--json"])
                    let items = try FavoritesTests.items(in: list.standardOutput).prefix(40)
                    let added = try await app.command(
                        ["favorites", "add", "characters"] + items.map(\.id)
                    )
                    #expect(added.status == 0)
                    let names = items.map(\.title).reversed().map(\.self)
                    try await app.wait(until: "the first tile is not seen") { tree in
                        tree.tiles.first == names[0] ? () : nil
                    }
                    let strip = try await app.wait(for: .strip)
                    try await app.scroll(strip, .down, notches: 8)
                    try await app.wait(until: "the wheel does not scroll") { tree in
                        tree.tiles.contains(names[0]) || tree.tiles.isEmpty ? nil : ()
                    }
                    try await app.scroll(strip, .up, notches: 30)
                    try await app.wait(until: "the wheel does not scroll back") { tree in
                        tree.tiles.first == names[0] ? () : nil
                    }
                    try await app.drag(strip, x: -300, y: 0)
                    try await app.wait(until: "dragging does not scroll") { tree in
                        tree.tiles.contains(names[0]) || tree.tiles.isEmpty ? nil : ()
                    }
                    try await app.drag(strip, x: 300, y: 0)
                    try await app.giveKeyboardToStrip()
                    try await app.key("End")
                    try await app.wait(until: "End does not reach the last tile") { tree in
                        tree.tiles.last == names[39] ? () : nil
                    }
                    try await app.key("Home")
                    try await app.wait(until: "Home does not reach the first tile") { tree in
                        tree.tiles.first == names[0] ? () : nil
                    }
                    try await app.key("Right", "Right", "Left", "Return")
                    try await app.wait(until: "the second tile is not open") { tree in
                        tree.labels.contains(names[1]) ? () : nil
                    }
                    #expect(try await app.stripHeight() <= 100)
                }
            }
        }

        @Test("sorts characters by popularity, as counted from the service's own list")
        func popularity() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    try await app.openCharacters()
                    let url = service.url.appending(path: "character")
                        .appending(queryItems: [URLQueryItem(name: "pageSize", value: "100000")])
                    let (data, _) = try await URLSession.shared.data(from: url)
                    let expected = try Roster(data).mostPopular
                    try await app.click(.button("Sort"))
                    try await app.click(.menuItem("Popularity"))
                    try await app.wait(until: "not sorted by popularity") { tree in
                        tree.characters.first?.name.hasPrefix(expected[0] + ",") == true ? () : nil
                    }
                    try await app.waitForAbsence(of: .label(containing: "Loading pages"))
                    let rows = try await app.tree().characters.map(\.name)
                    #expect(rows.count >= 3)
                    for (row, name) in zip(rows, expected) {
                        #expect(row.hasPrefix(name + ","))
                    }
                }
            }
        }

        /// The service's list of characters, counted independently of the program.
        struct Roster {
            struct Entry: Decodable {
                let _id: Int
                let name: String
                let films: [String]?
                let shortFilms: [String]?
                var count: Int {
                    ((films ?? []) + (shortFilms ?? [])).filter { !$0.isEmpty }.count
                }
            }
            private struct Body: Decodable { let data: [Entry] }
            private let entries: [Entry]

            init(_ data: Data) throws {
                entries = try JSONDecoder().decode(Body.self, from: data).data
            }

            var mostPopular: [String] {
                entries.sorted { first, second in
                    if first.count != second.count { return first.count > second.count }
                    let names = (first.name.lowercased(), second.name.lowercased())
                    return names.0 == names.1 ? first._id < second._id : names.0 < names.1
                }
                .map(\.name)
            }
        }
    }
}

extension Query {
    /// The favorites strip above the list.
    fileprivate static let strip = element(Role(rawValue: "list"), "Favorites: Characters")
}

extension Element {
    /// The names of the tiles on screen.
    fileprivate var tiles: [String] {
        first(.strip)?.children.filter { $0.isShowing }.map(\.name).filter { !$0.isEmpty } ?? []
    }

    /// The character rows on screen.
    var characters: [Element] {
        let list = all.first {
            // A table if two rows fit side by side.
            ["list", "table"].contains($0.role.rawValue) && $0.name == "All Characters"
        }
        return (list?.children ?? []).filter { $0.isShowing && $0.name.contains("film") }
    }

    /// The focused element.
    fileprivate var focused: Element? { all.first { $0.states.contains(.focused) } }

    /// Whether a tile has the focus.
    fileprivate var hasStripKeyboard: Bool { first(.strip)?.focused != nil }

    fileprivate var labels: [String] { all(.any(.label)).map(\.name) }

    /// The buttons outside rows and cells.
    fileprivate func buttonsOutsideRows(_ name: String) -> [Element] {
        if role == .row || role == .cell { return [] }
        let mine = Query.button(name).matches(self) ? [self] : []
        return mine + children.flatMap { $0.buttonsOutsideRows(name) }
    }
}

extension AppSession {
    /// Opens the character catalog and waits for its rows.
    fileprivate func openCharacters() async throws {
        // The window may restore this catalog.
        try await wait(until: "neither films nor characters") { tree in
            tree.films.isEmpty && tree.characters.isEmpty ? nil : ()
        }
        try await mouseClick(wait(for: .row(containing: "Characters")))
        try await wait(until: "no characters") { $0.characters.count >= 3 ? () : nil }
    }

    /// Opens the details of a row on screen, and returns its name.
    fileprivate func openCharacter(_ place: Int) async throws -> String {
        let row = try await tree().characters[place]
        let name = String(row.name.prefix { $0 != "," })
        try await mouseClick(row)
        // In the page and in its header.
        try await wait(until: "no page of \(name)") { tree in
            tree.labels.filter { $0 == name }.count >= 2 ? () : nil
        }
        return name
    }

    /// The details page's favorite button.
    fileprivate func favoriteButton(_ name: String) async throws -> Element {
        try await wait(until: "no \(name)") { $0.buttonsOutsideRows(name).first }
    }

    fileprivate func tile(_ name: String) async throws -> Element {
        try await wait(until: "no tile of \(name)") { tree in
            tree.first(.strip)?.children.first { $0.name == name && $0.isShowing }
        }
    }

    /// Moves the focus with Tab from the search field to the tiles.
    fileprivate func giveKeyboardToStrip() async throws {
        try await key("ctrl+f")
        var last = try await wait(until: "the search field has no keyboard") { tree in
            tree.focused.flatMap { $0.name.hasPrefix("Search") ? $0 : nil }
        }
        for _ in 1...5 where try await !tree().hasStripKeyboard {
            try await key("Tab")
            last = try await wait(until: "Tab leaves \(last.name)") { [last] tree in
                tree.focused.flatMap { $0.id == last.id ? nil : $0 }
            }
        }
        try await wait(until: "no tile has the keyboard") { $0.hasStripKeyboard ? () : nil }
    }

    fileprivate func waitForTiles(_ names: [String]) async throws {
        try await wait(until: "no tiles \(names)") { $0.tiles == names ? () : nil }
    }

    /// The strip's height in application pixels.
    fileprivate func stripHeight() async throws -> Int {
        let pane = try await wait(until: "no strip") { tree in
            tree.all(.any(.scrollPane)).last { $0.first(.strip) != nil }
        }
        return try await frame(of: pane).height
    }
}
