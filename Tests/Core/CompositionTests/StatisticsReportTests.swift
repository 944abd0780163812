import Catalog
import Foundation
import ImagePipeline
import Library
import Networking
import Testing

@testable import Composition

@Suite("Statistics in the log", .timeLimit(.minutes(5)))
struct StatisticsReportTests {
    private static let feed = Query(catalog: CatalogID("photos"), list: ListID("feed"))

    /// A feed of three posts by two users.
    ///
    /// Photo 404 is missing.
    private func wire(_ photo: String) -> Wire {
        let posts = [("1", "10", "1", "Ann"), ("2", "11", "1", "Ann"), ("3", photo, "2", "Bob")]
            .map { post in
                """
                {"ID":\(post.0),"ImageID":\(post.1),"Title":"Post \(post.0)","UserID":\(post.2),
                "UserName":"\(post.3)"}
                """
            }
        let body = Data("[\(posts.joined(separator: ","))]".utf8)
        return Wire { request throws(HTTPError) in
            guard request.url.host() == "photos.test" else { return nil }
            guard request.url.path().hasPrefix("/photos/") else {
                return HTTPResponse(status: 200, body: body)
            }
            let isMissing = request.url.lastPathComponent == "404"
            return isMissing
                ? HTTPResponse(status: 404) : HTTPResponse(status: 200, body: Wire.image)
        }
    }

    private func start(_ photo: String = "12") -> Start {
        Start(["VITRINE_PHOTOS_URL": "http://photos.test"], over: wire(photo))
    }

    private func look(at library: Library) async throws {
        let page = try await library.page(1, of: Self.feed).value
        // A missing photo is part of the test.
        let artworks = page.elements.compactMap(\.artwork)
        _ = await library.downloadImages(artworks, of: Self.feed.catalog)
        await library.settle()
    }

    @Test("logs the statistics once per run, after all photos have downloaded")
    func once() async throws {
        let start = start()
        let library = try await start.library()
        try await library.page(1, of: Self.feed)
        await library.settle()
        #expect(start.logged.isEmpty)
        for _ in 0..<2 { try await look(at: library) }
        #expect(
            start.logged == [
                "statistics of photos:",
                "User Name  Number of posts  Average image size  Greatest photo width",
                "Ann                      2                  29                     2",
                "Bob                      1                  29                     2",
            ]
        )
        library.images.close()
        let next = Start(
            ["VITRINE_PHOTOS_URL": "http://photos.test"],
            in: start.folder,
            over: wire("12")
        )
        let again = try await next.library()
        try await look(at: again)
        #expect(next.logged == start.logged)
        #expect(next.wire.requests.filter { $0.url.path().hasPrefix("/photos/") }.count == 3)
    }

    @Test("lists a permanently failed photo below the table")
    func failed() async throws {
        let start = start("404")
        try await look(at: try await start.library())
        #expect(
            start.logged.suffix(2) == [
                "Bob                      1                   –                     –",
                "failed: Post 3 (404): 404",
            ]
        )
    }

    @Test("sizes have thousands separators, and a name with line breaks stays on one line")
    func lines() throws {
        let descriptor = CatalogDescriptor(
            id: CatalogID("posts"),
            title: .words([:]),
            lists: [],
            facets: [],
            row: RowTemplate(lines: []),
            tap: .flip,
            favorites: nil,
            images: .run
        )
        let statistics = ImageStatistics(rows: [
            ImageStatistics.Row(
                user: Person(key: "1", name: "User\n1"),
                posts: 12,
                averageImageBytes: 558_045,
                greatestWidth: 2_048
            ),
            ImageStatistics.Row(
                user: Person(key: "2", name: "Їжак"),
                posts: 1,
                averageImageBytes: 1_234_567,
                greatestWidth: 100
            ),
        ])
        #expect(
            StatisticsReport(statistics, of: descriptor).lines == [
                "statistics of posts:",
                "User Name  Number of posts  Average image size  Greatest photo width",
                "User 1                  12             558,045                  2048",
                "Їжак                     1           1,234,567                   100",
            ]
        )
    }
}
