import Catalog
import Foundation
import L10n
import Library
import Testing

@testable import Features

@Suite("Error diagnosis")
struct DiagnosisTests {
    private let movies = CatalogID("movies")
    private let time = Date(timeIntervalSince1970: 1_790_000_000)

    private func text(_ error: CatalogError, query: Query? = nil, item: Item.ID? = nil) -> String {
        Diagnosis(
            error: error,
            version: "1.2.3",
            language: .ukrainian,
            query: query,
            item: item,
            system: "GTK 4.8.3",
            time: time
        ).text
    }

    @Test("lists the version, language, system, time, query, item and error")
    func whole() {
        let query = Query(
            catalog: movies,
            list: ListID("popular"),
            search: "secret words",
            sort: Sort(SortID("rating"), .descending),
            filter: Filter(
                genres: ["35", "18"],
                years: YearRange(first: 1990, last: nil),
                minimumRating: 7.5,
                maximumRuntime: 90,
                language: "uk"
            )
        )
        let error = CatalogError.server(status: 503, message: "Out of\norder")
        #expect(
            text(error, query: query, item: Item.ID(movies, "42")) == """
                Vitrine: 1.2.3
                Language: uk
                System: GTK 4.8.3
                Time: 2026-09-21T14:13:20Z
                List: movies/popular, a search of 12 characters, sort rating.desc, \
                genres 18+35, years 1990-, rating 7.5, runtime 90, original language uk
                Item: movies/42
                Error: server, status 503
                Message: Out of order
                """
        )
    }

    @Test(
        "describes each error by its case and values",
        arguments: [
            (.offline, ["Error: offline"]),
            (.insecure, ["Error: insecure"]),
            (.notFound(message: "Gone"), ["Error: notFound", "Message: Gone"]),
            (.unauthorized(message: nil), ["Error: unauthorized, status 401"]),
            (.rateLimited(retryAfter: .seconds(7)), ["Error: rateLimited, retry after 7 s"]),
            (.rateLimited(retryAfter: nil), ["Error: rateLimited"]),
            (.server(status: 500, message: nil), ["Error: server, status 500"]),
            (.badResponse(nil), ["Error: badResponse"]),
            (.storage(code: 13), ["Error: storage, code 13"]),
            (.cancelled, ["Error: cancelled"]),
        ] as [(CatalogError, [String])]
    )
    func errors(error: CatalogError, lines: [String]) {
        #expect(text(error).split(separator: "\n").dropFirst(4).map(String.init) == lines)
    }

    @Test("the app's diagnosis includes the list and item on screen")
    @MainActor
    func app() async throws {
        let library = try await Library.ofBooks(.quick(pages: 1))
        let app = AppModel(library: library, strings: Localizer(.english), version: "9.9")
        app.router.path = [.details(Books.item(3).id)]
        let diagnosis = app.diagnosis(of: .offline, system: "GTK 4", time: time)
        #expect(diagnosis.item == Books.item(3).id)
        #expect(diagnosis.query == Books.query(Books.popular))
        #expect(diagnosis.version == "9.9")
        #expect(diagnosis.language == .english)
        #expect(diagnosis.error == .offline)
    }
}
