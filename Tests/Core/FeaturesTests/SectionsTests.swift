import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("Sections of details", .timeLimit(.minutes(5)))
@MainActor
struct SectionsTests {
    private nonisolated static let writers = CatalogID("writers")
    private nonisolated static let authors = SectionID("authors")
    private nonisolated static let alike = SectionID("alike")
    private nonisolated static let works = SectionID("works")

    private nonisolated static let books = CatalogDescriptor(
        id: Books.id,
        title: .words(["en": "Books"]),
        lists: [Books.popular, Books.hearts],
        facets: Books.descriptor.facets,
        row: Books.descriptor.row,
        tap: .details(.ownRequest),
        favorites: .persistent,
        images: .persistent,
        sections: [
            SectionDescriptor(
                id: authors,
                title: .words(["en": "Authors"]),
                catalog: writers,
                shape: .portrait,
                all: .words(["en": "Everybody"]),
                rolePrefix: "word.job"
            ),
            SectionDescriptor(
                id: alike,
                title: .words(["en": "Alike"]),
                catalog: Books.id,
                shape: .poster
            ),
        ]
    )

    private nonisolated static let age = FacetUnit.age(birth: "born", death: "died")
    private nonisolated static let people = CatalogDescriptor(
        id: writers,
        title: .words(["en": "Writers"]),
        lists: [],
        facets: [
            FacetDeclaration(.born, .day, caption: .words(["en": "Born"]), unit: age),
            FacetDeclaration(.died, .day, caption: .words(["en": "Died"]), unit: age),
        ],
        row: RowTemplate(lines: []),
        tap: .details(.ownRequest),
        favorites: nil,
        images: .persistent,
        sections: [
            SectionDescriptor(
                id: works,
                title: .words(["en": "Works"]),
                catalog: Books.id,
                shape: .poster,
                all: .words(["en": "All Works"]),
                yearsOf: "released"
            )
        ],
        owner: Books.id,
        placeholder: .initials
    )

    private nonisolated static func writer(_ key: Int, _ name: String? = nil) -> Item {
        Item(
            id: Item.ID(writers, String(key)),
            title: name ?? "Writer \(key)",
            artwork: nil,
            facets: Facets()
        )
    }

    private nonisolated static func book(_ key: Int, _ year: Int?) -> Item {
        Books.item(key, nil, Facets().setting(.released, year.map { Day(year: $0) }))
    }

    /// Book n is by writers n and n + 1, and is like book n + 1; writer n wrote books n and n + 1.
    private static func app() async throws -> AppModel {
        let staff = BookService(people) { question in
            guard case .details(let key) = question, let number = Int(key) else {
                return .failure(.offline)
            }
            let works = [Self.book(number, 1840), Self.book(number + 1, 1840)]
            return .details(
                ItemDetails(
                    item: writer(number),
                    facets: Facets(),
                    sections: [ItemSection(Self.works, works.map { .init($0) })].compactMap(\.self)
                )
            )
        }
        let service = BookService(books, companions: [staff]) { question in
            switch question {
            case .page(let number, _): return .page(Books.page(number, of: 1))
            case .genres: return .genres([])
            case .details(let key):
                let number = Int(key) ?? 0
                let authors = [writer(number), writer(number + 1)]
                let sections = [
                    ItemSection(Self.authors, authors.map { .init($0, roles: ["Writer"]) }),
                    ItemSection(alike, [.init(Books.item(number + 1))]),
                ]
                return .details(
                    ItemDetails(
                        item: Books.item(number),
                        facets: Facets(),
                        sections: sections.compactMap(\.self)
                    )
                )
            }
        }
        let library = try await Library.ofBooks(service)
        return AppModel(library: library, strings: Localizer(.english), version: "1")
    }

    @Test(
        "a section isn't shown if another one with a page has the same items",
        arguments: [([1, 2, 3], 1), ([1, 2], 2), ([1, 2, 4], 2)]
    )
    func repetition(first: [Int], shelves: Int) throws {
        let page = SectionDescriptor(
            id: Self.works,
            title: .words(["en": "Works"]),
            catalog: Books.id,
            shape: .poster,
            all: .words(["en": "All Works"])
        )
        let best = SectionDescriptor(
            id: Self.alike,
            title: .words(["en": "Best"]),
            catalog: Books.id,
            shape: .poster
        )
        let descriptor = CatalogDescriptor(
            id: Books.id,
            title: .words(["en": "Books"]),
            lists: [Books.popular],
            facets: [],
            row: RowTemplate(lines: []),
            tap: .details(.ownRequest),
            favorites: nil,
            images: .persistent,
            sections: [best, page]
        )
        let section = { (id: SectionID, keys: [Int]) in
            ItemSection(id, keys.map { .init(Books.item($0)) })
        }
        let content = content(
            [section(Self.alike, first), section(Self.works, [3, 2, 1])],
            of: descriptor
        )
        #expect(content.sections.count == shelves)
        #expect(content.sections.last?.id == Self.works)
    }

