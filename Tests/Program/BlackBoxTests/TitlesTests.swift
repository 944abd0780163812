import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Finding titles")
    struct TitlesTests {
        @Test("search finds a title or reports no results, and Escape returns to the list")
        func search() async throws {
            try await AppSession.run { app in
                let first = try await app.firstFilm()
                try await app.key("ctrl+f")
                try await app.wait(
                    for: Query("search field") { $0.name == "Search titles" }.with(.focused)
                )
                try await app.type("zzzz")
                try await app.wait(for: .label("No Results"))
                try await app.wait(for: .label("Nothing matches “zzzz”."))

                try await app.key("ctrl+a")
                try await app.type("dark knight")
                try await app.wait(for: .label("Results in All Movies"))
                try await app.wait(for: Film.titled("The Dark Knight"))
                let found = try await app.wait(until: "other titles") { tree in
                    tree.films.allSatisfy { $0.title.contains("Dark Knight") } ? tree.films : nil
                }
                #expect(!found.isEmpty)
                // Search results can't be sorted.
                #expect(try await app.tree().first(.button("Sort").with(.sensitive)) == nil)

                try await app.key("Escape")
                try await app.wait(for: .label("Popular Movies"))
                try await app.wait(for: Film.titled(first.title))
            }
        }

        @Test("the sort menu checks the current order, and sorts by title in both directions")
        func sort() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    let first = try await app.firstFilm()
                    try await app.mouseClick(app.wait(for: .button("Sort")))
                    try await app.wait(for: .menuItem("Popularity").with(.checked))
                    try await app.wait(for: .menuItem("Cancel"))
                    try await app.click(.menuItem("Title"))
                    try await app.firstFilm(otherThan: first.title)
                    let titles = try await app.titles("not from A to Z") { $0 == $0.sorted() }
                    #expect(try await service.count(of: "/3/discover/movie?") > 0)

                    try await app.mouseClick(app.wait(for: .button("Sort")))
                    try await app.wait(for: .menuItem("Title").with(.checked))
                    try await app.wait(for: .menuItem("Ascending").with(.checked))
                    try await app.click(.menuItem("Descending"))
                    try await app.firstFilm(otherThan: titles[0])
                    try await app.titles("not from Z to A") { $0 == $0.sorted(by: >) }
                }
            }
        }

        @Test("a genre filters the list and shows a chip that removes the filter")
        func filter() async throws {
            try await AppSession.run { app in
                let first = try await app.firstFilm()
                try await app.mouseClick(app.wait(for: .button("Filter")))
                try await app.click(.button("Western"))
                let chip = Query.button("Remove Filter: Western")
                try await app.wait(for: chip)
                try await app.key("Escape")
                try await app.wait(until: "films that are no westerns") { tree in
                    tree.films.isEmpty
                        || !tree.films.allSatisfy { $0.element.name.contains("Western") }
                        ? nil : ()
                }
                try await app.click(chip)
                try await app.waitForAbsence(of: chip)
                try await app.wait(until: "not the list before") { tree in
                    tree.films.first?.title == first.title ? () : nil
                }
            }
        }

        @Test("the grid shows the list's films in several columns, and a cell opens its details")
        func grid() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                try await app.click(.button("Show as List"))
                try await app.wait(for: .button("Show as Grid"))
                let rows = try await app.wait(until: "no rows") { tree in
                    tree.films.count > 3 ? tree.films : nil
                }
                try await app.click(.button("Show as Grid"))
                try await app.wait(for: .button("Show as List"))
                let cells = try await app.wait(until: "no posters") { tree in
                    tree.films.count > 3 && tree.films.first?.element != rows.first?.element
                        ? tree.films : nil
                }
                #expect(cells.map(\.title).starts(with: rows.prefix(4).map(\.title)))
                var frames: [Frame] = []
                for cell in cells.prefix(4) { frames.append(try await app.frame(of: cell.element)) }
                #expect(Set(frames.map(\.y)).count == 1)
                #expect(frames.map(\.x) == Set(frames.map(\.x)).sorted())

                try await app.mouseClick(cells[1].element)
                try await app.wait(for: .label(cells[1].title))
                try await app.click(.button("Show as List"))
                try await app.wait(for: .button("Show as Grid"))
                try await app.wait(for: Film.titled(rows[0].title))
            }
        }
    }
}

extension AppSession {
    /// Waits until the titles on screen are in some order.
    @discardableResult
    fileprivate func titles(
        _ failure: String,
        _ isDone: ([String]) -> Bool
    ) async throws -> [String] {
        try await wait(until: failure) { tree in
            let titles = tree.films.map(\.title)
            return titles.count >= 3 && isDone(titles) ? titles : nil
        }
    }
}
