import Catalog
import Foundation
import Testing

@testable import Library

@Suite("Local search", .timeLimit(.minutes(5)))
struct SearchTests {
    private static let titles = [
        "Їжак у тумані", "Київ", "Тіні забутих предків", "Ґанок", "Amélie", "CAFÉ Noir",
        "Việt Nam", "Пам’ять", "Spider-Man: No Way Home", "L'Atalante", "Fantastic 4",
    ]

    private func library() async throws -> Library {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        let items = Self.titles.enumerated().map { Item.movie($0, $1) }
        let original = Facets().setting(.originalTitle, "Le Fabuleux Destin d'Amélie Poulain")
        provider.answer(items.map { $0.id.key == "4" ? .movie(4, "Amélie", facets: original) : $0 })
        try await library.page(1, of: .movies())
        return library
    }

    private func found(_ text: String, in library: Library) async throws -> [String] {
        try await library.orderNow(.movies(search: text)).keys.map { Self.titles[$0] }
    }

    @Test(
        "each typed word matches the start of a word, ignoring case and diacritics",
        arguments: [
            ("їж", "Їжак у тумані"), ("ЇЖАК", "Їжак у тумані"), ("тум їжа", "Їжак у тумані"),
            ("київ", "Київ"), ("предк", "Тіні забутих предків"),
            ("ТІН ЗАБ", "Тіні забутих предків"),
            ("ганок", "Ґанок"), ("ґан", "Ґанок"), ("ame", "Amélie"), ("AMÉLIE", "Amélie"),
            ("cafe n", "CAFÉ Noir"), ("viet", "Việt Nam"), ("fabuleux poul", "Amélie"),
            ("пам'ять", "Пам’ять"), ("памʼять", "Пам’ять"),
            ("spider-man", "Spider-Man: No Way Home"),
            ("atalante", "L'Atalante"), ("l’ata", "L'Atalante"), ("4", "Fantastic 4"),
            ("  fant  ", "Fantastic 4"), ("i\u{308}", ""), ("zzz", ""), ("київ туман", ""),
        ]
    )
    func words(_ typed: String, _ title: String) async throws {
        let library = try await library()
        #expect(try await found(typed, in: library) == (title.isEmpty ? [] : [title]))
    }

    private static let unspaced = [
        "千と千尋の神隠し", "卧虎藏龙", "기생충", "ลุงบุญมีระลึกชาติ", "เสือ", "スター・ウォーズ2",
        "ﾗﾋﾟｭﾀ", "ＦＵＬＬ　Width", "བོད་ཡིག", "ភាពយន្ត", "ຮູບເງົາ", "ရုပ်ရှင်", "Mr. 神", "𠀋の㌔",
    ]

    @Test(
        "in scripts without spaces, any part of a title is found, and only that; widths are equal",
        arguments: [
            ("神隠し", [0]), ("尋", [0]), ("神", [0, 12]), ("隠神", []), ("千尋 神隠", [0]), ("神し", []),
            ("藏龙", [1]), ("卧虎藏龙", [1]), ("생충", [2]), ("기생", [2]),
            ("생충".decomposedStringWithCanonicalMapping, [2]),
            ("ระลึก", [3]), ("ระล", [3]), ("บุญมี", [3]), ("ลก", []), ("เสือ", [4]), ("เสื้อ", []),
            ("ｽﾀｰ", [5]), ("ウォーズ", [5]), ("スターウォーズ", [5]), ("ズ2", [5]), ("ー2", []),
            ("ラピュタ", [6]), ("ピュタ", [6]), ("ヒュタ", []), ("full wid", [7]), ("ｗｉｄ", [7]), ("idth", []),
            ("ཡིག", [8]), ("ཡག", []), ("ពយន", [9]), ("ພາ", []), ("ເງົາ", [10]), ("ရှင်", [11]),
            ("ရင", []),
            ("mr 神", [12]), ("r神", []), ("r", []), ("の", [0, 13]), ("𠀋", [13]), ("キロ", [13]),
            (String(repeating: "神", count: 100_000), []), ("\u{E36}", []),
        ]
    )
    func parts(_ typed: String, _ found: [Int]) async throws {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        provider.answer(Self.unspaced.enumerated().map { Item.movie($0, $1) })
        try await library.page(1, of: .movies())
        #expect(try await library.orderNow(.movies(search: typed)).keys == found)
    }

