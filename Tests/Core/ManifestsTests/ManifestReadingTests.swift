import Catalog
import Foundation
import L10n
import TestSupport
import Testing

@testable import Manifests

@Suite("Reading a manifest")
struct ManifestReadingTests {
    @Test("the smallest useful one has 25 lines, a rating, a favorites list and defaults")
    func smallest() throws {
        #expect(Manifests.smallest.split(separator: "\n").count <= 29)
        let manifest = try Manifests.manifest(Manifests.smallest)
        #expect(manifest.warnings.isEmpty)
        #expect(manifest.service.base.absoluteString == "https://books.example/v1/")
        let descriptor = manifest.descriptor
        #expect(descriptor.id == CatalogID("books"))
        #expect(descriptor.title == .words(["en": "Books", "uk": "Книжки"]))
        #expect(descriptor.lists.map(\.id.rawValue) == ["all", "favorites"])
        #expect(descriptor.lists[0].content == .service(.pages(maximum: nil)))
        #expect(descriptor.lists[0].isSearchable)
        #expect(descriptor.facets.map(\.key) == ["books.subtitle", "released", "rating"])
        #expect(descriptor.row.lines == [["books.subtitle"], ["rating", "released"]])
        #expect(descriptor.tap == .details(.fromItem))
        #expect(descriptor.favorites == .persistent)
        #expect(descriptor.images == .persistent)
    }

    @Test("marks add lists, an order and a filter")
    func marks() throws {
        let text = Manifests.smallest.replacing(
            "\"version\": 1",
            with: "\"version\": 1, \"marks\": [\"watched\", \"to-watch\", \"rating\"]"
        )
        let descriptor = try Manifests.manifest(text).descriptor
        #expect(descriptor.marks == [.watched, .toWatch, .rating])
        #expect(descriptor.lists.map(\.id.rawValue) == ["all", "favorites", "to-watch", "watched"])
        #expect(descriptor.lists.map(\.sorts) == [[], [.ownRating], [.ownRating], [.ownRating]])
        #expect(descriptor.lists.map(\.filters) == [[], [.notWatched], [.notWatched], []])
    }

    /// A change to the smallest manifest, and where it must be reported.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let part: String
        let replacement: String
        let pointer: String
        let problem: ManifestIssue.Problem

        init(
            _ part: String,
            _ replacement: String,
            _ pointer: String,
            _ problem: ManifestIssue.Problem
        ) {
            (self.part, self.replacement) = (part, replacement)
            (self.pointer, self.problem) = (pointer, problem)
        }

