/// The regular expressions that the service takes for a search.
enum NamePattern {
    /// The expression that finds a text as it stands, whatever its signs mean otherwise.
    ///
    /// The service matches without regard to case.
    static func literal(_ text: String) -> String {
        var pattern = ""
        for character in text {
            if special.contains(character) { pattern.append("\\") }
            pattern.append(character)
        }
        return pattern
    }

    /// https://tc39.es/ecma262/#prod-SyntaxCharacter
    private static let special: Set<Character> = [
        "\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}",
    ]
}
