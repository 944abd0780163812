import CWidth
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension String {
    /// The number of terminal columns.
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
                    case .format where !scalar.joinsEmoji: nil
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
    /// The number of terminal columns: two for an emoji, otherwise the sum that terminals compute.
    ///
    /// Some marks that belong to a character take a column too, such as a halfwidth voiced sound
    /// mark.
    fileprivate var terminalWidth: Int {
        hasEmojiPresentation ? 2 : unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
    }

    /// Whether terminals show it as an emoji.
    ///
    /// https://unicode.org/reports/tr51/#Emoji_Variation_Sequences
    private var hasEmojiPresentation: Bool {
        guard let first = unicodeScalars.first?.properties else { return false }
        return first.isEmojiPresentation
            || first.isEmoji && unicodeScalars.contains("\u{FE0F}")
    }
}

extension Unicode.Scalar {
    /// Whether this invisible character is part of an emoji or a ligature: a joiner, or a tag of a
    /// flag.
    fileprivate var joinsEmoji: Bool {
        0x200C...0x200D ~= value || 0xE0020...0xE007F ~= value
    }

    /// The system's locale for UTF-8; if the system lacks it, it is nil and all widths are 1.
    // SAFETY: nothing changes or frees it, and `uselocale` sets it for the calling thread only.
    nonisolated(unsafe) private static let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

    /// The C library's number of terminal columns; 1 for a character that it doesn't know.
    fileprivate var terminalWidth: Int {
        if 0x20..<0x7F ~= value { return 1 }
        let previous = uselocale(Self.locale)
        defer { uselocale(previous) }
        let width = wcwidth(wchar_t(value))
        return width < 0 ? 1 : Int(width)
    }
}
