import Catalog
import Foundation
import Primitives
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Importing lists of films", .timeLimit(.minutes(5)))
struct MarksImportTests {
    private let movies = StubProvider(.marked)

    static func film(_ key: Int, _ title: String, _ year: Int) -> Item {
        .movie(key, title, facets: Facets().setting(.released, Day(year: year, month: 5)))
    }

    static let films = [
        film(1, "Alien", 1_979), film(2, "Solaris", 1_972), film(3, "Solaris", 2_002),
        film(4, "Amélie!", 2_001), film(5, "Twin", 1_999), film(6, "Twin", 1_999),
    ]

    /// Finds films as a service's search would.
    func library(
        stored: [Item] = [],
        realm: Realm = .demo
    ) async throws -> Library {
        movies.answer(films: { name throws(CatalogError) in
            switch name {
            case .imdb("tt0078748"): return FilmMatches(certain: [Self.films[0]])
            case .title(let title, _):
                let first = title.lowercased().prefix(4)
                var matches = FilmMatches(of: name, in: Self.films)
                matches.possible.removeAll { !$0.title.lowercased().hasPrefix(first) }
                return matches
            default: return FilmMatches()
            }
        })
        let library = try await Library.test(movies, realm: realm, now: { Date() })
        movies.answer(stored)
        if !stored.isEmpty { _ = try await library.page(1, of: .movies()) }
        return library
    }

    func read(_ files: [(String, String)]) throws -> MarksImport {
        try MarksImport(
            files.map { MarksImport.File(name: $0, data: Data($1.utf8)) },
            catalogs: [.marked]
        )
    }

    func marks(_ library: Library) async throws -> [String] {
        try await library.exportedMarks()
            .map {
                "\($0.item.id.key) \($0.mark.kind.rawValue) \($0.mark.day?.iso ?? "")\($0.mark.value)"
            }
            .sorted()
    }

    private static let letterboxd = [
        (
            "watched.csv",
            "Date,Name,Year,Letterboxd URI\n2024-01-02,Alien,1979,https://boxd.it/1\n"
        ),
        (
            "ratings.csv",
            "Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,Alien,1979,x,4\n2024-01-02,solaris,1972,x,3.5\n"
        ),
        (
            "diary.csv",
            """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2024-02-02,Alien,1979,x,4.5,,,2024-02-01
            2024-03-02,Alien,1979,x,5,Yes,"a, b",2024-03-01
            """
        ),
        (
            "reviews.csv",
            """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
            2024-02-02,Amelie,2001,x,,,"It‚Äôs ""sweet"",
            isn't it",,2024-02-01
            """
        ),
        ("watchlist.csv", "Date,Name,Year,Letterboxd URI\n2024-01-05,Solaris,2002,x\n"),
        ("likes/films.csv", "Date,Name,Year,Letterboxd URI\n2024-01-05,Alien,1979,x\n"),
    ]

    private static let expected = [
        "1 favorite ", "1 rating 5", "1 watched ", "1 watched 2024-02-01", "1 watched 2024-03-01",
        "2 rating 3.5", "3 to-watch ", "4 note It’s \"sweet\",\nisn't it", "4 watched 2024-02-01",
    ]

    @Test("all of Letterboxd's files, in any order and twice, give the same")
    func letterboxd() async throws {
        for seed in 0..<6 {
            let library = try await library()
            let files = Self.letterboxd[seed...] + Self.letterboxd[..<seed]
            for file in seed.isMultiple(of: 2) ? Array(files) : files.reversed() {
                let result = await library.add(try read([file]))
                #expect(result.failure == nil && result.doubts.isEmpty)
            }
            let added = try await marks(library)
            #expect(added == Self.expected, "\(seed)")
            let again = await library.add(try read(Self.letterboxd))
            #expect(again.added.count == 0)
            #expect(again.present == 11)
            #expect(try await marks(library) == Self.expected, "twice")
        }
    }