        var testDescription: String { "\(pointer) \(replacement)" }
    }

    private static let rate = "/service/requestsPerSecond"

    static let mistakes: [Mistake] = [
        Mistake("\"version\": 1", "\"version\": 2", "/version", .newer(version: 2)),
        Mistake("\"version\": 1,", "", "/version", .missing),
        Mistake("\"books\",", "\"Books\",", "/id", .form(.id)),
        Mistake("\"books\",", "\"home\",", "/id", .reserved("home")),
        Mistake("\"books\",", "\"taken\",", "/id", .reserved("taken")),
        Mistake("\"books\",", "7,", "/id", .type(.string)),
        Mistake("\"en\": \"Books\",", "", "/name/en", .missing),
        Mistake("\"Books\"", "\"Bo\\noks\"", "/name/en", .form(.plainText)),
        Mistake("\"Books\"", "\"Bo\\u202eoks\"", "/name/en", .form(.plainText)),
        Mistake("https://books", "file://books", "/service/base", .form(.address)),
        Mistake("https://books", "https://me:secret@books", "/service/base", .form(.address)),
        Mistake("https://books", "https://кни ги", "/service/base", .form(.address)),
        Mistake("https://books", "https://я:secret@книги", "/service/base", .form(.address)),
        Mistake("books.example/v1", "книги..укр/v1", "/service/base", .form(.address)),
        Mistake("books.example/v1", "книги.укр/v 1", "/service/base", .form(.address)),
        Mistake("\"items\": \"/books\"", "\"items\": \"books\"", "/lists/0/items", .form(.pointer)),
        Mistake("/books\"", "/bo~2oks\"", "/lists/0/items", .form(.pointer)),
        Mistake("\"/books\"", "7", "/lists/0/items", .type(.place)),
        Mistake("\"/books\"", "[]", "/lists/0/items", .empty),
        Mistake("\"/books\"", "\"/data.books\"", "/lists/0/items", .otherSyntax("data.books")),
        Mistake("\"/title\"", "\"/title[0]\"", "/item/title", .otherSyntax("title[0]")),
        Mistake(
            "\"/pages\"",
            "\"/p\", \"items\": \"/n\"",
            "/lists/0/paging/items",
            .overruled(by: "pages")
        ),
        Mistake(
            "/v1\" }",
            "/v1\", \"key\": { \"bearer\": true, \"query\": \"k\" } }",
            "/service/key/bearer",
            .overruled(by: "query")
        ),
        Mistake(
            "\"scale\": 5",
            "\"unit\": \"minutes\"",
            "/item/facets/1/unit",
            .needless(kind: "rating")
        ),
        Mistake(
            "\"kind\": \"date\",",
            "\"kind\": \"date\", \"scale\": 5,",
            "/item/facets/0/scale",
            .needless(kind: "date")
        ),
        Mistake("\"uk\": \"Книжки\"", "\"ua\": \"Книжки\"", "/name/ua", .unknownLanguage("ua")),
        Mistake("\"id\": \"/id\"", "\"id\": \"/a\", \"id\": \"/id\"", "/item/id", .duplicate),
        Mistake(
            "books?page={page}\"",
            "https://other.example/{page}\"",
            "/lists/0/address",
            .form(.wholeAddress)
        ),
        Mistake("books?page={page}\"", "/books\"", "/lists/0/address", .form(.leadingSlash)),
        Mistake("books?page={page}\"", "a b\"", "/lists/0/address", .form(.encoding)),
        Mistake("books?page={page}\"", "books[]=1\"", "/lists/0/address", .form(.encoding)),
        Mistake("books?page={page}\"", "../{page}\"", "/lists/0/address", .form(.relativeAddress)),
        Mistake(
            "books?page={page}\"",
            "books?page={++page}\"",
            "/lists/0/address",
            .form(.template)
        ),
        Mistake("books?page={page}\"", "books?page={+}\"", "/lists/0/address", .form(.template)),
        Mistake("books?page={page}\"", "books?page={page\"", "/lists/0/address", .form(.template)),
        Mistake(
            "books?page={page}\"",
            "books?page={number}\"",
            "/lists/0/address",
            .variable(
                name: "number",
                allowed: ["cursor", "language", "offset", "page", "size", "sort"]
            )
        ),
        Mistake("books?page={page}\"", "books?sort={sort}\"", "/lists/0/sorts", .missing),
        Mistake("&title={query}", "", "/search/address", .lacks(["{query}"])),
        Mistake("\"all\"", "\"favorites\"", "/lists/0", .repeated("favorites")),
        Mistake("\"all\"", "\"watched\"", "/lists/0", .repeated("watched")),
        Mistake(
            "\"version\": 1",
            "\"version\": 1, \"marks\": [\"favorite\"]",
            "/marks/0",
            .choice(allowed: ["to-watch", "watched", "rating", "note"])
        ),
        Mistake("\"title\": \"/title\",", "", "/item/title", .missing),
        Mistake("\"title\": \"/title\",", "\"title\": null,", "/item/title", .missing),
        Mistake(
            "\"kind\": \"date\"",
            "\"kind\": \"time\"",
            "/item/facets/0/kind",
            .choice(allowed: [
                "text", "names", "number", "rating", "date", "person", "trailer", "link",
            ])
        ),
        Mistake(
            "\"kind\": \"date\"",
            "\"kind\": \"number\"",
            "/item/facets/0/key",
            .kind(key: "released", needed: "date")
        ),
        Mistake("\"released\"", "\"year\"", "/item/facets/0/name", .missing),
        Mistake("\"released\"", "\"a.b\"", "/item/facets/0/key", .form(.key)),
        Mistake("\"released\"", "\"subtitle\"", "/item/facets/0/key", .reserved("subtitle")),
        Mistake("/v1\" }", "/v1\", \"requestsPerSecond\": 1e-300 }", rate, .range(0.1...1_000)),
        Mistake("/v1\" }", "/v1\", \"requestsPerSecond\": 1e-19 }", rate, .range(0.1...1_000)),
        Mistake("/v1\" }", "/v1\", \"requestsPerSecond\": 0.09 }", rate, .range(0.1...1_000)),
        Mistake("\"scale\": 5", "\"scale\": 0", "/item/facets/1/scale", .range(1...1_000)),
        Mistake(
            "\"/cover\"",
            "{ \"template\": \"https://covers.example/a.jpg\" }",
            "/item/picture/template",
            .lacks([])
        ),
        Mistake(
            "\"/cover\"",
            "{ \"template\": \"https://{id}.example/a.jpg\" }",
            "/item/picture/template",
            .form(.address)
        ),
        Mistake(
            "\"id\": \"all\"",
            "\"idd\": 1, \"id\": \"all\"",
            "/lists/0/idd",
            .unknownMember
        ),
        Mistake(
            "/v1\" }",
            "/v1\", \"headers\": { \"Cookie\": \"a=b\" } }",
            "/service/headers/Cookie",
            .form(.header)
        ),
    ]

    @Test("says what is wrong and where", arguments: mistakes)
    func mistake(_ mistake: Mistake) {
        let text = Manifests.smallest(mistake.part, mistake.replacement)
        #expect(text != Manifests.smallest)
        let issues = Manifests.issues(text, taken: [CatalogID("taken")])
        #expect(issues.contains(ManifestIssue(at: mistake.pointer, mistake.problem)), "\(issues)")
    }

    @Test(
        "a host may be in any script",
        arguments: ["http://приклад.invalid/api", "HTTP://Приклад.INVALID/api"]
    )
    func hosts(base: String) throws {
        let text = Manifests.smallest("https://books.example/v1", base)
            .replacing(
                "\"picture\": \"/cover\"",
                with: """
                    "values": { "cover": "/c" },
                    "picture": { "template": "https://картинка.укр/{cover}.jpg" }
                    """
            )
        let manifest = try Manifests.manifest(text)
        #expect(manifest.warnings.isEmpty)
        #expect(manifest.service.base.absoluteString.hasSuffix("://xn--80aikifvh.invalid/api/"))
        guard case .template(let template, _)? = manifest.kinds[0].item.picture?.source else {
            Issue.record("no template")
            return
        }
        #expect(template.text { _ in "a b" } == "https://xn--80aaxgcrtq.xn--j1amh/a%20b.jpg")
    }

    @Test("an unknown member is a warning, and the manifest can be used")
    func warning() throws {
        let manifest = try Manifests.manifest(
            Manifests.smallest("\"id\": \"all\"", "\"cursor\": 1, \"id\": \"all\"")
        )
        #expect(manifest.warnings == [ManifestIssue(at: "/lists/0/cursor", .unknownMember)])
    }

    @Test(
        "a syntax error is named by line and column",
        arguments: [
            ("{\n  \"id\": \"a\",\n  x\n}", 3, 3), ("", 1, 1), ("{\"a\": 1", 1, 8),
            ("[1, 2", 1, 6), ("\u{FEFF}{]", 1, 2),
        ]
    )
    func syntax(_ text: String, _ line: Int, _ column: Int) {
        let issues = Manifests.issues(text)
        #expect(issues.count == 1)
        guard case .syntax(let foundLine, let foundColumn)? = issues.first?.problem else {
            Issue.record("\(issues)")
            return
        }
        #expect(foundLine == line)
        #expect(abs(foundColumn - column) <= 1)
    }

    @Test("a file of more than a million bytes is refused unread")
    func size() {
        let text = Manifests.smallest + String(repeating: " ", count: Manifest.maximumBytes)
        #expect(Manifests.issues(text) == [ManifestIssue(at: "", .tooLarge(bytes: 1_000_000))])
    }

    @Test("reports all mistakes at once")
    func several() {
        let text = Manifests.smallest("\"version\": 1,", "").replacing("\"/title\"", with: "\"t\"")
        #expect(
            Set(Manifests.issues(text).map(\.pointer)).isSuperset(of: ["/version", "/item/title"])
        )
    }

    @Test("every issue has words in each language", arguments: Language.allCases)
    func words(_ language: Language) {
        let strings = Localizer(language)
        var problems = Self.mistakes.map(\.problem)
        problems += ManifestIssue.JSONType.allCases.map { .type($0) }
        problems += ManifestIssue.Form.allCases.map { .form($0) }
        problems += [.syntax(line: 1, column: 2), .tooLarge(bytes: 9), .tooMany(limit: 3)]
        problems.append(.renamed(to: "service"))
        for problem in problems {
            let text = strings.text(of: ManifestIssue(at: "/a", problem))
            #expect(!text.contains("manifest."), "\(text)")
            #expect(!text.contains("%"), "\(text)")
        }
    }

    @Test("facets that aren't the program's have the catalog's id before their key")
    func ownFacets() throws {
        let manifest = try Manifests.manifest(
            Manifests.smallest(
                "{ \"key\": \"released\", \"kind\": \"date\", \"at\": \"/year\" }",
                "{ \"key\": \"pages\", \"kind\": \"number\", \"at\": \"/n\", \"name\": \"Pages\" }"
            )
        )
        #expect(manifest.descriptor.facets.map(\.key).contains("books.pages"))
    }

    /// All members and values that had other names in development versions.
    private static let renamed = Manifests.smallest(
        "\"/score\"",
        "\"/score\", \"details\": \"hidden\""
    )
    .replacing("\"version\": 1", with: "\"version\": 1, \"images\": \"session\"")
    .replacing(
        "\"paging\": { \"pages\": \"/pages\" }",
        with: """
            "paging": { "pages": "/pages" },
            "sorts": [{ "id": "a", "name": "A", "by": "title", "order": "ascending" }]
            """
    )

    @Test(
        "an earlier name is read with a warning",
        arguments: [
            ("\"service\"", "\"source\"", "/source", "service"),
            ("\"date\"", "\"day\"", "/item/facets/0/kind", "date"),
            ("\"details\"", "\"role\"", "/item/facets/1/role", "details"),
            ("\"order\"", "\"first\"", "/lists/0/sorts/0/first", "order"),
            ("\"session\"", "\"run\"", "/images", "session"),
            ("\"persistent\"", "\"kept\"", "/images", "persistent"),
        ]
    )
    func earlierName(name: String, earlier: String, pointer: String, today: String) throws {
        let text = Self.renamed.replacing(
            "\"session\"",
            with: today == "persistent" ? "\"persistent\"" : "\"session\""
        )
        let manifest = try Manifests.manifest(text)
        #expect(manifest.warnings.isEmpty)
        let old = try Manifests.manifest(text.replacing(name, with: earlier))
        #expect(old.warnings == [ManifestIssue(at: pointer, .renamed(to: today))])
        #expect(old.descriptor == manifest.descriptor)
        #expect(old.service == manifest.service)
        #expect(old.kinds == manifest.kinds)
    }

    @Test("paging without an object of its own is read with a warning for each member")
    func earlierPaging() throws {
        let members = """
            "first": 0, "size": 50, "totalItems": "/n", "lastPage": 9
            """
        let paging = """
            "paging": { "start": 0, "size": 50, "items": "/n", "last": 9 }
            """
        let pages = "\"paging\": { \"pages\": \"/pages\" }"
        let old = try Manifests.manifest(Manifests.smallest(pages, members))
        let new = try Manifests.manifest(Manifests.smallest(pages, paging))
        #expect(old.lists == new.lists)
        #expect(old.search == new.search)
        let names = ["start", "last", "size", "items"]
        #expect(old.warnings.map(\.problem) == names.map { .renamed(to: "paging/\($0)") })
    }

    @Test("beside an earlier name today's counts")
    func bothNames() throws {
        let text = Self.renamed.replacing(
            "\"order\"",
            with: "\"first\": \"descending\", \"order\""
        )
        let manifest = try Manifests.manifest(text)
        #expect(
            manifest.warnings == [
                ManifestIssue(at: "/lists/0/sorts/0/first", .renamed(to: "order"))
            ]
        )
        #expect(manifest.lists[0].sorts.map(\.option.defaultDirection) == [.ascending])
    }

    @Test("what is wrong below an earlier name is found there")
    func belowEarlierName() {
        let text = Self.renamed.replacing("\"service\"", with: "\"source\"")
            .replacing("https://books", with: "file://books")
        #expect(
            Manifests.issues(text) == [
                ManifestIssue(at: "/source", .renamed(to: "service")),
                ManifestIssue(at: "/source/base", .form(.address)),
            ]
        )
    }

    @Test("random changes never crash the reader")
    func fuzzed() {
        var generator = Dice(seed: 34)
        let bytes = Array(Manifests.disney.utf8)
        for _ in 0..<10_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<changed.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: changed[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: changed.remove(at: place)
                default:
                    let end = min(place + 40, changed.count)
                    changed.insert(contentsOf: changed[place..<end], at: place)
                }
            }
            do throws(ManifestError) {
                _ = try Manifest(Data(changed)).descriptor
            } catch {
                #expect(!error.issues.isEmpty)
            }
        }
    }
}
