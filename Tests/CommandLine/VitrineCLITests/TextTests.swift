import Catalog
import Foundation
import L10n
import Testing

@testable import VitrineCLI

@Suite("Terminal text")
struct TextTests {
    @Test(
        "wide characters and emoji take two columns, and combining marks none",
        arguments: [
            ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("한", 2), ("👍", 2), ("їжак", 4), ("", 0),
            ("⭐", 2), ("🪐", 2), ("🇺🇦", 2), ("❤️", 2), ("❤", 1), ("👨‍👩‍👧", 2), ("👍🏽", 2),
            ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏳️‍🌈", 2), ("か\u{3099}", 2), ("ﾊﾟ", 2), ("ไทยที่", 4),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("㊗", 2), ("…—“”٣", 5), ("\u{10FFFF}", 1),
        ]
    )
    func width(text: String, width: Int) {
        #expect(text.terminalWidth == width)
    }

    @Test("removes control characters from network text")
    func harmless() {
        #expect("a\u{1B}[2Jb\r\nc\u{9B}d\u{202E}e\u{2028}f".harmless == "a [2Jb  c de f")
        #expect(!"\u{1B}\u{7F}\u{9B}\u{202E}".harmless.unicodeScalars.contains { $0 != " " })
        #expect("👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 їжак\u{301}".harmless == "👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 їжак\u{301}")
    }

