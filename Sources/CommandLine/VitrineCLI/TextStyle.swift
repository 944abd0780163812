/// How text stands out on a terminal with colors.
///
/// The colors are those of the terminal's palette, which a person may have chosen.
/// https://www.ecma-international.org/publications-and-standards/standards/ecma-48/
enum TextStyle: String {
    /// The headings of a table.
    case heading = "1"
    /// The word that begins an error.
    case error = "1;31"
    /// What is done of a progress bar.
    case accent = "34"
}

extension Output {
    /// The text in a style; as it is where there are no colors.
    func styled(_ text: String, _ style: TextStyle) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Writes the lines of a table, the first of which is its headings.
    func table(_ lines: [String]) throws(OutputError) {
        for (place, text) in lines.enumerated() {
            try line(place == 0 ? styled(text, .heading) : text)
        }
    }

    /// Writes a message that begins with `Error:`, without anything of its own that controls the
    /// terminal.
    package func complaint(_ text: String) throws(OutputError) {
        try line(styled("Error:", .error) + " \(text.harmless)")
    }

    /// Writes a line beside the result, without anything that controls the terminal: user names
    /// come from the network.
    package func note(_ text: String) throws(OutputError) {
        try line(text.harmless)
    }
}
