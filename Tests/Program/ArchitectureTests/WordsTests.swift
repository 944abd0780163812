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
        var literals: Set<String> = []
        var starts: Set<String> = []
        for file in try SourceTree.files(in: "Sources") {
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
        for key in keys.sorted() where !literals.contains(key) {
            // `"sort.\(name)"`, or `"\(key).title"` with the key named elsewhere.
            let isBegun = starts.contains { $0.hasSuffix(".") && key.hasPrefix($0) }
            let stem = key.split(separator: ".").dropLast().joined(separator: ".")
            #expect(isBegun || stem.contains(".") && literals.contains(stem), "\(key)")
        }
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
