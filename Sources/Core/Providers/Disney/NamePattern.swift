/// The regular expressions that the service takes for a search.
enum NamePattern {
    /// The expression that finds a text as it stands, whatever its signs mean otherwise.
    ///
    /// The service matches without regard to case.
    static func literal(_ text: String) -> String {
        var pattern = ""
        // Not by characters: an accent on a bracket makes another one, but no other sign.
        for scalar in text.unicodeScalars {
            if special.contains(scalar) { pattern.append("\\") }
            pattern.unicodeScalars.append(scalar)
        }
        return pattern
    }

    /// The signs that mean something else than themselves.
    ///
    /// https://tc39.es/ecma262/#prod-SyntaxCharacter
    private static let special: Set<Unicode.Scalar> = [
        "\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}",
    ]
}
