import Catalog
import Foundation
import ImagePipeline
import L10n
import Library
import Primitives
import Testing

@testable import VitrineCLI

@Suite("Console")
struct ConsoleTests {
    @Test("the version is one line")
    func version() {
        let transcript = Transcript()
        #expect(transcript.console().runAlone(.version, version: "0.1.0") == .done)
        #expect(transcript.out == "vitrine 0.1.0\n")
        #expect(transcript.err.isEmpty)
    }

    @Test("commands that need the library do not run alone")
    func alone() {
        let console = Transcript().console()
        #expect(console.runAlone(.list(ListArguments(catalog: "a")), version: "") == nil)
        let marks = MarksArguments(action: .list(catalog: nil))
        #expect(console.runAlone(.marks(marks), version: "") == nil)
        #expect(console.runAlone(.show(ShowArguments(catalog: "a", key: "1")), version: "") == nil)
    }

    @Test("help lists all commands and options, with texts", arguments: Language.allCases)
    func help(language: Language) {
        let program = Transcript()
        #expect(program.console(language).runAlone(.help(nil), version: "") == .done)
        for command in CommandName.allCases {
            #expect(program.out.contains("\n  \(command.rawValue) "))
            let transcript = Transcript()
            #expect(transcript.console(language).runAlone(.help(command), version: "") == .done)
            for option in command.options { #expect(transcript.out.contains(option.rawValue)) }
            #expect(!transcript.out.contains("cli."))
        }
        #expect(!program.out.contains("cli."))
    }

    @Test("an outage adds the host of an address that the user chose, and names a file's host")
    func customHost() async throws {
        let sentence = Localizer(.english).message(for: .offline).body
        let table: [(Unreachable, String)] = [
            (.service(.words(["en": "Books"]), customHost: nil), "Error: \(sentence)\n"),
            (
                .service(.words(["en": "Books"]), customHost: "b.example"),
                "Error: \(sentence)\nThis catalog’s address is set to b.example.\n"
            ),
            (.host("b.example"), "Error: b.example can’t be reached.\n"),
        ]
        for (unreachable, text) in table {
            let provider = ShelfProvider()
            provider.mood.withLock { $0.failure = .offline }
            let library = try await Library(
                sources: [CatalogSource(provider, realm: .live, unreachable: { unreachable })],
                location: .memory,
                images: { _ in ImageDataLoader() }
            )
            let run = await library.run("list books")
            #expect(run.code == .offline)
            #expect(run.err == text)
        }
    }

    @Test("help for `favorites` shows the form of each action")
    func favorites() {
        let transcript = Transcript()
        #expect(transcript.console().runAlone(.help(.favorites), version: "") == .done)
        let usage = "vitrine favorites list [CATALOG] | add CATALOG ID… | remove CATALOG ID… | "
        let files = "export FILE | import FILE|FOLDER… [--json]"
        #expect(transcript.out.hasPrefix("Usage: \(usage)\(files)\n"))
    }

    @Test(
        "every usage error has a message and exit code 2",
        arguments: [
            (.unknownCommand("lst", allowed: ["list", "show"]), ["lst", "list, show"]),
            (.unknownOption("-x", allowed: ["--json"]), ["-x", "--json"]),
            (.missingValue(option: "--page"), ["--page"]),
            (.needlessValue(option: "--json"), ["--json"]),
            (.repeated(option: "--page"), ["--page"]),
            (.exclusive("--page", "--all"), ["--page", "--all"]),
            (.missingArgument("ID"), ["ID"]),
            (.needlessArgument("x"), ["x"]),
            (.tooLong("TEXT", most: 50), ["TEXT", "50"]),
            (.badValue("x", of: "--sort", allowed: ["a", "b"]), ["x", "--sort", "a, b"]),
            (.badValue("x", of: "CATALOG", allowed: []), ["x", "CATALOG"]),
            (.malformed("0", of: "--page", .page(maximum: nil)), ["0", "--page", "1"]),
            (.malformed("9", of: "--page", .page(maximum: 5)), ["9", "--page", "5"]),
            (.malformed("x", of: "--years", .years), ["x", "--years", "1994-2008"]),
            (.malformed("x", of: "--min-rating", .rating), ["x", "--min-rating", "10"]),
            (
                .malformed("ukr", of: "--language", .code(example: "fr")),
                ["ukr", "--language", "fr"]
            ),
            (.malformed("", of: "--search", .text), ["--search"]),
            (.notOffered(option: "--sort", list: "whole"), ["--sort", "whole"]),
            (.noMarks(kind: "note", catalog: "photos"), ["note", "photos"]),
            (.sessionFavorites(catalog: "films"), ["films"]),
        ] as [(UsageError, [String])]
    )
    func usage(error: UsageError, parts: [String]) {
        for language in Language.allCases {
            let transcript = Transcript()
            #expect(transcript.console(language).report(error) == .usage)
            #expect(transcript.err.hasPrefix("Error: "))
            #expect(!transcript.err.contains("cli."))
            #expect(!transcript.err.contains("%"))
            for part in parts { #expect(transcript.err.contains(part)) }
            #expect(transcript.out.isEmpty)
        }
    }

    @Test(
        "every catalog error has its exit code",
        arguments: [
            (.offline, .offline), (.notFound(message: nil), .notFound),
            (.insecure, .service), (.unauthorized(message: nil), .service),
            (.rateLimited(retryAfter: nil), .service),
            (.server(status: 500, message: nil), .service), (.badResponse(nil), .service),
            (.storage(code: 1), .storage), (.cancelled, .interrupted),
        ] as [(CatalogError, ExitCode)]
    )
    func codes(error: CatalogError, code: ExitCode) {
        #expect(ExitCode(error) == code)
    }

    @Test("exit codes have their documented numbers")
    func numbers() {
        let codes: [ExitCode] = [
            .done, .usage, .offline, .notFound, .service, .storage, .interrupted,
        ]
        #expect(codes.map(\.rawValue) == [0, 2, 3, 4, 5, 6, 130])
    }

    @Test("a closed pipe is not an error, but a full disk is")
    func output() {
        let closed = Transcript(failure: .closed)
        #expect(closed.console().runAlone(.version, version: "1") == .done)
        #expect(closed.err.isEmpty)
        let full = Transcript(failure: .failed(code: 28))
        #expect(full.console().runAlone(.version, version: "1") == .storage)
        #expect(full.err.hasPrefix("Error: "))
        #expect(full.err.contains("28"))
    }
}