    @Test("a stored title is requested, too, because another film may have it; a key isn't")
    func stored() async throws {
        let library = try await library(stored: [Self.films[4]], realm: .live)
        let result = await library.add(
            try read([("watchlist.csv", "Name,Year\nTwin,1999\n")])
        )
        #expect(result.doubts.map { $0.candidates.map(\.id.key) } == [["5", "6"]])
        #expect(movies.namedFilms == [.title("Twin", year: 1_999)])
        let keyed = "tmdbID,Title,Year\n5,Twin,1999\n"
        let second = await library.add(try read([("watchlist.csv", keyed)]))
        #expect(second.added.count == 1 && movies.namedFilms.count == 1)
    }

    @Test("a line that the service refuses is listed, and the import goes on")
    func refused() async throws {
        let library = try await library()
        movies.answer(films: { name throws(CatalogError) in
            guard case .title(let title, _) = name, title.count < 300 else {
                throw .server(status: 414, message: nil)
            }
            return FilmMatches(of: name, in: Self.films)
        })
        let long = String(repeating: "x", count: 300)
        let text = "Date,Name,Year\n2024-01-05,\(long),1999\n2024-01-05,Alien,1979\n"
        let result = await library.add(try read([("watchlist.csv", text)]))
        #expect(result.failure == nil && result.added.count == 1)
        #expect(result.faults.map(\.line) == [2])
        #expect(result.faults.map(\.reason) == [.refused])
        movies.answer(films: { _ throws(CatalogError) in throw .unauthorized(message: nil) })
        let stopped = await library.add(try read([("watchlist.csv", text)]))
        #expect(stopped.failure == .unauthorized(message: nil) && stopped.faults.isEmpty)
    }

    @Test("what isn't certain is listed with candidates and never added")
    func doubts() async throws {
        let library = try await library()
        let text = """
            Date,Name,Year,Letterboxd URI
            2024-01-05,Solaris,1999,x
            2024-01-05,Twin,1999,x
            2024-01-05,Nothing,1999,x
            2024-01-05,Solaris,,x
            2024-01-05,Alien,,x
            """
        let result = await library.add(try read([("watchlist.csv", text)]))
        #expect(result.added.count == 1)
        #expect(try await marks(library) == ["1 to-watch "])
        let found = result.doubts.map { doubt in
            "\(doubt.line) \(doubt.title): " + doubt.candidates.map(\.id.key).joined(separator: " ")
        }
        #expect(found == ["2 Solaris: 2 3", "3 Twin: 5 6", "4 Nothing: ", "5 Solaris: 2 3"])
        let doubt = result.doubts[0]
        #expect(try await library.add(doubt, as: doubt.candidates[1]).count == 1)
        #expect(try await marks(library) == ["1 to-watch ", "3 to-watch "])
    }

    @Test("IMDb's numbers are certain, its ratings are halved, and series are left out")
    func imdb() async throws {
        let library = try await library()
        let text = """
            Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres
            tt0078748,9,2024-01-05,Alien,x,Movie,8.5,117,1979,Horror
            tt1,8,2024-01-05,Solaris,x,Фільм,8,100,1972,Drama
            tt2,8,2024-01-05,Lost,x,TV Series,8,100,2004,Drama
            tt3,11,2024-01-05,Alien,x,Movie,8,100,1979,Drama
            """
        let content = try read([("ratings.csv", text)])
        #expect(content.faults.map(\.line) == [5])
        #expect(content.faults.map(\.place) == ["Your Rating"])
        let result = await library.add(content)
        #expect(try await marks(library) == ["1 rating 4.5"])
        // A number that the service doesn't know may belong to a series with the same title.
        #expect(result.doubts.map { $0.candidates.map(\.id.key) } == [["2", "3"]])
    }

    @Test("a failure keeps what was found, and another attempt doesn't request that again")
    func resumed() async throws {
        let library = try await library()
        let asked = Locked(0)
        movies.answer(films: { name throws(CatalogError) in
            let count = asked.withLock { count in
                count += 1
                return count
            }
            guard count != 3 else { throw .offline }
            return FilmMatches(of: name, in: Self.films)
        })
        let rows = ["Alien,1979", "Solaris,1972", "Solaris,2002", "Amelie,2001"]
        let text = "Date,Name,Year,X\n" + rows.map { "2024-01-05,\($0),x\n" }.joined()
        let first = await library.add(try read([("Watchlist (1).csv", text)]))
        #expect(first.failure == .offline)
        #expect(try await marks(library) == ["1 to-watch ", "2 to-watch "])
        let second = await library.add(try read([("watchlist.csv", text)]), found: first.found)
        #expect(second.failure == nil && second.added.count == 2 && second.present == 2)
        #expect(asked.withLock { $0 } == 5, "the first two are known")
    }

