import Foundation

extension String {
    /// The number of terminal columns: two for wide East Asian characters and emoji, none for
    /// combining marks.
    var terminalWidth: Int {
        reduce(0) { $0 + $1.terminalWidth }
    }

    /// The text without characters that move a terminal's cursor or change its colors or the
    /// writing direction.
    ///
    /// Titles aren't trusted, because they come from the network.
    package var harmless: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.compactMap { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .lineSeparator, .paragraphSeparator: " "
                    case .format where scalar != "\u{200D}" && scalar != "\u{200C}": nil
                    default: scalar
                    }
                }
            )
        )
    }

    /// Returns the text cut to a width, ending in an ellipsis if anything is missing.
    func truncated(to width: Int) -> String {
        guard terminalWidth > width else { return self }
        var result = ""
        var rest = width - 1
        for character in self {
            rest -= character.terminalWidth
            guard rest >= 0 else { break }
            result.append(character)
        }
        return result + "…"
    }

    /// Returns the text padded with spaces at the end.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - terminalWidth))
    }

    /// Returns the text padded with spaces at the start.
    func padded(toRight width: Int) -> String {
        String(repeating: " ", count: max(0, width - terminalWidth)) + self
    }

    /// Wraps the text at spaces to a width; words longer than a line are broken.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(whereSeparator: \.isWhitespace).flatMap({ pieces(of: $0, width: width) })
        {
            if !line.isEmpty, line.terminalWidth + 1 + word.terminalWidth > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }

    private func pieces(of word: Substring, width: Int) -> [String] {
        var pieces = [""]
        var used = 0
        for character in word {
            if used + character.terminalWidth > width, used > 0 {
                pieces.append("")
                used = 0
            }
            pieces[pieces.count - 1].append(character)
            used += character.terminalWidth
        }
        return pieces
    }
}

extension Character {
    /// The number of terminal columns, kept simple by using Unicode blocks instead of the UAX #11
    /// table.
    fileprivate var terminalWidth: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
            0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
