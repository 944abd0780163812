import Foundation
import Testing

@testable import L10n

@Suite("String table")
struct StringTableTests {
    let strings = StringTable.bundled.strings

    @Test("every key has a text in every language")
    func everyLanguage() {
        for (key, localizations) in strings {
            for language in Language.allCases {
                let forms = localizations[language.rawValue] ?? [:]
                #expect(!forms.isEmpty && !forms.values.contains(""), "\(key) in \(language)")
            }
        }
    }

    @Test("no two keys have the same Swift symbol")
    func symbols() {
        // Xcode generates `listLoading` from `list.loading`; equal symbols don't compile.
        let symbols = strings.keys.map { key in
            let words = key.split { !$0.isLetter && !$0.isNumber }
            return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
        }
        #expect(Set(symbols).count == strings.count)
        #expect(symbols.allSatisfy { $0.first?.isLetter == true })
    }

    @Test("a key has the same placeholders in all languages and forms")
    func placeholders() {
        for (key, localizations) in strings {
            let kinds = localizations.values.flatMap(\.values).map { text in
                text.matches(of: /%(?:[1-9]\$)?(?:@|lld)/).map { String($0.0) }.sorted()
            }
            #expect(Set(kinds).count == 1, "\(key)")
        }
    }

    @Test("a plural has all forms of its language")
    func pluralForms() {
        let needed: [Language: Set<PluralCategory>] = [
            .english: [.one, .other], .ukrainian: [.one, .few, .many, .other],
        ]
        for (key, localizations) in strings {
            let isPlural = localizations.values.contains { $0.keys.contains(.one) }
            for language in Language.allCases where isPlural {
                let forms = Set((localizations[language.rawValue] ?? [:]).keys)
                #expect(forms == needed[language], "\(key) in \(language)")
            }
        }
    }

    @Test("no key is defined twice")
    func duplicates() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Core/L10n/Localizable.xcstrings")
        var seen: [Set<Substring>] = []
        var count = 0
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count / 2
            seen.removeLast(max(0, seen.count - depth - 1))
            guard let key = line.firstMatch(of: /^ *("[^"]+") *:/)?.1 else { continue }
            while seen.count <= depth { seen.append([]) }
            if !seen[depth].insert(key).inserted { Issue.record("\(key)") }
            count += 1
        }
        #expect(count > 1_000)
    }
}

@Suite("The words of a system")
struct SystemWordsTests {
    @Test("Apple's systems have Settings, and a desktop has Preferences; other words are the same")
    func settings() {
        let apple = Localizer(.english, system: .apple)
        let linux = Localizer(.english, system: .linux)
        #expect(apple("settings.title") == "Settings" && linux("settings.title") == "Preferences")
        #expect(apple("action.close") == linux("action.close"))
        #expect(Localizer(.english).system == .current)
    }
}
