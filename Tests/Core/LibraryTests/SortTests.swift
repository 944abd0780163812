import Catalog
import Foundation
import Testing

@testable import Library

@Suite("Local sorting")
struct SortTests {
    private func order(
        of items: [Item],
        by sort: Sort,
        cyrillicFirst: Bool = false
    ) async throws -> [Int] {
        let provider = StubProvider()
        let library = try await Library.test(
            provider,
            collation: TitleCollation(cyrillicFirst: cyrillicFirst)
        )
        provider.answer(items)
        try await library.page(1, of: .movies(sort: sort))
        #expect(provider.asked.map(\.query) == [.movies()])
        return try await library.orderNow(.movies(sort: sort)).keys
    }

    @Test("sorts numbers, ratings and days by value, with missing ones last in both directions")
    func values() async throws {
        let items: [Item] = [
            .movie(1),
            .movie(
                2,
                facets: Facets().setting(.popularity, 10).setting(.rating, Rating(9))
                    .setting(.released, Day(year: 1999, month: 12, day: 31))
            ),
            .movie(
                3,
                facets: Facets().setting(.popularity, 9.5).setting(.rating, Rating(10))
                    .setting(.released, Day(year: 2000))
            ),
            .movie(4, facets: Facets().setting(.popularity, .nan)),
        ]
        for key in ["popularity", "rating", "released"] {
            let ascending = key == "popularity" ? [3, 2, 1, 4] : [2, 3, 1, 4]
            let descending = key == "popularity" ? [2, 3, 1, 4] : [3, 2, 1, 4]
            #expect(try await order(of: items, by: .ascending(key)) == ascending)
            #expect(try await order(of: items, by: .descending(key)) == descending)
        }
    }

    @Test("sorts equal values by title, then by key, in both directions")
    func ties() async throws {
        let one = Facets().setting(.popularity, 1)
        let items: [Item] = [
            .movie(4, "Beta", facets: one), .movie(3, "Alpha", facets: one),
            .movie(2, "Beta", facets: one), .movie(5, "Gamma", facets: one.setting(.popularity, 2)),
        ]
        #expect(try await order(of: items, by: .ascending("popularity")) == [3, 2, 4, 5])
        #expect(try await order(of: items, by: .descending("popularity")) == [5, 3, 2, 4])
    }

    @Test("equal titles are sorted by numeric key: 9 before 10")
    func numericKeys() async throws {
        let one = Facets().setting(.popularity, 1)
        let items = [100, 9, 20, 10].map { Item.movie($0, "Same", facets: one) }
        for sort in [Sort.ascending("popularity"), .descending("popularity"), .descending("name")] {
            #expect(try await order(of: items, by: sort) == [9, 10, 20, 100])
        }
    }

    @Test("sorts texts, names and people by collation; addresses have no order")
    func names() async throws {
        let page = URL(string: "https://example.com")
        let items: [Item] = [
            .movie(
                1,
                "b",
                facets: Facets().setting(.overview, "éclair").setting(.genres, ["Drama"])
                    .setting(.user, Person(key: "9", name: "Ann")).setting(.source, page)
            ),
            .movie(
                2,
                "a",
                facets: Facets().setting(.overview, "East").setting(.genres, ["Action", "War"])
                    .setting(.user, Person(key: "1", name: "bob")).setting(.popularity, 1)
            ),
            .movie(3, "c", facets: Facets().setting(.genres, ["action"])),
        ]
        #expect(try await order(of: items, by: .ascending("overview")) == [2, 1, 3])
        #expect(try await order(of: items, by: .ascending("genres")) == [3, 2, 1])
        #expect(try await order(of: items, by: .descending("user")) == [2, 1, 3])
        #expect(try await order(of: items, by: .descending("source")) == [2, 1, 3])
    }

    @Test("sorts names alphabetically, with the chosen script first")
    func alphabet() async throws {
        let ukrainian = [
            "авто", "Вежа", "гора", "ґанок", "день", "Екран", "єнот", "жук", "ива",
            "індик", "Їжак", "йод", "кіт", "щука", "юрта", "яр",
        ]
        let english = ["Amélie", "amelie 2", "Łódź", "Zorro"]
        let byOrder = [true: ukrainian + english, false: english + ukrainian]
        for (cyrillicFirst, names) in byOrder {
            let collation = TitleCollation(cyrillicFirst: cyrillicFirst)
            let names = ["2 Days", "10 Days"] + names
            let sorted = names.shuffled().sorted {
                collation.key(for: $0).lexicographicallyPrecedes(collation.key(for: $1))
            }
            #expect(sorted == names)
        }
        let items = ["Ліс", "Apple", "Їжак", "Іва"].enumerated().map { Item.movie($0, $1) }
        #expect(
            try await order(of: items, by: .ascending("name"), cyrillicFirst: true) == [3, 2, 0, 1]
        )
        #expect(try await order(of: items, by: .ascending("name")) == [1, 3, 2, 0])
    }

    @Test("the collation ignores case, punctuation and Latin diacritics, and groups scripts")
    func keys() {
        let collation = TitleCollation(cyrillicFirst: false)
        #expect(collation.key(for: "«Œuvre»!") == collation.key(for: "oeuvre"))
        #expect(collation.key(for: "ẞtraße") == collation.key(for: "sstrasse"))
        #expect(collation.key(for: "и\u{306}од") == collation.key(for: "Йод"))
        #expect(collation.key(for: "").isEmpty)
        let scripts = ["Zebra", "Яр", "日本", "本"]
        let keys = scripts.map(collation.key)
        #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }

    @Test("the collation compares numbers by their values")
    func numbers() {
        let collation = TitleCollation(cyrillicFirst: false)
        let long = String(repeating: "9", count: 45)
        let names = [
            "", "0", "7", "9", "10 Things", "100", "123456789012345", "1234567890123456", long,
            "1" + long, "Part", "Part 1", "Part 2", "part 3", "Part 10", "Part 10b", "Part B",
            "Частина 2", "Частина 10",
        ]
        let keys = names.map(collation.key)
        #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
        #expect(collation.key(for: "007") == collation.key(for: "7"))
        #expect(collation.key(for: "000") == collation.key(for: "0"))
    }

    @Test("sends a service's sort to the service")
    func serviceSort() async throws {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        provider.answer([.movie(2), .movie(1)])
        let query = Query.movies(sort: .ascending("revenue"))
        try await library.page(1, of: query)
        #expect(provider.asked.map(\.query) == [query])
        #expect(try await library.orderNow(query).keys == [2, 1])
        #expect(try await library.orderNow(.movies()).keys.isEmpty)
    }
}
