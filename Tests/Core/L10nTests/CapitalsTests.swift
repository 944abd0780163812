import Foundation
import Testing

@testable import L10n

/// English titles and controls have header capitals, English sentences and all Ukrainian texts
/// sentence capitals.
/// See https://developer.gnome.org/hig/guidelines/writing-style.html#capitalization
@Suite("Capitals")
struct CapitalsTests {
    private let strings = StringTable.bundled.strings

    /// Keys of buttons, menu items, titles, segments, row labels and headings.
    ///
    /// All others are sentences or parts of them.
    private static var header: some RegexComponent {
        /^(action|catalog|facet|favorite|layout|section|shelf|shortcuts|sort|word)\..+|home\..+|.+\.(title|short|label)|app\.demo-notice\.dismiss|about\.(artwork|sources)|details\.(back|close|show-all|show-more)|details\.return\..+|filter\.(any|button|clear|country|decades|first-year|language|last-year|rating|remove|runtime)|export(\.(json|letterboxd|letterboxd-watchlist))?|import(\.(choose|choose-now|chosen|doubts|files|folder|missing|more|skipped|undo))?|list\.(choice|retry)|row\.copy-.+|mark\.[a-z-]+\.(add|remove)|notes\.(add-day|day|days|note)|related\.no-year|offline\.(all|action\.(cancel|pause|refresh|remove|resume|retry|start)|remove\.confirm)|preview\.(first-page|questions|try)|address\.(continue|entry)|photo\.(next|open|play|previous|stop)|spotlight\.(details|next|previous)|search\.(all|everywhere|results)(\..+)?|search\.clear|settings\.history\.(clear|clear-now|confirm)|settings\.(appearance(\..+)?|apply|catalogs(\.(add|address|choose|delete-data|delete-file|keep-data))?|content-language(\..+)?|general|images|images\.(clear|clear-now|confirm|limit|use)|key|key\.(entry|place|remove|reveal|test)|language(\.(choose|system))?|languages|looks|motion(\..+)?|network|opening(\.last)?|proxy|sources|start|sources\.(address|custom|embedded|from|live)|storage)|statistics\.(close|column\.[a-z]+|groupings|sort-by)|trailer\.(close|fullscreen|leave-fullscreen|open-again|open-in-browser)|viewer\.(copy|fit|menu|open|save|zoom-in|zoom-out)$/
    }

    /// Keys that match ``header`` but are sentences: results of actions, and spoken texts.
    private static let sentences: Set = ["favorite.removed", "splash.label"]

    /// Words in lowercase within a title.
    ///
    /// Other words, including all with four letters or more, are capitalized.
    private static let small: Set = [
        "a", "an", "and", "as", "at", "by", "for", "in", "of", "on", "or", "the", "to",
    ]

    /// Words capitalized even within a sentence.
    private static let names: Set = [
        "Vitrine", "TMDB", "Broadway", "Disney", "API", "SQLite", "JSON", "Schema", "FILE", "HTTP",
        "KIND", "STARS", "FOLDER", "Letterboxd", "IMDb",
        "ID", "MB", "Debian",
        "Wi-Fi", "Preferences", "Settings", "The", "Movie", "Database", "User", "Name", "Enter",
        "Names", "P",
    ]

    @Test("English titles and controls have header capitals, other text has sentence capitals")
    func english() {
        var counts = (header: 0, sentence: 0)
        for (key, text) in texts(.english) {
            // The words of another system.
            let key = key.hasSuffix(".apple") ? String(key.dropLast(6)) : key
            if key.wholeMatch(of: Self.header) != nil, !Self.sentences.contains(key) {
                counts.header += 1
                #expect(Self.isHeader(text), "\(key): \(text)")
            } else {
                counts.sentence += 1
                #expect(Self.isSentence(text), "\(key): \(text)")
            }
        }
        #expect(counts.header > 120 && counts.sentence > 200)
    }

    @Test("all Ukrainian text has sentence capitals")
    func ukrainian() {
        for (key, text) in texts(.ukrainian) {
            #expect(Self.isSentence(text), "\(key): \(text)")
        }
    }

    @Test(
        "the rule distinguishes titles from sentences",
        arguments: [
            ("Add to Favorites", true, false), ("Add To Favorites", false, false),
            ("Add to favorites", false, true), ("Remove from Favorites", false, false),
            ("Remove From Favorites", true, false), ("Undo", true, true),
            ("Zoom in. Zoom out.", false, true), ("Sort by", false, true), ("Sort By", true, false),
        ]
    )
    func rule(text: String, isHeader: Bool, isSentence: Bool) {
        #expect(Self.isHeader(text) == isHeader)
        #expect(Self.isSentence(text) == isSentence)
    }

    @Test("uses typographic apostrophes, quotation marks and dashes")
    func marks() {
        for language in Language.allCases {
            for (key, text) in texts(language) {
                #expect(!text.contains("'") && !text.contains("\""), "\(key): \(text)")
                #expect(!text.contains(" - ") && !text.contains(" – "), "\(key): \(text)")
            }
        }
    }
}

extension CapitalsTests {
    private func texts(_ language: Language) -> [(key: String, text: String)] {
        strings.flatMap { key, localizations in
            (localizations[language.rawValue] ?? [:]).values.map { (key, $0) }
        }
    }

    private static func isHeader(_ text: String) -> Bool {
        let words = words(of: text)
        return words.enumerated().allSatisfy { place, word in
            let isEdge = place == 0 || place == words.count - 1
            if !isEdge, small.contains(word.text) { return true }
            return !(word.text.first?.isLowercase ?? false)
                && (isEdge || !small.contains(word.text.lowercased()))
        }
    }

    private static func isSentence(_ text: String) -> Bool {
        words(of: text).allSatisfy { word in
            word.isFirst || names.contains(word.text) || !(word.text.first?.isUppercase ?? false)
                || word.text.count > 1 && word.text == word.text.uppercased()
        }
    }

    /// The words without placeholders, options, addresses and quotations, each with whether it
    /// starts a sentence.
    private static func words(of text: String) -> [(text: String, isFirst: Bool)] {
        var isFirst = true
        return text.replacing(/[“«][^”»]*[”»]/, with: "…")
            .split(whereSeparator: \.isWhitespace)
            .compactMap { part in
                let word = part.trimmingCharacters(in: .punctuationCharacters.union(.symbols))
                defer {
                    let ends = part.last.map { ".!?:;…".contains($0) } ?? false
                    if !word.isEmpty || ends || part == "…" { isFirst = ends && part != "…" }
                }
                if part.contains("%") { return ("%", isFirst) }
                guard word.contains(where: \.isLetter), !part.contains("/"),
                    !part.contains("=")
                else { return nil }
                return (word, isFirst)
            }
    }
}
