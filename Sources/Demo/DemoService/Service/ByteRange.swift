/// The meaning of a `Range` field (RFC 9110, section 14.2).
enum ByteRange: Hashable, Sendable {
    /// Everything: there is no field, or another unit, several ranges or an invalid value, which
    /// may be ignored.
    case whole
    /// 0-based offsets of bytes.
    case part(Range<Int>)
    /// Nothing of what exists.
    case unsatisfiable

    /// Parses the field for a representation of `length` bytes.
    init(field: String?, length: Int) {
        guard let field, field.hasPrefix("bytes="), !field.contains(",") else {
            self = .whole
            return
        }
        let bounds = field.dropFirst(6).split(
            separator: "-",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        guard bounds.count == 2 else {
            self = .whole
            return
        }
        self = Self.range(from: bounds[0], to: bounds[1], length: length)
    }
}

extension ByteRange {
    private static func range(
        from first: Substring,
        to last: Substring,
        length: Int
    ) -> ByteRange {
        switch (number(first), number(last)) {
        case (let first?, let last?):
            guard first <= last else { return .whole }
            return first < length ? .part(first..<min(last + 1, length)) : .unsatisfiable
        case (let first?, nil) where last.isEmpty:
            return first < length ? .part(first..<length) : .unsatisfiable
        case (nil, let suffix?) where first.isEmpty:
            return suffix > 0 && length > 0
                ? .part(max(0, length - suffix)..<length) : .unsatisfiable
        default:
            return .whole
        }
    }

    private static func number(_ text: Substring) -> Int? {
        // More digits could overflow when one is added.
        text.utf8.count <= 15 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
            ? Int(text) : nil
    }
}
