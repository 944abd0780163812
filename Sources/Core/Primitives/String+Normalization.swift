public import Foundation

extension StringProtocol {
    /// The text without white space and line breaks at its ends.
    ///
    /// The same as Foundation's `trimmingCharacters(in: .whitespacesAndNewlines)`, which copies each
    /// text to UTF-16 and back.
    public var trimmed: String {
        let scalars = unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return "" }
        if !first.isTrimmed, !last.isTrimmed { return String(self) }
        guard let start = scalars.firstIndex(where: { !$0.isTrimmed }),
            let end = scalars.lastIndex(where: { !$0.isTrimmed })
        else { return "" }
        return String(self[start..<scalars.index(after: end)])
    }
}

extension String {
    /// Reads a file's text: UTF-8 or, after a byte order mark, UTF-16; nil for any other.
    ///
    /// The text contains neither the mark nor half a unit at the end.
    public init?(text data: Data) {
        let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        let isMarked = data.starts(with: [0xEF, 0xBB, 0xBF])
        let text =
            isUTF16
            ? String(data: data.prefix(data.count & ~1), encoding: .utf16)
            : String(validating: isMarked ? data.dropFirst(3) : data, as: UTF8.self)
        guard let text else { return nil }
        self = text
    }

    /// The text in Unicode NFC without NUL and surrounding white space; nil if nothing in it is
    /// visible.
    public var visible: String? {
        if isPlain { return self }
        let text = (utf8.contains(0) ? replacing("\0", with: "") : self).trimmed.composed
        return text.unicodeScalars.allSatisfy(\.isInvisible) ? nil : text
    }

    /// Whether the text is visible ASCII without controls and without spaces at its ends, as most are,
    /// so that nothing has to be done to it.
    private var isPlain: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.first.map { $0 > 0x20 } == true && bytes.last.map { $0 > 0x20 } == true
                && bytes.allSatisfy { 0x20..<0x7F ~= $0 }
        } ?? false
    }

    /// The text with a space in place of each run of line breaks.
    public var onOneLine: String {
        // Line breaks beyond ASCII begin with one of two bytes in UTF-8.
        utf8.contains { 0x0A...0x0D ~= $0 || $0 == 0xC2 || $0 == 0xE2 }
            ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    }

    /// The text in Unicode NFC.
    ///
    /// Foundation takes microseconds per text; checking whether it has anything to do takes
    /// nanoseconds.
    public var composed: String {
        utf8.allSatisfy { $0 < 0x80 } || unicodeScalars.allSatisfy(\.isUnchangedByNFC)
            ? self : precomposedStringWithCanonicalMapping
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is white space, including U+200B, which Unicode no longer counts as such.
    fileprivate var isTrimmed: Bool {
        value < 0x80
            ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace || value == 0x200B
    }

    /// Whether the scalar shows nothing by itself: white space, controls, joiners, fillers and the
    /// blank Braille pattern.
    fileprivate var isInvisible: Bool {
        if 0x21..<0x7F ~= value { return false }
        let isIgnorable = properties.isDefaultIgnorableCodePoint || properties.isWhitespace
        return isIgnorable || value == 0x2800
            || [.control, .format].contains(properties.generalCategory)
    }

    /// Whether NFC never changes the scalar, whatever its neighbors.
    ///
    /// This covers Latin without combining marks, Cyrillic, and the quotes and dashes between them;
    /// false for many more scalars that NFC wouldn't change either.
    var isUnchangedByNFC: Bool {
        switch value {
        case 0..<0x300, 0x400..<0x483, 0x48A..<0x530, 0x2010..<0x2028: true
        default: false
        }
    }
}
