/// The regular expressions that the service accepts for a search.
enum NamePattern {
    /// An expression that matches a text literally.
    ///
    /// The service ignores case.
    static func literal(_ text: String) -> String {
        var pattern = ""
        // Not by Character: an accent on a bracket makes it a different Character but still a
        // bracket.
        for scalar in text.unicodeScalars {
            if special.contains(scalar) { pattern.append("\\") }
            pattern.unicodeScalars.append(scalar)
        }
        return pattern
    }

    /// The metacharacters of a regular expression.
    ///
    /// https://tc39.es/ecma262/#prod-SyntaxCharacter
    private static let special: Set<Unicode.Scalar> = [
        "\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}",
    ]
}
