import Catalog
import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Stored details")
struct StoredDetailsTests {
    private static let people = CatalogDescriptor.people.id

    private let staff = StubProvider(.people)
    private let provider: StubProvider
    private let folder = TemporaryFolder()

    init() {
        provider = StubProvider(companions: [staff])
    }

    private func person(_ key: Int, _ name: String) -> Item {
        Item(id: Item.ID(Self.people, String(key)), title: name, artwork: nil, facets: Facets())
    }

    private func details(_ key: Int) throws -> ItemDetails {
        let cast = [
            ItemSection.Entry(person(7, "Ann Lee"), roles: ["Queen", "Her twin"]),
            ItemSection.Entry(person(5, "Bo")),
        ]
        let similar = [ItemSection.Entry(.movie(90, "Ninety")), ItemSection.Entry(.movie(91))]
        return ItemDetails(
            item: .movie(key, facets: Facets().setting(.overview, "O")),
            facets: Facets().setting(.overview, "O").setting(.runtime, 90)
                .setting(.directors, [Person(key: "9", name: "Di")]),
            sections: [
                try #require(ItemSection(SectionID("cast"), cast)),
                try #require(ItemSection(SectionID("similar"), similar)),
            ],
            offers: try offers(in: "UA")
        )
    }

    private func offers(in country: String) throws -> Offers {
        let moon = Offers.Provider("Moonreel", logo: Artwork(path: "/1.jpg"))
        return try #require(
            Offers(
                country: country,
                link: URL(string: "https://films.test/1?locale=\(country)"),
                groups: [
                    Offers.Group(.stream, [moon, Offers.Provider("Сад \"О\"")]),
                    Offers.Group(.buy, [moon]),
                ]
            )
        )
    }

    @Test("stored offers are shown only in the country that they are for")
    func country() async throws {
        let library = try await Library.test(provider)
        provider.answer(details: try details(1))
        _ = try await library.details(of: .movie(1))
        for (country, isShown) in [("GB", false), (nil, false), ("UA", true)] {
            provider.country = country
            let stored = try #require(try await library.storedDetails(of: .movie(1)))
            #expect((stored.details.offers != nil) == isShown)
            #expect(stored.isWhole && stored.details.sections.count == 2)
        }
    }

    @Test("details stored by version 10 have no offers until they are loaded again")
    func version10() async throws {
        let data = folder.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let migrator = Migrator([
            .version1, .version2, .version3, .version4, .version5, .version6, .version7, .version8,
            .version9, .version10,
        ])
        let old = try await Database.open(.file(path: folder.file.path), migrator: migrator)
        try await old.write { connection throws(DatabaseError) in
            try connection.execute(
                """
                INSERT INTO items (source, key, title, facets, words)
                VALUES ('movies.demo', '1', 'One', x'01', 'One');
                INSERT INTO titles (rowid, words) VALUES (1, 'One');
                INSERT INTO details (source, key, facets) VALUES ('movies.demo', '1', x'01');
                """
            )
        }
        await old.close()
        let library = try await Library.test(provider, at: folder.store)
        let stored = try #require(try await library.storedDetails(of: .movie(1)))
        #expect(stored.isWhole && stored.details.offers == nil)
        provider.answer(details: try details(1))
        _ = try await library.details(of: .movie(1))
        let loaded = try await library.storedDetails(of: .movie(1))
        #expect(loaded?.details.offers == (try offers(in: "UA")))
    }

    @Test("damaged offers don't affect the rest of the details")
    func damagedOffers() async throws {
        let library = try await Library.test(provider)
        provider.answer(details: try details(1))
        _ = try await library.details(of: .movie(1))
        try await library.store.write { connection throws(DatabaseError) in
            try connection.run("UPDATE details SET offers = '{\"groups\":7}'")
            return []
        }
        let stored = try #require(try await library.storedDetails(of: .movie(1)))
        #expect(stored.isWhole && stored.details.offers == nil)
        #expect(stored.details.sections.count == 2)
    }

    @Test("details survive a restart with their sections, and their items can be found")
    func restart() async throws {
        let details = try details(1)
        provider.answer(details: details)
        do {
            let library = try await Library.test(provider, at: folder.store)
            #expect(try await library.storedDetails(of: .movie(1)) == nil)
            #expect(try await library.details(of: .movie(1)).value == details)
            await library.close()
        }
        let library = try await Library.test(provider, at: folder.store)
        let stored = try #require(try await library.storedDetails(of: .movie(1)))
        #expect(stored == StoredDetails(details: details, isWhole: true))
        let found = try await library.storedItems(matching: "lee", in: Self.people, count: 5)
        #expect(found.map(\.title) == ["Ann Lee"])
        #expect(library.catalogs.map(\.id.rawValue) == ["movies", "people"])
        try await library.edit([.add(.favorite)], of: .movie(90))
        #expect(try await library.favoritesNow() == [.movie(90)])
    }

    @Test("an item without stored details has its row's facts, and a newer row's facts win")
    func rows() async throws {
        let library = try await Library.test(provider)
        provider.answer([.movie(1, facets: Facets().setting(.overview, "Old"))])
        try await library.page(1, of: .movies())
        let row = try #require(try await library.storedDetails(of: .movie(1)))
        #expect(!row.isWhole && row.details.sections == [])
        #expect(row.details.facets == Facets().setting(.overview, "Old"))

        provider.answer(details: try details(1))
        _ = try await library.details(of: .movie(1))
        provider.answer([.movie(1, "Renamed", facets: Facets().setting(.overview, "New"))])
        try await library.page(1, of: .movies())
        let stored = try #require(try await library.storedDetails(of: .movie(1)))
        #expect(stored.isWhole && stored.details.item.title == "Renamed")
        #expect(stored.details.facets == (try details(1)).facets.setting(.overview, "New"))
    }

    @Test("the last 200 are kept; older ones go, and new details replace earlier ones")
    func limit() async throws {
        let library = try await Library.test(provider)
        for key in 1...201 { provider.answer(details: try details(key)) }
        for key in 1...200 { _ = try await library.details(of: .movie(key)) }
        _ = try await library.details(of: .movie(1))
        _ = try await library.details(of: .movie(201))
        let whole = try await (1...3).asyncMap { key in
            try await library.storedDetails(of: .movie(key))?.isWhole
        }
        #expect(whole == [true, false, true])
        let counts = try await library.store.read { connection throws(DatabaseError) in
            try ["details", "related"].map { table throws(DatabaseError) in
                try connection.rows("SELECT count(*) FROM \(table)") { $0.integer(0) }[0]
            }
        }
        #expect(counts == [200, 800])
    }

    @Test("an item of a catalog that is gone is left out")
    func goneCatalog() async throws {
        provider.answer(details: try details(1))
        do {
            let library = try await Library.test(provider, at: folder.store)
            _ = try await library.details(of: .movie(1))
            await library.close()
        }
        let alone = try await Library.test(StubProvider(), at: folder.store)
        let stored = try await alone.storedDetails(of: .movie(1))
        #expect(stored?.details.sections.map(\.id.rawValue) == ["cast", "similar"])
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await alone.storedDetails(of: Item.ID(Self.people, "7"))
        }
    }
}

extension ClosedRange<Int> {
    fileprivate func asyncMap<Value>(
        _ body: (Int) async throws -> Value
    ) async throws -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await body(element)) }
        return values
    }
}
