import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Ranked films")
    struct RankedFilmTests {
        private static let knight = "The Dark Knight"

        @Test("a favorite shows in both lists and the details, and is gone after a restart")
        func hearts() async throws {
            let home = try Home()
            try await AppSession.run(home: home) { app in
                try await app.firstRankedFilm()
                try await app.tapHeart(of: Self.knight, isFavorite: false)
                try await app.showCritics()
                let row = try await app.scroll(to: Self.knight, isFavorite: true)
                #expect(try await app.tree().rankedFilms.filter(\.isFavorite).count == 1)

                try await app.click(row.element)
                try await app.wait(for: .button("Return to Film List"))
                let heart = try await app.wait(until: "no heart in the details") { tree in
                    tree.all(.button("Remove From Favorites")).last
                }
                try await app.mouseClick(heart)
                try await app.wait(for: RankedFilm.titled(Self.knight, isFavorite: false))
                try await app.mouseClick(app.wait(for: .button("User Rated")))
                try await app.wait(for: RankedFilm.titled(Self.knight, isFavorite: false))
                try await app.tapHeart(of: Self.knight, isFavorite: false)
            }
            try await AppSession.run(home: home) { app in
                try await app.firstRankedFilm()
                try await app.wait(for: RankedFilm.titled(Self.knight, isFavorite: false))
                #expect(try await app.tree().rankedFilms.allSatisfy { !$0.isFavorite })
            }
        }

        @Test("requests each list and image once, and the list control stays while rows scroll")
        func requests() async throws {
            try await Service.run { service in
                try await AppSession.run(environment: service.environment) { app in
                    let first = try await app.firstRankedFilm()
                    let control = try await app.wait(for: .button("Critic Rated"))
                    let frame = try await app.frame(of: control)
                    // An image scrolled away before it arrives would be requested again.
                    try await service.waitForRest()
                    try await app.scroll(first.element, .down, notches: 60)
                    try await app.wait(until: "not scrolled") { tree in
                        tree.rankedFilms.first?.title == first.title ? nil : ()
                    }
                    #expect(try await app.frame(of: control) == frame)

                    let other = try await app.showCritics()
                    try await service.waitForRest()
                    try await app.scroll(other.element, .down, notches: 60)
                    try await app.wait(until: "not scrolled") { tree in
                        tree.rankedFilms.first?.title == other.title ? nil : ()
                    }
                    #expect(try await app.frame(of: control) == frame)
                    try await service.waitForRest()
                    let requests = try await service.requests().filter {
                        $0.key.hasPrefix("/films/")
                    }
                    #expect(requests["/films/user-rated"] == 1)
                    #expect(requests["/films/critic-rated"] == 1)
                    let images = requests.filter { $0.key.hasPrefix("/films/images/") }
                    #expect(images.values.allSatisfy { $0 == 1 })
                    // Six films are in both lists.
                    #expect((20...25).contains(images.count), "\(images.count)")
                }
            }
        }

        @Test("Return to Film List focuses the row, in wide and narrow windows")
        func wayBack() async throws {
            try await AppSession.run { app in
                let film = try await app.firstRankedFilm()
                try await app.click(film.element)
                try await app.mouseClick(app.wait(for: .button("Return to Film List")))
                try await app.waitForAbsence(of: .button("Return to Film List"))
                try await app.wait(for: RankedFilmTests.focused(film.title))

                try await app.resize(width: 480, height: 760)
                let row = try await app.wait(for: RankedFilm.titled(film.title, isFavorite: false))
                try await app.click(row)
                let back = try await app.wait(for: .button("Return to Film List"))
                // Scroll below the poster.
                try await app.scroll(app.onlyScrollPane(), .down, notches: 20)
                try await app.wait(until: "no long text") { tree in
                    tree.all(.any(.label)).contains { $0.name.count > 600 } ? () : nil
                }
                try await app.mouseClick(back)
                try await app.wait(for: RankedFilmTests.focused(film.title))
            }
        }

        @Test("the command line prints both lists, and refuses to add a film to the favorites")
        func commandLine() async throws {
            let home = try Home()
            for list in ["user-rated", "critic-rated"] {
                let arguments = ["list", "films", "--list", list, "--json"]
                let output = try await CommandLineRun.output(of: arguments, home: home)
                #expect(output.status == 0)
                let page = try JSONDecoder().decode(
                    Page.self,
                    from: Data(output.standardOutput.utf8)
                )
                #expect(page.catalog == "films" && page.list == list)
                #expect(page.items.count == 15 && page.totalPages == 1 && page.skipped == 0)
                let ratings = page.items.map { list == "user-rated" ? $0.rating : $0.criticRating }
                #expect(ratings == ratings.sorted(by: >))
            }
            let refused = try await CommandLineRun.output(
                of: ["favorites", "add", "films", "1001"],
                home: home
            )
            #expect(refused.status == 2)
            #expect(refused.standardError.contains("kept only for the session"))
        }

        private static func focused(_ title: String) -> Query {
            Query("the row of \(title) with the keyboard") {
                RankedFilm($0)?.title == title && $0.states.contains(.focused)
            }
        }

        private struct Page: Decodable {
            struct Item: Decodable {
                let rating: Double
                let criticRating: Double
            }

            let catalog: String
            let list: String
            let totalPages: Int
            let skipped: Int
            let items: [Item]
        }
    }
}

extension AppSession {
    /// Chooses the critics' list, and waits for its rows, which appear after its title.
    ///
    /// - Returns: The first film.
    @discardableResult
    fileprivate func showCritics() async throws -> RankedFilm {
        let before = try await tree().rankedFilms.map(\.title)
        try await mouseClick(wait(for: .button("Critic Rated")))
        try await wait(for: .label("Rated by Critics"))
        return try await wait(until: "the films of the list before") { tree in
            let films = tree.rankedFilms
            return films.map(\.title) == before ? nil : films.first
        }
    }

    /// Waits until a row has the given favorite state, clicks its heart, and waits for the change.
    fileprivate func tapHeart(of title: String, isFavorite: Bool) async throws {
        let film = try await scroll(to: title, isFavorite: isFavorite)
        let name = isFavorite ? "Remove From Favorites" : "Add to Favorites"
        guard let heart = film.element.first(.button(name)) else {
            throw DriverError.refused("no heart in the row of \(title)")
        }
        try await mouseClick(heart)
        try await wait(for: RankedFilm.titled(title, isFavorite: !isFavorite))
    }

    /// Scrolls until a row is fully visible.
    @discardableResult
    fileprivate func scroll(to title: String, isFavorite: Bool) async throws -> RankedFilm {
        let query = RankedFilm.titled(title, isFavorite: isFavorite)
        for _ in 0..<20 {
            let films = try await wait(until: "no ranked film") { tree in
                tree.rankedFilms.isEmpty ? nil : tree.rankedFilms
            }
            // The last visible film may be cut off.
            if let film = films.dropLast(1).first(where: { query.matches($0.element) }) {
                return film
            }
            // The control may cover the first film.
            try await scroll(films[films.count / 2].element, .down, notches: 2)
        }
        throw DriverError.refused("no \(query) in the list")
    }
}