    @Test("aligns columns to their widest text")
    func table() {
        let table = TextTable(
            head: ["ID", "Title", "Year"],
            rows: [["1", "日本", "2008"], ["22", "A", ""]]
        )
        #expect(
            table.lines(columns: nil) == ["ID  Title  Year", "1   日本   2008", "22  A"]
        )
    }

    @Test("truncates a long cell, which widens other lines by 100 columns at most")
    func longCell() {
        let long = String(repeating: "a", count: 1_000_000)
        let table = TextTable(
            head: ["ID", "Title", "Year"],
            rows: [["1", long, "2008"], ["2", "A", "1999"]]
        )
        let lines = table.lines(columns: nil)
        let cut = String(repeating: "a", count: 499) + "…"
        #expect(lines[1] == "1   \(cut)  2008")
        #expect(lines[2] == "2   A" + String(repeating: " ", count: 101) + "1999")
    }

    @Test("the widest columns shrink to fit a terminal")
    func narrow() {
        let table = TextTable(
            head: ["ID", "Title"],
            rows: [["1", "A very long title"], ["2", "日本語日本語日本語"]]
        )
        #expect(
            table.lines(columns: 14) == ["ID  Title", "1   A very lo…", "2   日本語日…"]
        )
        #expect(table.lines(columns: 1).map(\.terminalWidth).max() == 12)
    }

    @Test("a right-to-left title stays in its column on a terminal, and is untouched in a file")
    func isolated() {
        let table = TextTable(head: ["Title", "Year"], rows: [["فيلم", "2008"]])
        #expect(table.lines(columns: 20)[1] == "\u{2068}فيلم\u{2069}   2008")
        #expect(table.lines(columns: nil)[1] == "فيلم   2008")
    }

    @Test("wraps long texts at words and breaks longer words")
    func wrap() {
        #expect("a bb  ccc dddd".wrapped(to: 6) == ["a bb", "ccc", "dddd"])
        #expect("abcdefgh ij".wrapped(to: 3) == ["abc", "def", "gh", "ij"])
        #expect("日本語".wrapped(to: 4) == ["日本", "語"])
        #expect("".wrapped(to: 4) == [""])
    }

    @Test("details show a fact without a caption at the margin")
    func bareFact() {
        let subtitle = Facet<String>("books.subtitle")
        let catalog = CatalogDescriptor(
            id: Shelf.id,
            title: .words(["en": "Books"]),
            lists: [Shelf.popular],
            facets: [
                FacetDeclaration(subtitle, .text, caption: .words(["en": ""]), role: .hidden),
                FacetDeclaration(.released, .day, caption: .words(["en": "Released"])),
            ],
            row: RowTemplate(lines: []),
            tap: .details(.ownRequest),
            favorites: .persistent,
            images: .persistent
        )
        let facets = Facets().setting(subtitle, "Ada, Bob").setting(.released, Day(year: 2008))
        let details = ItemDetails(item: Shelf.item("1", "One"), facets: facets)
        let sheet = DetailsSheet(catalog: catalog, strings: Localizer(.english))
        let lines = ["One", "", "Ada, Bob", "Released  2008"]
        #expect(sheet.lines(details, isFavorite: false, columns: nil) == lines)
        #expect(sheet.lines(details, isFavorite: false, columns: 80) == lines)
    }

    @Test("details end with where to watch, the page with all offers, and the credit")
    func offers() throws {
        let catalog = CatalogDescriptor(
            id: Shelf.id,
            title: .words(["en": "Books"]),
            lists: [],
            facets: [],
            row: RowTemplate(lines: []),
            tap: .details(.ownRequest),
            favorites: nil,
            images: .persistent,
            offersCredit: Attribution(text: .words(["en": "By the book"]), link: nil)
        )
        let names = ["One\u{1B}[31m", "Two"].map { Offers.Provider($0) }
        let groups = [
            Offers.Group(.stream, names),
            Offers.Group(.buy, [names[1]]),
        ]
        let link = URL(string: "https://films.test/1")
        let details = ItemDetails(
            item: Shelf.item("1", "One"),
            facets: Facets(),
            offers: Offers(country: "UA", link: link, groups: groups)
        )
        let sheet = DetailsSheet(catalog: catalog, strings: Localizer(.english))
        #expect(
            sheet.lines(details, isFavorite: false, columns: 80) == [
                "One", "", "", "Where to Watch (Ukraine)", "Stream  One [31m, Two", "Buy     Two",
                "https://films.test/1", "By the book",
            ]
        )
    }

    @Test("a list shows the facets of the catalog's rows, and a heart before favorites")
    func items() {
        let facets = Facets().setting(.genres, ["Drama", "Crime"])
            .setting(.rating, Rating(8.46)).setting(.released, Day(year: 2008, month: 7, day: 6))
        let items = [Shelf.item("1", "One", facets), Shelf.item("2", "Two\u{1B}[31m")]
        let table = ItemTable(catalog: Shelf.descriptor, strings: Localizer(.english))
        #expect(
            table.lines(items, [items[0].id], columns: nil) == [
                "ID  Title     Genres        Awards  Rating         Released",
                "1   ♥ One     Drama, Crime          ★ 8.5          2008",
                "2   Two [31m                        Not rated yet",
            ]
        )
    }

    @Test("counted names are a number in a list and names in details, and omitted if empty")
    func counted() {
        let catalog = CatalogDescriptor(
            id: Shelf.id,
            title: .words(["en": "Cast"]),
            lists: [],
            facets: [
                FacetDeclaration(
                    .films,
                    .names,
                    caption: .words(["en": "Films"]),
                    unit: .things(key: "value.films")
                ),
                FacetDeclaration(.allies, .names, caption: .words(["en": "Allies"])),
            ],
            row: RowTemplate(lines: [["films"]]),
            tap: .details(.fromItem),
            favorites: .persistent,
            images: .persistent
        )
        let strings = Localizer(.english)
        let items = [
            Shelf.item("1", "One", Facets().setting(.films, ["A", "B"])),
            Shelf.item("2", "Two", Facets().setting(.films, [])),
        ]
        #expect(
            ItemTable(catalog: catalog, strings: strings).lines(items, [], columns: nil)
                == ["ID  Title  Films", "1   One    2 films", "2   Two"]
        )
        let sheets = items.map { item in
            DetailsSheet(catalog: catalog, strings: strings)
                .lines(
                    ItemDetails(item: item, facets: item.facets),
                    isFavorite: false,
                    columns: nil
                )
        }
        #expect(sheets == [["One", "", "Films  A, B"], ["Two", ""]])
    }

    @Test("details list known facets with captions, wrapped in a terminal")
    func details() throws {
        let url = try #require(URL(string: "https://vimeo.com/1"))
        let facets = Facets().setting(.runtime, 152)
            .setting(.trailer, Trailer(site: "Vimeo", url: url))
            .setting(.overview, "One two three four five six\u{7} seven.")
        let details = ItemDetails(item: Shelf.item("1", "One", facets), facets: facets)
        let sheet = DetailsSheet(catalog: Shelf.descriptor, strings: Localizer(.english))
        #expect(
            sheet.lines(details, isFavorite: true, columns: 30) == [
                "♥ One", "", "Rating    Not rated yet", "Runtime   2 h 32 min",
                "Trailer   Vimeo:", "          https://vimeo.com/1",
                "Overview  One two three four", "          five six seven.",
            ]
        )
        let wide = sheet.lines(details, isFavorite: false, columns: nil)
        #expect(wide.first == "One")
        #expect(wide.last == "Overview  One two three four five six  seven.")
    }
}
