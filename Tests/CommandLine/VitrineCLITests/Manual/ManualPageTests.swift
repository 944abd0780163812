import Foundation
import L10n
import Testing

@testable import VitrineCLI

@Suite("Manual page")
struct ManualPageTests {
    private func page(_ language: Language) -> String {
        ManualPage(
            manual: Manual(strings: Localizer(language)),
            version: "1.2.3",
            date: Date(timeIntervalSince1970: 86_400)
        ).text
    }

    @Test("starts with the title, date and version")
    func title() {
        let lines = page(.english).split(separator: "\n")
        #expect(lines[1] == #".TH VITRINE 1 1970-01-02 "vitrine 1.2.3""#)
        #expect(lines[2] == #".SH "NAME""#)
    }

    @Test("contains everything in --help, with the same words", arguments: Language.allCases)
    func words(language: Language) {
        // As rendered, regardless of line breaks.
        let text = page(language).replacing(#"\-"#, with: "-").replacing(/\\f[BIR]/, with: "")
            .replacing("\n", with: " ")
        let help = HelpText(strings: Localizer(language))
        for command in CommandName.allCases {
            for line in help.lines(for: command) where line.hasPrefix("  ") {
                let words = line.drop { $0 == " " }
                let parts = words.split(separator: "  ", maxSplits: 1)
                #expect(text.contains(parts[0]))
                #expect(text.contains(parts[1].trimmingCharacters(in: .whitespaces)), "\(line)")
            }
            #expect(text.contains(help.usage(of: command)))
        }
        for variable in EnvironmentVariable.allCases { #expect(text.contains(variable.rawValue)) }
        #expect(!text.contains("cli."))
    }

    @Test("no text starts with a roff control character, and all requests are known")
    func form() {
        for line in page(.english).split(separator: "\n") {
            #expect(line.wholeMatch(of: /\.([A-Z]{2}|br|\\")( .*)?|[^.'].*/) != nil, "\(line)")
        }
    }
}
