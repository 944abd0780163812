/// Distinguishes texts for users from identifiers in front-end code.
enum Wording {
    /// Whether the line at `index` of `file` contains a text for users.
    ///
    /// That is a string literal that reads like a sentence, or a capitalized word passed to a
    /// parameter or property that shows or speaks it.
    static func isSuspicious(_ file: SourceFile, at index: Int) -> Bool {
        let line = file.code[index]
        guard !line.contains(forDevelopers) else { return false }
        return file.literals[index].contains { $0.contains(sentence) } || line.contains(shownWord)
    }

    /// Two words separated by a space; CSS classes, icon names and signals contain no space.
    private static var sentence: some RegexComponent {
        /(?:^|[\p{L}\p{N},.:;!?…]) \p{L}{2,}/
    }

    /// `title: "Refresh"`, `label("Refresh")`, `tooltip = "Refresh"`.
    private static var shownWord: some RegexComponent {
        /(?i:label|title|tooltip|placeholder|heading|body|message|caption|description|text|name)\w*\s*(?:\(|:|=)\s*(?:\w+:\s*)?"\p{Lu}\p{Ll}+/
    }

    /// Traps and the log speak to developers, in English.
    private static var forDevelopers: some RegexComponent {
        /\b(?:preconditionFailure|precondition|assertionFailure|assert|fatalError)\(|\blog\w*\.\w+\(/
    }
}