    private func content(
        _ sections: [ItemSection?],
        facets: Facets = Facets(),
        of descriptor: CatalogDescriptor = books,
        today: Day? = nil
    ) -> DetailsContent {
        DetailsContent(
            ItemDetails(
                item: Books.item(1),
                facets: facets,
                sections: sections.compactMap(\.self)
            ),
            descriptor: descriptor,
            catalogs: [Self.books, Self.people],
            today: today,
            strings: Localizer(.english)
        )
    }

    @Test("a long text is folded if sections follow it")
    func foldedText() {
        let facets = Facets().setting(.overview, String(repeating: "word ", count: 4_000))
        let item = Item(id: Books.kobzar.id, title: "A", artwork: nil, facets: facets)
        let counts = [Books.descriptor, Self.books].map { descriptor in
            DetailsContent(
                ItemDetails(item: item, facets: facets),
                descriptor: descriptor,
                strings: Localizer(.english)
            ).texts.map(\.firstCount)
        }
        #expect(counts == [[5], [1]])
    }

    @Test("are in the catalog's order, at most 20 on a shelf and all in the list, below headings")
    func order() {
        let many = (1...30).map { ItemSection.Entry(Self.writer($0), roles: ["Director", "X"]) }
        let content = content([
            ItemSection(Self.alike, [.init(Books.kobzar)]),
            ItemSection(Self.authors, many),
            ItemSection(SectionID("unknown"), [.init(Books.kobzar)]),
        ])
        #expect(content.sections.map(\.title) == ["Authors", "Alike"])
        let authors = content.sections[0]
        #expect(authors.cards.count == 20)
        #expect(authors.cards[0].lines == ["Director  ·  X"])
        #expect(authors.cards[0].speech == "Writer 1, Director  ·  X")
        #expect(authors.rows.count == 31)
        #expect(authors.rows[0] == .heading("Authors"))
        #expect(content.sections[1].rows == [])
        #expect(content.sections[1].cards[0].lines.count == 2, "an ordinary row")
    }

