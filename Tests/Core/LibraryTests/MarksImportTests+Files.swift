import Catalog
import Foundation
import TestSupport
import Testing

@testable import Library

/// Files as other programs write and send them.
extension MarksImportTests {
    @Test("days and ratings are read as other programs write them")
    func values() async throws {
        let text = """
            sep=;
            Name;Year;Rating;Watched Date
            Alien;1979;4,5;13.02.2024
            Alien;1979;0;2024-02-14 21:30:00
            Alien;1979;0.0;2024-02-15T21:30:00Z
            Alien;1979;0;
            Alien;19x3;4;
            Alien;(1953);4;
            Alien;1979;0x4;
            Alien;1979;4;2024-01-01garbage
            Alien;1979;4;2024-01
            Alien;1979;-4;
            Alien;1979;5,25;
            Alien;1979;★★★;2024-02-16
            """
        let content = try read([("diary.csv", text)])
        #expect(content.faults.map(\.line) == [7, 8, 9, 10, 11, 12, 13, 14])
        let day = "Watched Date"
        let places = ["Year", "Year", "Rating", day, day, "Rating", "Rating", "Rating"]
        #expect(content.faults.map(\.place) == places)
        let library = try await library(stored: Self.films)
        _ = await library.add(content)
        let days = ["13", "14", "15", "16"].map { "1 watched 2024-02-\($0)" }
        #expect(try await marks(library) == ["1 rating 4.5"] + days)
        let imdb = "Const,Title,Year,Your Rating\ntt1,A,1979,+8\ntt1,A,1979,8.5\ntt1,A,1979,0\n"
        let ratings = try read([("ratings.csv", imdb)])
        #expect(ratings.faults.map(\.line) == [2, 3] && ratings.count == 0)
    }

    #if os(Linux)
    /// An export of Letterboxd with two files that have marks.
    private static let archive = """
        UEsDBBQAAAAIAAAAIVyaJQNcOAAAADYAAAALAAAAd2F0Y2hlZC5jc3ZzSSxJ1fFLzE3ViUxNLNLxSS0p
        SS1Kyq9IUQgN8uQyMjAy0TUw1DUw0nHMyUzN0zG0NLfUqeACAFBLAwQUAAAACAAAACFcmiUDXDgAAAA2
        AAAADwAAAGxpa2VzL2ZpbG1zLmNzdnNJLEnV8UvMTdWJTE0s0vFJLSlJLUrKr0hRCA3y5DIyMDLRNTDU
        NTDScczJTM3TMbQ0t9Sp4AIAUEsDBBQAAAAIAAAAIVzkA7g9JAAAACUAAAAMAAAAY29tbWVudHMuY3N2
        c0ksSdVxzs8rSc0rAdK5uUCay8jAyETXwFDXwEinQscjkwsAUEsDBBQAAAAIAAAAIVywniqsHAAAABoA
        AAAOAAAAbGlzdHMvYmVzdC5jc3bzSS0pSS1Kyq9IUcjJLC5RSK0oyC8qUSgz5wIAUEsDBBQAAAAIAAAA
        IVw4O7ZvKQAAACcAAAARAAAAZGVsZXRlZC9kaWFyeS5jc3ZzSSxJ1fFLzE3ViUxNLOIyMjAy0TUw1DUw
        0gnOz0ksyizWMbQ0N+ICAFBLAwQUAAAACAAAACFc1yuF1hcAAAAVAAAACwAAAHByb2ZpbGUuY3N2c0ks
        SVXwys/MS03RCS1OLcpLzE3lAgBQSwECFAMUAAAACAAAACFcmiUDXDgAAAA2AAAACwAAAAAAAAAAAAAA
        gAEAAAAAd2F0Y2hlZC5jc3ZQSwECFAMUAAAACAAAACFcmiUDXDgAAAA2AAAADwAAAAAAAAAAAAAAgAFh
        AAAAbGlrZXMvZmlsbXMuY3N2UEsBAhQDFAAAAAgAAAAhXOQDuD0kAAAAJQAAAAwAAAAAAAAAAAAAAIAB
        xgAAAGNvbW1lbnRzLmNzdlBLAQIUAxQAAAAIAAAAIVywniqsHAAAABoAAAAOAAAAAAAAAAAAAACAARQB
        AABsaXN0cy9iZXN0LmNzdlBLAQIUAxQAAAAIAAAAIVw4O7ZvKQAAACcAAAARAAAAAAAAAAAAAACAAVwB
        AABkZWxldGVkL2RpYXJ5LmNzdlBLAQIUAxQAAAAIAAAAIVzXK4XWFwAAABUAAAALAAAAAAAAAAAAAACA
        AbQBAABwcm9maWxlLmNzdlBLBQYAAAAABgAGAGQBAAD0AQAAAAA=
        """

