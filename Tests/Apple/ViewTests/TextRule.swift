import Foundation
import L10n

/// Decides whether a text is from the table of strings, or data.
///
/// The table's texts are in the app's language. Words in the other language's letters must be in
/// the table too, such as "API", or in the demo's data.
struct TextRule {
    private let language: Language
    private let data: Set<String>
    private let tableWords: Set<String>

    /// Creates a rule for a language.
    ///
    /// - Throws: An error if the demo's data or the table can't be read.
    init(_ language: Language) throws {
        self.language = language
        let lines = try Self.lines("Sources/Demo") + Self.lines("Sources/Core/Manifests/Examples")
        data = Set(
            (lines + [URL.temporaryDirectory.path + "/settings/tmdb.key"]).flatMap(Self.parts)
                + Language.allCases.map(\.ownName)
                // The system has no Ukrainian name for this country.
                + ["Sark"]
        )
        var words: Set = ["KEY"]  // variables' names are arguments of the table's texts
        var isInLanguage = false
        for line in try Self.lines("Sources/Core/L10n") {
            if line.contains("\"en\": {") { isInLanguage = language == .english }
            if line.contains("\"uk\": {") { isInLanguage = language == .ukrainian }
            if isInLanguage, line.contains("\"value\": ") { words.formUnion(Self.words(in: line)) }
        }
        tableWords = words
    }

    /// Returns whether a text may be shown.
    func allows(_ text: String) -> Bool {
        guard text.contains(where: isForeign) else { return true }
        return Self.parts(of: text).allSatisfy { part in
            data.contains(part)
                || Self.words(in: part).allSatisfy { word in
                    // Monograms have two letters.
                    word.count <= 2 || !word.contains(where: isForeign) || tableWords.contains(word)
                }
        }
    }

    private func isForeign(_ character: Character) -> Bool {
        let letters: ClosedRange<UInt32> = language == .ukrainian ? 0x41...0x24F : 0x400...0x4FF
        return character.unicodeScalars.contains {
            letters.contains($0.value) && $0.properties.isAlphabetic
        }
    }

    private static func parts(of text: String) -> [String] {
        text.replacing("\\n", with: "\n")
            .components(separatedBy: CharacterSet(charactersIn: "·;,.\n()«»“”:/\\\""))
            .map { $0.trimmingCharacters(in: .whitespaces.union(.decimalDigits)) }
    }

    private static func words(in text: String) -> [String] {
        text.components(separatedBy: CharacterSet.letters.inverted)
    }

    /// Returns the lines of the data, code and texts in a folder.
    private static func lines(_ folder: String) throws -> [String] {
        let names =
            FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return try names.filter { name in
            [".json", ".swift", ".xcstrings"].contains { name.hasSuffix($0) }
        }.flatMap {
            try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
                .components(separatedBy: "\n")
        }
    }
}