    @Test("text in the index's form is in that form already")
    func normalizedTwice() {
        let texts = (Self.titles + Self.unspaced).map(SearchText.normalized)
        #expect(texts.map(SearchText.normalized) == texts)
    }

    @Test("composed and decomposed letters match, whether typed or stored")
    func normalization() async throws {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        provider.answer([.movie(1, "І\u{308}жак"), .movie(2, "Їжа")])
        try await library.page(1, of: .movies())
        for typed in ["їжа", "і\u{308}жа"] {
            #expect(try await library.orderNow(.movies(search: typed)).keys == [1, 2])
        }
        let stored = try await library.items([.movie(1)]).first
        #expect(stored.map { Array($0.title.unicodeScalars) } == Array("Їжак".unicodeScalars))
    }

    @Test(
        "no typed text acts as query syntax",
        arguments: [
            "\"", "\"\"", "*", "(", ")", "NEAR", "NEAR(a b)", "AND", "OR", "NOT", "a AND", "^a",
            "title:a", "-", "+", "a\" OR \"b", "';DROP TABLE items;--", "\u{1F994}", "a\0b", "{a}",
            "\u{301}", "%", "\\", "κόσμε", "日本", String(repeating: "a", count: 1_000),
            String(repeating: "a ", count: 500), String(repeating: "\"", count: 1_000),
        ]
    )
    func hostile(_ typed: String) async throws {
        let library = try await library()
        let found = try await found(typed, in: library)
        #expect(!found.contains("Київ"))
        #expect(try await library.orderNow(.movies()).keys.count == Self.titles.count)
    }

    @Test("finds words that are query keywords")
    func keywords() async throws {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        provider.answer([.movie(1, "Near Dark"), .movie(2, "AND or NOT")])
        try await library.page(1, of: .movies())
        #expect(try await library.orderNow(.movies(search: "NEAR")).keys == [1])
        #expect(try await library.orderNow(.movies(search: "NOT AND")).keys == [2])
    }

    @Test("the service's order replaces the stored titles")
    func serviceOrder() async throws {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        provider.answer([.movie(1, "Dune"), .movie(2, "Dunkirk")])
        try await library.page(1, of: .movies())
        var orders = library.order(of: .movies(search: "dun")).makeAsyncIterator()
        let local = try #require(await orders.next())
        #expect(local.keys == [1, 2])
        #expect(local.totalPages == nil)
        provider.answer([.movie(3, "Dune: Part Two"), .movie(1, "Dune")])
        try await library.page(1, of: .movies(search: " dun "))
        let remote = try #require(await orders.next())
        #expect(remote.keys == [3, 1])
        #expect(remote.totalPages == 1)
        #expect(provider.asked.last?.query.search == "dun")
    }

    @Test("finds stored titles of one catalog, up to a limit")
    func titles() async throws {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        provider.answer(Item.movies(1...4))
        try await library.page(1, of: .movies())
        let movies = CatalogID("movies")
        let found = try await library.storedItems(matching: " movie ", in: movies, count: 3)
        #expect(found.map(\.id) == [1, 2, 3].map(Item.ID.movie))
        #expect(try await library.storedItems(matching: "…", in: movies, count: 3).isEmpty)
        #expect(provider.asked.count == 1)
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.storedItems(matching: "movie", in: CatalogID("other"), count: 3)
        }
    }

    @Test("only its new words find a changed title")
    func changedTitle() async throws {
        let provider = StubProvider()
        let library = try await Library.test(provider)
        provider.answer([.movie(1, "Working Title")])
        try await library.page(1, of: .movies())
        provider.answer([.movie(1, "Premiere")])
        try await library.page(1, of: .movies())
        #expect(try await library.orderNow(.movies(search: "working")).keys.isEmpty)
        #expect(try await library.orderNow(.movies(search: "premiere")).keys == [1])
    }
}
