import Catalog
import Testing

@testable import VitrineCLI

@Suite("Resolving the names on a command line")
struct ListRequestTests {
    private func request(_ arguments: ListArguments) throws -> ListRequest {
        try ListRequest(arguments, in: [Shelf.descriptor])
    }

    private func query(_ list: ListDescriptor, sort: Sort? = nil) -> Query {
        Query(catalog: Shelf.id, list: list.id, sort: sort)
    }

    @Test("without a name, selects the first list in its default order")
    func least() throws {
        let request = try request(ListArguments(catalog: "books"))
        #expect(request.catalog == Shelf.descriptor)
        #expect(request.list == Shelf.popular)
        #expect(request.query == query(Shelf.popular))
        #expect(request.pages == .one(1))
        #expect(!request.isSortedByLibrary)
    }

    @Test("a sort key has a default direction, which a suffix overrides")
    func sorts() throws {
        let expected: [(String, Sort, isByLibrary: Bool)] = [
            ("rating", Sort(SortID("rating"), .descending), false),
            ("rating.asc", Sort(SortID("rating"), .ascending), false),
            ("title", Sort(SortID("title"), .ascending), true),
            ("title.desc", Sort(SortID("title"), .descending), true),
        ]
        for (text, sort, isByLibrary) in expected {
            let request = try request(ListArguments(catalog: "books", sort: text))
            #expect(request.query == query(Shelf.popular, sort: sort))
            #expect(request.isSortedByLibrary == isByLibrary)
        }
    }

    @Test("the query includes the search and years, and genres await their keys")
    func everything() throws {
        let years = YearRange(first: 1990, last: nil)
        let request = try request(
            ListArguments(
                catalog: "books",
                list: "popular",
                pages: .all,
                search: "a",
                genres: ["Drama"],
                years: years
            )
        )
        #expect(
            request.query
                == Query(
                    catalog: Shelf.id,
                    list: Shelf.popular.id,
                    search: "a",
                    filter: Filter(years: years)
                )
        )
        #expect(request.genres == ["Drama"])
        #expect(request.pages == .all)
    }

    @Test(
        "rejects unknown names and lists the known ones",
        arguments: [
            (
                ListArguments(catalog: "Books"),
                .badValue("Books", of: "CATALOG", allowed: ["books"])
            ),
            (
                ListArguments(catalog: "books", list: "new"),
                .badValue("new", of: "--list", allowed: ["popular", "whole", "favorites"])
            ),
            (
                ListArguments(catalog: "books", sort: "rating.up"),
                .badValue("rating.up", of: "--sort", allowed: ["rating", "title"])
            ),
            (
                ListArguments(catalog: "books", list: "whole", sort: "title"),
                .notOffered(option: "--sort", list: "whole")
            ),
            (
                ListArguments(catalog: "books", list: "whole", search: "a"),
                .notOffered(option: "--search", list: "whole")
            ),
            (
                ListArguments(catalog: "books", list: "whole", genres: ["a"]),
                .notOffered(option: "--genre", list: "whole")
            ),
            (
                ListArguments(catalog: "books", list: "whole", years: YearRange(first: 1, last: 2)),
                .notOffered(option: "--years", list: "whole")
            ),
            (
                ListArguments(catalog: "books", minimumRating: 5),
                .notOffered(option: "--min-rating", list: "popular")
            ),
            (
                ListArguments(catalog: "books", maximumRuntime: 90),
                .notOffered(option: "--max-runtime", list: "popular")
            ),
            (
                ListArguments(catalog: "books", language: "uk"),
                .notOffered(option: "--language", list: "popular")
            ),
            (
                ListArguments(catalog: "books", country: "UA"),
                .notOffered(option: "--country", list: "popular")
            ),
            (
                ListArguments(catalog: "books", pages: .one(6)),
                .malformed("6", of: "--page", .page(maximum: 5))
            ),
            (
                ListArguments(catalog: "books", list: "whole", pages: .one(2)),
                .malformed("2", of: "--page", .page(maximum: 1))
            ),
            (
                ListArguments(catalog: "books", list: "favorites", pages: .one(2)),
                .malformed("2", of: "--page", .page(maximum: 1))
            ),
        ] as [(ListArguments, UsageError)]
    )
    func errors(arguments: ListArguments, error: UsageError) {
        #expect(throws: error) { try request(arguments) }
    }
}