    @Test("a cancelled import stores what was found")
    func cancelled() async throws {
        let library = try await library()
        let rows = (0..<200).map { _ in "2024-01-05,Alien,1979,x\n" }.joined()
        let content = try read([("watchlist.csv", "Date,Name,Year,X\n" + rows)])
        let task = Task {
            await library.add(content) { done in
                if done == 10 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        #expect(await task.value.failure == .cancelled)
        #expect(try await marks(library) == ["1 to-watch "])
    }

    @Test("of two values the newer wins, at the same time the greater; later ones are kept")
    func newer() async throws {
        let item = Self.films[0]
        let ratings = ["2", "4", "3"].compactMap(OwnRating.init(text:))
        let marks = zip(ratings, [200.0, 100, 200]).map {
            ExportedMark(item, .rating($0), seconds: $1, realm: .demo)
        }
        let untimed = ExportedMark(item, .rating(ratings[1]), realm: .demo)
        // The same value again, later, is what a value in between must not replace.
        let again = zip(["4", "3", "4"].compactMap(OwnRating.init(text:)), [100.0, 200, 300]).map {
            ExportedMark(item, .rating($0), seconds: $1, realm: .demo)
        }
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let library = try await library()
            for index in order { _ = try await library.add([again[index]]) }
            #expect(try await self.marks(library) == ["1 rating 4"])
        }
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
            let library = try await library()
            for index in order {
                _ = try await library.add([untimed])
                _ = try await library.add([marks[index]])
            }
            #expect(try await self.marks(library) == ["1 rating 3"])
        }
    }

    @Test("only the file's own name says which list it is; a watchlist may have ratings")
    func names() async throws {
        let library = try await library()
        let row = "Date,Name,Year,X\n2024-01-05,Alien,1979,x\n"
        let files = [("my watchlist/likes/films.csv", row), ("liked/watched/watchlist.csv", row)]
        _ = await library.add(try read(files))
        #expect(try await marks(library) == ["1 favorite ", "1 to-watch "])
        #expect(throws: MarksImport.Unusable.self) { _ = try read([("watched/list.csv", row)]) }
        let imdb = "Const,Title,Year,Your Rating,Date Rated\ntt0078748,Alien,1979,,\n"
        let second = try await self.library()
        _ = await second.add(try read([("watchlist.csv", imdb)]))
        #expect(try await marks(second) == ["1 to-watch "])
    }

    @Test("faults: a day in the future, a rating of 6, half a file, and a file of another program")
    func faults() throws {
        let text = """
            Date,Name,Year,URI,Rating,Rewatch,Tags,Watched Date
            2024-02-02,Alien,1979,x,6,,,2024-02-01
            2024-02-02,Alien,1979,x,4,,,9024-02-01
            2024-02-02,,1979,x,4,,,2024-02-01
            2024-02-02,Alien,1979,x,4,,"never ends,2024-02-01
            """
        let content = try read([("diary.csv", text)])
        #expect(content.faults.map(\.line) == [2, 3, 4, 5])
        #expect(content.faults.map(\.place) == ["Rating", "Watched Date", "Title", ""])
        #expect(content.count == 1, "a rating that can't be used doesn't cost the day")
        let review = String(repeating: "x", count: 10_001)
        let reviews = try read([("reviews.csv", "Name,Year,Review\nAlien,1979,\(review)\n")])
        #expect(reviews.faults.map(\.place) == ["Review"] && reviews.count == 0)
        let kept = try read([("reviews.csv", "Name,Year,Review\nAlien,1979,\(review.dropLast())\n")]
        )
        #expect(kept.faults.isEmpty && kept.count == 1)
        for (name, text) in [("list.csv", "Name,Year\nAlien,1979"), ("a.txt", "hello"), ("b", "")] {
            #expect(throws: MarksImport.Unusable.self) { _ = try read([(name, text)]) }
        }
    }