    @Test("a list by years has a heading for each year, and a card the year before the role")
    func years() {
        let entries = [
            ItemSection.Entry(Self.book(1, nil), roles: ["A"]),
            ItemSection.Entry(Self.book(2, 1999), roles: ["B"]),
            ItemSection.Entry(Self.book(3, 1999)), ItemSection.Entry(Self.book(4, 1998)),
        ]
        let section = content([ItemSection(Self.works, entries)], of: Self.people).sections[0]
        let rows = section.rows.map { row in
            switch row {
            case .heading(let text): text
            case .item(let row): "\(row.title): \(row.lines.joined())"
            }
        }
        #expect(
            rows.filter { !$0.hasPrefix("Book 3") && !$0.hasPrefix("Book 4") } == [
                "No Year", "Book 1: A", "1999", "Book 2: B", "1998",
            ]
        )
        #expect(section.cards.prefix(3).map(\.lines) == [["A"], ["1999  ·  B"], ["1999"]])
    }

    @Test("a living person has today's age, a dead one the age at death, and a wrong date none")
    func age() {
        let born = Day(year: 1970, month: 7, day: 30)
        let today = Day(year: 2026, month: 7, day: 29)
        let facts = { (facets: Facets) in
            content([], facets: facets, of: Self.people, today: today).facts.map(\.text)
        }
        #expect(facts(Facets().setting(.born, born)) == ["July 30, 1970 (55 years old)"])
        let died = Day(year: 1971, month: 7, day: 30)
        #expect(
            facts(Facets().setting(.born, born).setting(.died, died)) == [
                "July 30, 1970", "July 30, 1971 (1 year old)",
            ]
        )
        #expect(facts(Facets().setting(.born, Day(year: 2030, month: 1, day: 1))).count == 1)
        #expect(
            !facts(Facets().setting(.born, Day(year: 2030, month: 1, day: 1)))[0].contains("(")
        )
        #expect(!facts(Facets().setting(.born, Day(year: 1970)))[0].contains("("))
        #expect(facts(Facets().setting(.died, born)).map { $0.contains("(") } == [false])
    }

    @Test(
        "a monogram has the first letters of the first and last word",
        arguments: [
            ("Tommy \"Tiny\" Lister Jr.", "TJ"), ("Cher", "C"), ("عمر الشريف", "عا"),
            ("ліна костенко", "ЛК"), ("  50 Cent ", "C"),
        ]
    )
    func monogram(name: String, expected: String) {
        #expect(Monogram(of: Self.writer(1, name), in: Self.people)?.text == expected)
        #expect(Monogram(of: Self.writer(1, name), in: Self.books) == nil)
    }

    @Test("a name without letters has no monogram, and a color depends only on the item")
    func monogramOfNothing() {
        #expect(Monogram(of: Self.writer(1, "1 2"), in: Self.people) == nil)
        let first = Monogram(of: Self.writer(7, "A"), in: Self.people)
        #expect(first?.color == Monogram(of: Self.writer(7, "B"), in: Self.people)?.color)
        let colors = (1...100).compactMap { Monogram(of: Self.writer($0), in: Self.people)?.color }
        #expect(Set(colors) == Set(0..<Monogram.colorCount))
    }

    /// Waits until the page on top shows its whole details.
    private func loaded(_ app: AppModel) async throws -> DetailsViewModel {
        let details = try #require(app.details)
        details.appeared()
        await eventually { if case .loaded = details.content { true } else { false } }
        return details
    }

    @Test("cards open pages above the page; Back leads through any number of them")
    func journey() async throws {
        let app = try await Self.app()
        app.catalogTapped(Books.id)
        app.router.openDetails(of: Books.item(1).id)
        let book = try await loaded(app)
        #expect(book.shelves.map(\.title) == ["Authors", "Alike"])

        app.cardTapped(book.shelves[0].cards[1].id, on: book.shelves[0])
        let writer = try await loaded(app)
        #expect(writer.title == "Writer 2")
        #expect(writer.markButtons == [])
        app.cardTapped(writer.shelves[0].cards[1].id, on: writer.shelves[0])
        #expect(try await loaded(app).title == "Book 3")
        #expect(app.router.path.count == 3)
        #expect(app.router.firstItem == Books.item(1).id)

        app.backTapped()
        #expect(app.details === writer)
        app.backTapped()
        #expect(app.details === book)
        app.backTapped()
        #expect(app.details == nil)
    }

    @Test("a shelf's heading opens the list of all its items above the page")
    func related() async throws {
        let app = try await Self.app()
        app.router.openDetails(of: Books.item(1).id)
        let book = try await loaded(app)
        app.headingTapped(book.shelves[1])
        #expect(app.related == nil, "the shelf shows all items")
        app.headingTapped(book.shelves[0])
        let list = try #require(app.related)
        #expect((list.title, list.subtitle) == ("Everybody", "Book 1"))
        #expect(list.rows.count == 3)
        #expect(app.details === book)
        list.rowTapped(Self.writer(2).id)
        #expect(app.related == nil)
        #expect(try await loaded(app).title == "Writer 2")
        app.details?.backTapped()
        #expect(app.related === list)
        list.closeTapped()
        #expect(app.router.path == [])
    }

    @Test("a path of a hundred pages keeps few models, and every page can be reached again")
    func deepPath() async throws {
        let app = try await Self.app()
        app.router.openDetails(of: Books.item(1).id)
        for key in 2...100 { app.router.push(.details(Books.item(key).id)) }
        #expect(app.router.path.count == 100)
        #expect(app.pages[app.section]?.count == 12)
        for key in (1..<100).reversed() {
            app.backTapped()
            #expect(app.details?.id == Books.item(key).id)
        }
        #expect(try await loaded(app).title == "Book 1")
    }

    @Test("a list of all items is filled again after more pages than have models")
    func deepList() async throws {
        let app = try await Self.app()
        app.router.openDetails(of: Books.item(1).id)
        let book = try await loaded(app)
        app.headingTapped(book.shelves[0])
        for key in 2...13 { app.router.push(.details(Books.item(key).id)) }
        #expect(app.pages[app.section]?.keys.contains { $0 == app.router.path[1] } == false)
        for _ in 2...13 { app.backTapped() }
        let list = try #require(app.related)
        await eventually { list.rows.count == 3 }
        app.backTapped()
        #expect(try await loaded(app).title == "Book 1")
    }

    @Test("a link to a person opens it in the section of its catalog's owner")
    func link() async throws {
        let app = try await Self.app()
        app.linkOpened(try #require(CatalogLink("vitrine://writers/4")))
        #expect(app.section == .catalog(Books.id))
        #expect(try await loaded(app).title == "Writer 4")
        #expect(app.catalogs.map(\.id) == [Books.id], "no section of its own")
        app.keyPressed(for: .favorite, focused: nil, isInDetails: true)
        #expect(app.router.alert == nil)
    }

    @Test("another source of a catalog closes the pages of the people that belong to it")
    func sourceChanged() async throws {
        let app = try await Self.app()
        app.linkOpened(try #require(CatalogLink("vitrine://writers/4")))
        #expect(app.router.path.count == 1)
        app.sourcesChanged([Books.id])
        #expect(app.router.path == [])
    }

    @Test("offline, a page opened before shows its stored sections above the alert")
    func offline() async throws {
        let app = try await Self.app()
        app.router.openDetails(of: Books.item(1).id)
        _ = try await loaded(app)
        // The details of another library with the same store would be the same.
        let stored = try await app.dependencies.library.storedDetails(of: Books.item(1).id)
        #expect(stored?.isWhole == true)
        #expect(stored?.details.sections.count == 2)
    }
}
