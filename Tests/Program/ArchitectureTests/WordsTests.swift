import Foundation
import Testing

/// Compares the string table with the keys in the code.
@Suite("The string table")
struct WordsTests {
    private struct Table: Decodable {
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {}

    private static let path = "Sources/Core/L10n/Localizable.xcstrings"

    private let text: String
    private let keys: Set<String>

    init() throws {
        let file = SourceTree.root.appending(path: Self.path)
        text = try String(contentsOf: file, encoding: .utf8)
        keys = Set(try JSONDecoder().decode(Table.self, from: Data(text.utf8)).strings.keys)
    }

    @Test("every key in the code is in the table")
    func missing() throws {
        var count = 0
        for file in try SourceTree.files(in: "Sources") {
            // A call may span two lines.
            let code = file.code.joined(separator: "\n")
            for call in code.matches(of: /(?:\bstrings|\.key)\(\s*"([a-z][\w.-]*)("|\\)/) {
                count += 1
                // An interpolated key matches if any key has its prefix.
                let isKnown =
                    call.2 == "\""
                    ? keys.contains(String(call.1))
                    : keys.contains { $0.hasPrefix(call.1) }
                #expect(isKnown, "\(file.path): \(call.1)")
            }
        }
        #expect(count > 300, "the calls are written otherwise by now")
    }

    @Test("every key in the table is used in the code")
    func unused() throws {
        let uses = try Uses(in: ["Sources"])
        for key in keys.sorted() { #expect(uses.contains(key), "\(key)") }
    }

    @Test("iPhone and iPad show no words of Linux: a key with such a word has one for Apple, too")
    func words() throws {
        let uses = try Uses(in: ["Sources/Core", "Sources/Apple"])
        let foreign =
            /Preferences|keyring|Image As…|Window|restart|Select it|command “|Ctrl|right-click|Click|data folder/
        let foreignInUkrainian =
            /сховищ[еі] паролів|вікн|перезапус|Виберіть його|командою «|клац|тек[аиуі] даних|теки даних/
        let values = try JSONDecoder().decode(Values.self, from: Data(text.utf8)).strings
        for (key, value) in values where uses.contains(key) && values["\(key).apple"] == nil {
            let isOfSystem = !["cli.", "shortcuts."].contains { key.hasPrefix($0) }
            guard isOfSystem else { continue }
            for (language, words) in value.words {
                #expect(
                    !words.contains(foreign) && !words.contains(foreignInUkrainian),
                    "\(key) in \(language): \(words)"
                )
            }
        }
    }

    /// The keys in the code of some folders.
    private struct Uses {
        private var literals: Set<String> = []
        private var starts: Set<String> = []

        init(in folders: [String]) throws {
            for file in try folders.flatMap({ try SourceTree.files(in: $0) }) {
                // Search the code view, because interpolations can also contain strings.
                for line in file.code {
                    for match in line.matches(of: /"([a-z][\w.-]*)("|\\)/) {
                        if match.2 == "\"" {
                            literals.insert(String(match.1))
                        } else {
                            starts.insert(String(match.1))
                        }
                    }
                }
            }
        }

        /// Whether the code has a key, `"sort.\(name)"`, or `"\(key).title"` with the key named
        /// elsewhere.
        func contains(_ key: String) -> Bool {
            let key = key.hasSuffix(".apple") ? String(key.dropLast(6)) : key
            let stem = key.split(separator: ".").dropLast().joined(separator: ".")
            return literals.contains(key)
                || starts.contains { $0.hasSuffix(".") && key.hasPrefix($0) }
                || stem.contains(".") && literals.contains(stem)
        }
    }

    /// The table with its words.
    private struct Values: Decodable {
        let strings: [String: Value]

        struct Value: Decodable {
            let localizations: [String: Localization]?

            /// The words of each plural form, with their language.
            var words: [(String, String)] {
                (localizations ?? [:]).flatMap { language, localization in
                    let forms = localization.variations?.plural.values.map(\.stringUnit) ?? []
                    return ([localization.stringUnit].compactMap(\.self) + forms).map {
                        (language, $0.value)
                    }
                }
            }
        }

        struct Localization: Decodable {
            let stringUnit: Unit?
            let variations: Variations?
        }

        struct Variations: Decodable { let plural: [String: Form] }

        struct Form: Decodable { let stringUnit: Unit }

        struct Unit: Decodable { let value: String }
    }

    /// A decoder silently takes the last of two equal keys, and a merge easily leaves two.
    @Test("the table contains no key or plural form twice")
    func repeated() {
        var path: [String] = []
        var seen: Set<[String]> = []
        for (index, line) in text.split(separator: "\n").enumerated() {
            guard let match = line.prefixMatch(of: #/( *)"([^"]+)":/#) else { continue }
            path = path.prefix(match.1.count / 2 - 1) + [String(match.2)]
            #expect(seen.insert(path).inserted, "line \(index + 1): \(match.2)")
        }
        #expect(seen.count > keys.count)
    }
}
