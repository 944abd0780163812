import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Cast, people and similar films")
    struct PeopleTests {
        private static let nolan = "Christopher Nolan, Director"

        private static func card(_ name: String) -> Query {
            Query("card \"\(name)\"") { $0.isShowing && $0.name == name && $0.role == .row }
        }

        /// The results of a search in all catalogs once they no longer include those of its first
        /// letters.
        private static func results(of search: String) -> Query {
            Query("results of \(search)") { list in
                let rows = list.all.filter { $0.role == .row && $0.isShowing }
                return list.name == "Results from all catalogs" && !rows.isEmpty
                    && rows.allSatisfy { $0.name.lowercased().contains(search) }
            }
        }

        @Test("a film leads to a person, to another film, and Back leads to where one came from")
        func journey() async throws {
            try await Service.run { service in
                try await AppSession.run(
                    arguments: ["vitrine://movies/1001"],
                    environment: service.environment
                ) { app in
                    let pane = try await app.wait(for: .button("Poster of The Dark Knight"))
                    try await app.scroll(pane, .down, notches: 4)
                    let facts = try await app.wait(for: .label("Director"))
                    try await app.wait(for: .button("Christopher Nolan"))
                    try await app.scroll(facts, .down, notches: 10)
                    let shown = try await app.wait(for: Self.card(Self.nolan))
                    let place = try await app.frame(of: shown).y
                    try await app.mouseClick(shown)

                    try await app.wait(for: .label("Credits"))
                    try await app.wait(for: .button("Back"))
                    let film = try await app.wait(for: Self.card("Interstellar, 2014  ·  Director"))
                    try await app.mouseClick(film)
                    try await app.wait(for: .button("Poster of Interstellar"))

                    try await app.key("Escape")
                    try await app.wait(for: Self.card("Interstellar, 2014  ·  Director"))
                    try await app.click(.button("Back"))
                    let again = try await app.wait(for: Self.card(Self.nolan))
                    #expect(
                        abs(try await app.frame(of: again).y - place) <= 1,
                        "scrolled as before"
                    )
                    try await app.click(.button("Close Details"))
                    try await app.waitForAbsence(of: .button("Close Details"))
                }
            }
        }

        @Test("the whole cast is a list, which Back returns to; people are found by name")
        func list() async throws {
            try await Service.run { service in
                try await AppSession.run(
                    arguments: ["vitrine://movies/1001"],
                    environment: service.environment
                ) { app in
                    let pane = try await app.wait(for: .button("Poster of The Dark Knight"))
                    try await app.scroll(pane, .down, notches: 10)
                    try await app.click(.button("Show All: Cast"))
                    try await app.wait(for: .label("All Cast and Crew"))
                    let row = try await app.wait(for: Self.card("Heath Ledger"))
                    try await app.mouseClick(row)
                    try await app.wait(for: .label("Credits"))
                    try await app.key("Escape")
                    try await app.wait(for: .label("All Cast and Crew"))

                    try await app.key("ctrl+k")
                    try await app.wait(
                        for: Query("search field") { $0.name == "Search all catalogs" }
                            .with(.focused)
                    )
                    try await app.type("heath")
                    try await app.wait(for: Self.results(of: "heath"))
                    try await app.key("Down", "Return")
                    try await app.wait(for: .label("Credits"))
                }
            }
        }

        @Test(
            "a fact opens a page above the details, which is there again at the next start",
            arguments: [
                ("Christopher Nolan", "Directed by Christopher Nolan"), ("2008", "Year: 2008"),
                ("United Kingdom", "Country: United Kingdom"), ("Crime", "Genre: Crime"),
            ]
        )
        func facts(fact: String, title: String) async throws {
            let home = try Home()
            try await Service.run { service in
                let environment = service.environment
                try await AppSession.run(
                    arguments: ["vitrine://movies/1001"],
                    environment: environment,
                    home: home
                ) { app in
                    let pane = try await app.wait(for: .button("Poster of The Dark Knight"))
                    try await app.scroll(pane, .down, notches: 4)
                    try await app.click(.button(fact))
                    try await app.wait(for: .label(title))
                    try await app.key("ctrl+q")
                    #expect(try await app.waitForEnd().status == 0)
                }
                try await AppSession.run(environment: environment, home: home) { app in
                    try await app.wait(for: .label(title))
                    try await app.waitForAbsence(of: .button("Remove Filter: \(fact)"))
                    try await app.click(.button("Back"))
                    try await app.wait(for: .button("Poster of The Dark Knight"))
                }
            }
        }

        /// The output of a command, which must exit with a status.
        private func output(
            _ line: String,
            _ environment: [String: String],
            _ home: Home,
            status: Int32 = 0
        ) async throws -> String {
            let run = try await CommandLineRun.output(
                of: line.split(separator: " ").map(String.init),
                environment: environment,
                home: home
            )
            #expect(run.status == status, "\(line): \(run.standardError)")
            return run.standardOutput + run.standardError
        }

        @Test("the command line follows a film to a person and to another film, and offline again")
        func commands() async throws {
            let home = try Home()
            try await Service.run { service in
                let online = service.environment
                let film = try await output("show movies 1001", online, home)
                #expect(film.contains("Christopher Nolan") && film.contains("20001"))
                #expect(film.contains("\nCast\n") && film.contains("\nSimilar\n"))
                #expect(film.contains("\nand 10 more\n"), "of thirty actors")
                let person = try await output("show people 20001", online, home)
                #expect(person.contains("Directing") && person.contains("\nCredits\n"))
                let json = try await output("show people 20001 --json", online, home)
                #expect(json.contains(#""title": "Interstellar""#))
                let found = try await output("list people --search nolan --json", online, home)
                #expect(found.contains(#""id": "20001""#))
                let missing = try await output("list people", online, home, status: 2)
                #expect(missing.contains("--search"))
                _ = try await output("list people --list popular", online, home, status: 2)
                _ = try await output("sync people", online, home, status: 2)
                _ = try await output("favorites add people 20001", online, home, status: 2)
                _ = try await output("show people 1", online, home, status: 4)

                let offline = try await output("show people 20001 --offline", online, home)
                #expect(offline == person)
                let again = try await output("show movies 1001 --offline", online, home)
                #expect(again == film)
                #expect(
                    try await output("list people --search nolan --offline", online, home)
                        .contains("Christopher Nolan")
                )
            }
        }
    }
}
