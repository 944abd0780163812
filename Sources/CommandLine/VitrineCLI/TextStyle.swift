/// A text style for terminals with colors.
///
/// The colors come from the terminal's palette, which the user may have chosen.
/// https://www.ecma-international.org/publications-and-standards/standards/ecma-48/
enum TextStyle: String {
    /// A table's headings.
    case heading = "1"
    /// The word that begins an error.
    case error = "1;31"
    /// The finished part of a progress bar.
    case accent = "34"
}

extension Output {
    /// Returns the text in a style, or unchanged without colors.
    func styled(_ text: String, _ style: TextStyle) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Writes a table's lines, the first of which contains its headings.
    func table(_ lines: [String]) throws(CommandFailure) {
        for (place, text) in lines.enumerated() {
            try line(place == 0 ? styled(text, .heading) : text)
        }
    }

    /// Writes a message starting with `Error:`, without control characters in the text.
    package func complaint(_ text: String) throws(CommandFailure) {
        try line(styled("Error:", .error) + " \(text.harmless)")
    }

    /// Writes a line that isn't part of the result, without control characters, because user names
    /// come from the network.
    package func note(_ text: String) throws(CommandFailure) {
        try line(text.harmless)
    }
}
