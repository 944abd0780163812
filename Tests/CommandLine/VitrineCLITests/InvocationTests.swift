import Catalog
import L10n
import Library
import Testing

@testable import VitrineCLI

@Suite("Parsing a command line")
struct InvocationTests {
    private static let actions = ["list", "add", "remove", "export", "import"]
    private static let added = ["favorite", "to-watch", "watched"]
    private static let showOptions = ["--offline", "--json", "--help"]

    private func invocation(_ line: String) throws -> Invocation {
        try Invocation(line.split(separator: " ").map(String.init))
    }

    @Test("without options, requests the first page of the first list")
    func least() throws {
        #expect(
            try invocation("list movies")
                == .list(
                    ListArguments(
                        catalog: "movies",
                        list: nil,
                        pages: .one(1),
                        search: nil,
                        sort: nil,
                        genres: [],
                        years: nil,
                        minimumRating: nil,
                        isOffline: false,
                        isJSON: false
                    )
                )
        )
        #expect(
            try invocation("show movies 155") == .show(ShowArguments(catalog: "movies", key: "155"))
        )
    }

    @Test("reads each option before or after the catalog, with a space or an equals sign")
    func all() throws {
        let expected = Invocation.list(
            ListArguments(
                catalog: "movies",
                list: "top-rated",
                pages: .one(3),
                search: "night",
                sort: "title.desc",
                genres: ["Drama", "80"],
                years: YearRange(first: 1994, last: 2008),
                minimumRating: 7.5,
                maximumRuntime: 120,
                language: "uk",
                country: "UA",
                isOffline: true,
                isJSON: true
            )
        )
        #expect(
            try invocation(
                "list movies --list top-rated --page 3 --search night --sort title.desc "
                    + "--genre Drama --genre 80 --years 1994-2008 --min-rating 7.5 "
                    + "--max-runtime 120 --language uk --country UA --offline --json"
            ) == expected
        )
        #expect(
            try invocation(
                "list --json --offline --country=ua --language=UK --max-runtime=120 --min-rating=7.5 --years=1994-2008 --genre=Drama --genre=80 "
                    + "--sort=title.desc --search=night --page=3 --list=top-rated movies"
            ) == expected
        )
        #expect(
            try invocation("list movies --all")
                == .list(ListArguments(catalog: "movies", pages: .all))
        )
        #expect(
            try invocation("show --json movies -- --155")
                == .show(ShowArguments(catalog: "movies", key: "--155", isJSON: true))
        )
    }

    @Test("reads the actions of `marks`, and removes repeated keys")
    func marks() throws {
        let day = try #require(Day(iso: "2024-05-14"))
        let one: (String, [String]) = ("movies", ["1"])
        let expected: [(String, MarksArguments)] = [
            ("list", MarksArguments(action: .list(catalog: nil))),
            ("list movies --json", MarksArguments(action: .list(catalog: "movies"), isJSON: true)),
            (
                "list --kind note",
                MarksArguments(action: .list(catalog: nil), kinds: [.note])
            ),
            ("add movies 1", MarksArguments(action: .add(catalog: one.0, keys: one.1, .toWatch))),
            (
                "add movies 2 1 2 --kind watched --day 2024-05-14 3",
                MarksArguments(
                    action: .add(catalog: "movies", keys: ["2", "1", "3"], .watched(on: day))
                )
            ),
            (
                "remove movies 1 --kind rating",
                MarksArguments(action: .remove(catalog: one.0, keys: one.1, .rating, nil))
            ),
            (
                "export a.csv --format letterboxd",
                MarksArguments(action: .export(file: "a.csv", .letterboxd))
            ),
            ("import a b", MarksArguments(action: .load(files: ["a", "b"]))),
        ]
        for (line, arguments) in expected {
            #expect(try invocation("marks " + line) == .marks(arguments))
            #expect(try invocation("library " + line) == .marks(arguments))
        }
        #expect(try invocation("marks --help") == .help(.marks))
    }

    @Test("`favorites` is `marks` with one kind")
    func favorites() throws {
        let expected: [(String, MarksArguments.Action)] = [
            ("list", .list(catalog: nil)), ("list movies", .list(catalog: "movies")),
            ("add movies 2 1 2", .add(catalog: "movies", keys: ["2", "1"], .favorite)),
            (
                "remove movies -- -1 --json",
                .remove(catalog: "movies", keys: ["-1", "--json"], .favorite, nil)
            ),
            ("export -", .export(file: "-", .json)), ("import -- -x", .load(files: ["-x"])),
        ]
        for (line, action) in expected {
            let arguments = MarksArguments(action: action, kinds: [.favorite])
            #expect(try invocation("favorites " + line) == .marks(arguments))
            var printed = arguments
            printed.isJSON = true
            #expect(try invocation("favorites --json " + line) == .marks(printed))
        }
        #expect(try invocation("favorites --help") == .help(.favorites))
    }

    @Test("reads --offline for lists and items")
    func offline() throws {
        #expect(
            try invocation("list movies --offline")
                == .list(ListArguments(catalog: "movies", isOffline: true))
        )
        #expect(
            try invocation("show movies 1 --offline --json")
                == .show(ShowArguments(catalog: "movies", key: "1", isOffline: true, isJSON: true))
        )
    }

    @Test("reads `report` with --json, and `sync` with --pages, 10 by default")
    func reportAndSync() throws {
        #expect(try invocation("report photos") == .report(ReportArguments(catalog: "photos")))
        #expect(
            try invocation("report --json photos")
                == .report(ReportArguments(catalog: "photos", isJSON: true))
        )
        #expect(try invocation("sync photos") == .sync(SyncArguments(catalog: "photos", pages: 10)))
        #expect(
            try invocation("sync movies --pages=3")
                == .sync(SyncArguments(catalog: "movies", pages: 3))
        )
        #expect(try invocation("sync --help") == .help(.sync))
    }

    @Test("trims the words of a search, which may look like an option")
    func search() throws {
        let words = try Invocation(["list", "movies", "--search", "  A = B – ї "])
        #expect(words == .list(ListArguments(catalog: "movies", search: "A = B – ї")))
        let option = try Invocation(["list", "movies", "--search=--all"])
        #expect(option == .list(ListArguments(catalog: "movies", search: "--all")))
    }

    @Test(
        "a range of years may be open or a single year",
        arguments: [
            ("1994-2008", 1994, 2008), ("1994-", 1994, nil), ("-2008", nil, 2008),
            ("1994", 1994, 1994), ("1994-1994", 1994, 1994),
        ] as [(String, Int?, Int?)]
    )
    func years(text: String, first: Int?, last: Int?) throws {
        #expect(
            try invocation("list movies --years \(text)")
                == .list(
                    ListArguments(catalog: "movies", years: YearRange(first: first, last: last))
                )
        )
    }

    @Test("reads help and version, and help needs no other arguments")
    func help() throws {
        #expect(try invocation("--help") == .help(nil))
        #expect(try invocation("-h") == .help(nil))
        #expect(try invocation("--version") == .version)
        #expect(try invocation("list --help") == .help(.list))
        #expect(try invocation("show movies -h") == .help(.show))
    }

    @Test("an id may begin with a hyphen")
    func hyphens() throws {
        let show = ShowArguments(catalog: "books", key: "-5")
        #expect(try invocation("show books -5") == .show(show))
        #expect(try invocation("show books -- -5") == .show(show))
        let other = ShowArguments(catalog: "books", key: "-hXq3")
        #expect(try invocation("show books -hXq3") == .show(other))
        #expect(
            try invocation("favorites add books -a -b")
                == .marks(
                    MarksArguments(
                        action: .add(catalog: "books", keys: ["-a", "-b"], .favorite),
                        kinds: [.favorite]
                    )
                )
        )
        #expect(try invocation("show books -h") == .help(.show))
    }

    @Test(
        "reports each usage error",
        arguments: [
            ("", .missingArgument("COMMAND")),
            ("lst movies", .unknownCommand("lst", allowed: CommandName.allCases.map(\.rawValue))),
            (
                "--verbose",
                .unknownOption("--verbose", allowed: ["--open", "--help", "--version"])
            ),
            ("--open", .missingValue(option: "--open")),
            ("--open movies films", .needlessArgument("films")),
            ("--version now", .needlessArgument("now")),
            ("list", .missingArgument("CATALOG")),
            ("list movies 5", .needlessArgument("5")),
            ("show movies", .missingArgument("ID")),
            ("show movies 5 6", .needlessArgument("6")),
            ("show movies 5 --page 2", .unknownOption("--page", allowed: Self.showOptions)),
            ("show movies 5 -x", .unknownOption("-x", allowed: Self.showOptions)),
            ("show movies 5 --offline=no", .needlessValue(option: "--offline")),
            ("favorites", .missingArgument("list|add|remove|export|import")),
            (
                "favorites clear",
                .badValue("clear", of: "favorites", allowed: Self.actions)
            ),
            ("marks clear", .badValue("clear", of: "marks", allowed: MarksArguments.actions)),
            ("favorites list movies 5", .needlessArgument("5")),
            ("favorites export", .missingArgument("FILE")),
            ("favorites import --json", .missingArgument("FILE")),
            ("favorites import", .missingArgument("FILE")),
            (
                "favorites rate movies 1 4",
                .badValue("rate", of: "favorites", allowed: Self.actions)
            ),
            ("marks remove movies 1", .missingArgument("--kind")),
            (
                "marks add movies 1 --kind note",
                .badValue("note", of: "--kind", allowed: Self.added)
            ),
            ("marks rate movies 1 4 --kind note", .needlessArgument("--kind")),
            ("marks list --day 2024-05-14", .needlessArgument("--day")),
            ("marks import a --format json", .needlessArgument("--format")),
            ("favorites add", .missingArgument("CATALOG")),
            ("favorites add movies", .missingArgument("ID")),
            ("favorites remove movies --json", .missingArgument("ID")),
            (
                "favorites list --offline",
                .unknownOption("--offline", allowed: ["--json", "--help"])
            ),
            ("report", .missingArgument("CATALOG")),
            ("report photos 5", .needlessArgument("5")),
            ("report photos --pages 1", .unknownOption("--pages", allowed: ["--json", "--help"])),
            ("sync", .missingArgument("CATALOG")),
            ("sync photos --json", .unknownOption("--json", allowed: ["--pages", "--help"])),
            ("sync photos --pages 0", .malformed("0", of: "--pages", .number(1, 1_000_000))),
            (
                "tour pictures",
                .unknownCommand("tour", allowed: CommandName.allCases.map(\.rawValue))
            ),
            ("bench", .unknownCommand("bench", allowed: CommandName.allCases.map(\.rawValue))),
            ("list movies --page", .missingValue(option: "--page")),
            ("list movies --page --json", .missingValue(option: "--page")),
            ("list movies --json=yes", .needlessValue(option: "--json")),
            ("list movies --page 1 --page 2", .repeated(option: "--page")),
            ("list movies --json --json", .repeated(option: "--json")),
            ("list movies --page 1 --all", .exclusive("--page", "--all")),
            ("list movies --search=", .malformed("", of: "--search", .text)),
        ] as [(String, UsageError)]
    )
    func errors(line: String, error: UsageError) {
        #expect(throws: error) { try invocation(line) }
    }

    @Test("a word that isn't UTF-8 is an error, which escapes its bytes")
    func notUTF8() throws {
        let words = ["favorites", "export"].map { Array($0.utf8) }
        let name = Array("Ї-".utf8) + [0xFF, 0xD0] + Array(".json".utf8)
        let error = UsageError.notUTF8(name)
        #expect(throws: error) { try Invocation(bytes: words + [name]) }
        #expect(error.text(Localizer(.english)) == "“Ї-\\xFF\\xD0.json” isn’t valid UTF-8.")
        #expect(
            try Invocation(bytes: words + [Array("Ї".utf8)]) == invocation("favorites export Ї")
        )
    }

    @Test(
        "rejects malformed values",
        arguments: [
            ("--page", ["0", "-1", "1.5", "two", "+1", "99999999999999999999"]),
            ("--years", ["", "-", "94x", "2008-1994", "1994-2000-2008", "0", "10000", "1 994"]),
            ("--min-rating", ["", ".", "-1", "10.1", "7,5", "1e1", "nan", "0x5"]),
            ("--max-runtime", ["", "0", "-1", "1.5", "2h", "1001"]),
            ("--language", ["", "u", "ukr", "u1", "її"]), ("--country", ["", "UKR", "U-"]),
        ]
    )
    func values(option: String, values: [String]) {
        let forms: [String: UsageError.Form] = [
            "--page": .page(maximum: nil), "--years": .years, "--min-rating": .rating,
            "--max-runtime": .number(1, 1_000), "--language": .code(example: "fr"),
            "--country": .code(example: "UA"),
        ]
        for value in values {
            #expect(throws: UsageError.malformed(value, of: option, forms[option] ?? .text)) {
                try Invocation(["list", "movies", "\(option)=\(value)"])
            }
        }
    }
}
