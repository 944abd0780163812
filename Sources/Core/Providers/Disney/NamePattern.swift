/// Regular expressions, which the service accepts as searches.
enum NamePattern {
    /// Returns an expression that matches text literally; the service ignores case.
    static func literal(_ text: String) -> String {
        var pattern = ""
        // Iterates over scalars because a bracket with an accent is another Character but still a
        // bracket.
        for scalar in text.unicodeScalars {
            if special.contains(scalar) { pattern.append("\\") }
            pattern.unicodeScalars.append(scalar)
        }
        return pattern
    }

    /// The metacharacters in regular expressions.
    ///
    /// https://tc39.es/ecma262/#prod-SyntaxCharacter
    private static let special: Set<Unicode.Scalar> = [
        "\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}",
    ]
}