    @Test("the zip archive of Letterboxd is read, and its other files are named")
    func archive() async throws {
        let text = Self.archive.filter { !$0.isWhitespace }
        let data = try #require(Data(base64Encoded: text))
        let file = MarksImport.File(name: "letterboxd-ann.zip", data: data)
        let content = try MarksImport([file], catalogs: [.marked])
        #expect(content.ignored == ["comments.csv", "lists/best.csv"])
        let library = try await library()
        let report = await library.add(content)
        #expect(report.ignored == content.ignored && report.failure == nil)
        #expect(try await marks(library) == ["1 favorite ", "1 watched "])
        for count in [30, 100, data.count / 2, data.count - 30] {
            let cut = MarksImport.File(name: "a.zip", data: data.prefix(count))
            let part = try? MarksImport([cut], catalogs: [.marked])
            #expect(part == nil || part?.count == 2, "all files or an error, never a part")
        }
    }
    #endif

    @Test("lists and comments of Letterboxd are named, and the other files are added")
    func others() async throws {
        let list = "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n"
        let content = try read([
            ("best.csv", list), ("a.csv", "Date,Content,Comment\n2024-01-02,x,Hi\n"),
            ("watchlist.csv", "Name,Year\nAlien,1979\n"),
        ])
        #expect(content.ignored == ["best.csv", "a.csv"] && content.count == 1)
        let own = try read([("/mnt/ann/lists/watchlist.csv", "Name,Year\nAlien,1979\n")])
        #expect(own.ignored.isEmpty && own.count == 1, "the user's folder may have that name")
    }

    @Test("IMDb's watchlist is known by its columns, whatever its name is")
    func imdbWatchlist() async throws {
        let text = """
            Position,Const,Created,Modified,Description,Title,URL,Title Type,Year,Your Rating
            1,tt0078748,2024-01-05,2024-01-05,,Alien,x,Movie,1979,9
            """
        let library = try await library()
        _ = await library.add(try read([("5f0c.csv", text)]))
        #expect(try await marks(library) == ["1 rating 4.5", "1 to-watch "])
    }

    @Test("HTML in a review of Letterboxd is read as text; Vitrine's own table has the note")
    func html() async throws {
        let review = "<i>Fine</i> &amp; dandy<br>end"
        let text = "Name,Year,Review\nAlien,1979,\(review)\n"
        let library = try await library(stored: Self.films, realm: .live)
        _ = await library.add(try read([("reviews.csv", text)]))
        #expect(try await marks(library) == ["1 note Fine & dandy\nend"])
        let own = "tmdbID,Title,Year,Review\n2,Solaris,1972,\(review)\n"
        _ = await library.add(try read([("vitrine.csv", own)]))
        #expect(try await marks(library).last == "2 note \(review)")
    }

    @Test("a list of films is refused while no catalog of films is connected")
    func off() throws {
        let file = MarksImport.File(
            name: "watchlist.csv",
            data: Data("Name,Year\nAlien,1979\n".utf8)
        )
        #expect(throws: MarksImport.Unusable(file: "watchlist.csv", error: .noFilms)) {
            _ = try MarksImport([file], catalogs: [.photos])
        }
    }

    @Test("a pipe in a folder is refused")
    func pipe() async throws {
        let folder = TemporaryFolder()
        let pipe = folder.url.appending(path: "watchlist.csv")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let unusable = MarksImport.Unusable(
            file: "watchlist.csv",
            error: .unreadable(code: EINVAL)
        )
        #expect(throws: unusable) { _ = try MarksImport.files(at: folder.url) }
    }
}