    @Test("undo restores the marks that an import added or changed, with their times")
    func undo() async throws {
        let library = try await library(stored: Self.films, realm: .live)
        let film = Self.films[0]
        _ = try await library.add([
            ExportedMark(film, .rating(.all[3]), seconds: 100, realm: .live),
            ExportedMark(film, .watched(on: nil), seconds: 100, realm: .live),
        ])
        let before = try await library.exportedMarks()
        let report = await library.add(try read(Self.letterboxd))
        #expect(report.added.count >= 8)
        #expect(try await library.exportedMarks() != before)
        try await library.undo(report.added)
        #expect(try await library.exportedMarks() == before)
        try await library.undo(report.added)
        #expect(try await library.exportedMarks() == before, "twice")
    }

    @Test("what Letterboxd imports is read back")
    func exported() async throws {
        let library = try await library(realm: .live)
        _ = await library.add(try read(Self.letterboxd))
        let document = FilmListDocument(try await library.exportedMarks(), of: library.catalogs)
        #expect(
            document.diary.text.split(whereSeparator: \.isNewline).first
                == "tmdbID,Title,Year,WatchedDate,Rating,Rewatch,Review"
        )
        #expect(document.watchlist.text == "tmdbID,Title,Year\r\n3,Solaris,2002\r\n")
        #expect((document.diary.count, document.watchlist.count) == (4, 1))
        #expect(document.diary.sampleCount + document.watchlist.sampleCount == 0)
        let second = try await self.library(stored: Self.films, realm: .live)
        let result = await second.add(
            try read([
                ("diary.csv", document.diary.text), ("watchlist.csv", document.watchlist.text),
            ])
        )
        #expect(result.doubts.isEmpty)
        let kept = Self.expected.filter { $0 != "1 favorite " && $0 != "1 watched " }
        #expect(try await marks(second) == kept)
        let undated = "tmdbID,Title,Year,WatchedDate,Rating,Rewatch,Review\r\n1,Alien,1979,,,,\r\n"
        _ = await second.add(try read([("letterboxd.csv", undated)]))
        #expect(try await marks(second).contains("1 watched "))
    }

    @Test("the newest viewing has the rating and the note")
    func newest() {
        let film = Self.films[0]
        let days = [5, 3].map { Mark.watched(on: Day(year: 2_024, month: $0, day: 1)) }
        let marks = (days + [.rating(.all[9]), .note("Again")]).map {
            ExportedMark(film, $0, realm: .live)
        }
        let rows = FilmListDocument(marks, of: [.marked]).diary.text
            .split(separator: "\r\n").dropFirst()
        #expect(
            rows == [
                "1,Alien,1979,2024-03-01,,,", "1,Alien,1979,2024-05-01,5,Yes,Again",
            ]
        )
    }

    @Test("a viewing in a year or a month has a row without a date")
    func partialDays() {
        let days = [Day(year: 2_024), Day(year: 2_023, month: 4, day: 5), nil]
        let marks = (days.map(Mark.watched(on:)) + [.rating(.all[9])]).map {
            ExportedMark(Self.films[0], $0, realm: .live)
        }
        let rows = FilmListDocument(marks, of: [.marked]).diary.text
            .split(separator: "\r\n").dropFirst()
        #expect(rows == ["1,Alien,1979,2023-04-05,,,", "1,Alien,1979,,5,Yes,"])
    }

    @Test("films of a catalog that is off are exported for Letterboxd")
    func off() async throws {
        let library = try await Library.test(StubProvider(.photos), optional: [.marked])
        _ = try await library.add([ExportedMark(Self.films[0], .toWatch, realm: .live)])
        let export = try await library.export(.letterboxdWatchlist)
        #expect(export.text == "tmdbID,Title,Year\r\n1,Alien,1979\r\n")
    }

    @Test("marks whose items are lost are listed and exported by their ids")
    func lost() async throws {
        let folder = TemporaryFolder()
        let library = try await Library.test(movies, realm: .live, at: folder.store)
        let marks: [Mark] = [.favorite, .rating(.all[3]), .note("Mine")]
        _ = try await library.add(marks.map { ExportedMark(Self.films[0], $0, realm: .live) })
        _ = try await library.add([ExportedMark(Self.films[1], realm: .live)])
        try await library.store.write { connection throws(DatabaseError) in
            try connection.run("DELETE FROM items WHERE key = '1'", [])
            return []
        }
        let listed = try await library.currentMarks(in: CatalogID("movies"))
        #expect(listed.map(\.item.title) == ["Solaris", "1", "1", "1"])
        let export = try await library.export(.json)
        #expect(export.count == 4)
        let second = try await Library.test(StubProvider(.marked), realm: .live)
        let content = try MarksImport(
            [MarksImport.File(name: "a.json", data: Data(export.text.utf8))],
            catalogs: [.marked]
        )
        #expect(await second.add(content).added.count == 4)
        #expect(try await second.export(.json).text == export.text)
    }

    @Test("sample films aren't exported to Letterboxd, and are counted")
    func samples() async throws {
        let library = try await library()
        _ = try await library.add([
            ExportedMark(Self.films[0], .rating(#require(OwnRating(text: "4"))), realm: .demo),
            ExportedMark(Self.films[0], .watched(on: Day(iso: "2024-01-05")), realm: .demo),
            ExportedMark(Self.films[0], .watched(on: Day(iso: "2024-02-05")), realm: .demo),
            ExportedMark(Self.films[0], .toWatch, realm: .live),
            ExportedMark(Self.films[1], .toWatch, realm: .demo),
        ])
        let diary = try await library.export(.letterboxd)
        #expect(diary.text == "tmdbID,Title,Year,WatchedDate,Rating,Rewatch,Review\r\n")
        #expect((diary.count, diary.sampleCount) == (0, 1))
        let watchlist = try await library.export(.letterboxdWatchlist)
        #expect(watchlist.text == "tmdbID,Title,Year\r\n1,Alien,1979\r\n")
        #expect((watchlist.count, watchlist.sampleCount) == (1, 1))
        let all = try await library.export(.json)
        #expect((all.count, all.sampleCount) == (5, 0))
    }

    @Test("a number in a list names a film of the service, not one of the sample data")
    func numbers() async throws {
        let text = "tmdbID,Title,Year,WatchedDate,Rating,Rewatch,Review\r\n2,Alien,1979,,4,,\r\n"
        for (realm, expected) in [(Realm.live, "2 rating 4"), (.demo, "1 rating 4")] {
            let library = try await library(stored: Self.films, realm: realm)
            _ = await library.add(try read([("letterboxd.csv", text)]))
            #expect(try await marks(library) == [expected])
        }
    }

    @Test("a mark whose time alone is newer is announced and in the copy, and counts as present")
    func timeOnly() async throws {
        let folder = TemporaryFolder()
        let library = try await Library.test(movies, at: folder.store, now: { Date() })
        let mark = { (seconds: Double) in
            ExportedMark(Self.films[0], .toWatch, seconds: seconds, realm: .demo)
        }
        #expect(try await library.add([mark(100)]).count == 1)
        let announced = Locked<Set<Change>>([])
        library.store.changes.listen { changes in announced.withLock { $0.formUnion(changes) } }
        #expect(try await library.add([mark(200)]).count == 0)
        #expect(announced.withLock { $0 } == [.marks(CatalogID("movies")), .anyMarks])
        #expect(try await library.exportedMarks() == [mark(200)])
        await library.close()
        let copy = try #require(MarksCopy(beside: folder.file) { _ in }.read())
        #expect(copy.isInOrder && copy.snapshot.marks.map(\.changedAt) == [200])
        let later = try await Library.test(movies, at: folder.store)
        #expect(later.recovery == nil)
    }

    @Test("100,000 marks are added in batches, and none twice")
    func many() async throws {
        let library = try await library()
        let marks = (0..<100_000).map {
            ExportedMark(.movie($0), .toWatch, seconds: 1, realm: .demo)
        }
        let content = try read([("all.json", MarksFile.text(of: marks))])
        #expect(content.count == 100_000)
        let done = Locked(0)
        let result = await library.add(content) { number in done.withLock { $0 = number } }
        #expect(result.added.count == 100_000 && done.withLock { $0 } == 100_000)
        #expect(await library.add(content).added.count == 0)
    }
}
