extension StringProtocol {
    /// Whether the text has letters that are written from right to left.
    public var hasRightToLeftLetters: Bool {
        // In UTF-8, all of them begin with a greater byte than Latin and Cyrillic letters.
        utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains(where: \.isRightToLeftLetter)
    }
}

extension String {
    /// The text in a Unicode isolate if it has right-to-left letters, so that it can't change the
    /// order of what is beside it.
    ///
    /// https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
    public var isolated: String { hasRightToLeftLetters ? "\u{2068}\(self)\u{2069}" : self }
}

extension Sequence<String> {
    /// Joins texts that stand side by side from left to right, whatever the direction of each.
    ///
    /// Pango takes the direction of a paragraph from its first letter, even from an isolated one;
    /// that is why a mark precedes it.
    public func joinedLeftToRight(separator: String) -> String {
        let parts = Array(self)
        guard parts.contains(where: \.hasRightToLeftLetters) else {
            return parts.joined(separator: separator)
        }
        return "\u{200E}" + parts.map(\.isolated).joined(separator: separator)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is in one of the blocks of right-to-left scripts and isn't a digit.
    fileprivate var isRightToLeftLetter: Bool {
        switch value {
        case 0x660...0x669, 0x6F0...0x6F9: false
        case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000:
            true
        default: false
        }
    }
}
