import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Favorites")
    struct FavoritesTests {
        @Test("a favorite shows in list, grid and on the command line, and survives a restart")
        func journey() async throws {
            let home = try Home()
            let title = try await AppSession.run(home: home) { app in
                let film = try await app.firstFilm()
                #expect(!film.isFavorite)
                let heart = try #require(film.element.first(.button("Add to Favorites")))
                try await app.mouseClick(heart)
                try await app.wait(for: FavoritesTests.favorite(film.title))
                for layout in ["List", "Grid"] {
                    try await app.click(.button("Show as \(layout)"))
                    try await app.waitForAbsence(of: .button("Show as \(layout)"))
                    try await app.wait(until: "no heart in the \(layout)") { tree in
                        tree.films.first { $0.title == film.title }
                            .flatMap { $0.isFavorite ? () : nil }
                    }
                }

                #expect(try await app.favorites() == [film.title])
                return film.title
            }

            try await AppSession.run(home: home) { app in
                try await app.wait(for: FavoritesTests.favorite(title))
                try await app.mouseClick(app.wait(for: .button("Favorites")))
                try await app.wait(for: .label("Favorite Movies"))
                let only = try await app.wait(until: "not the favorite alone") { tree in
                    tree.films.map(\.title) == [title] ? tree.films[0] : nil
                }
                let heart = try #require(only.element.first(.button("Remove From Favorites")))
                try await app.mouseClick(heart)
                try await app.wait(for: .label("No Favorites Yet"))
                try await wait(until: "still a favorite") { try await app.favorites().isEmpty }
            }
        }

        @Test("the window updates at once if the command line adds or removes a favorite")
        func commandLine() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                let output = try await app.command(["list", "movies", "--json"])
                let ids = try FavoritesTests.items(in: output.standardOutput).map(\.id)
                let id = try #require(ids.first)
                #expect(try await app.command(["favorites", "add", "movies", id]).status == 0)
                try await app.wait(until: "no heart") { tree in
                    tree.films.first?.isFavorite == true ? () : nil
                }
                #expect(try await app.command(["favorites", "remove", "movies", id]).status == 0)
                try await app.wait(until: "still a heart") { tree in
                    tree.films.first?.isFavorite == false ? () : nil
                }
            }
        }

        static func favorite(_ title: String) -> Query {
            Query("favorite \"\(title)\"") {
                Film($0).map { $0.isFavorite && $0.title == title } ?? false
            }
        }

        struct Item: Decodable {
            let id: String
            let title: String
        }

        static func items(in json: String) throws -> [Item] {
            struct Page: Decodable {
                let items: [Item]?
                let marks: [Item]?
            }
            let page = try JSONDecoder().decode(Page.self, from: Data(json.utf8))
            return page.items ?? page.marks ?? []
        }
    }
}

extension AppSession {
    /// The titles that `favorites list` prints while the window is open.
    fileprivate func favorites() async throws -> [String] {
        let output = try await command(["favorites", "list", "--json"])
        #expect(output.status == 0)
        return try BlackBox.FavoritesTests.items(in: output.standardOutput).map(\.title)
    }
}
