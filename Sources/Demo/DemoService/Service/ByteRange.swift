/// The meaning of a `Range` field (RFC 9110, section 14.2).
enum ByteRange: Hashable, Sendable {
    /// Everything: the field is absent, or it has another unit, several ranges or an invalid value,
    /// which a server may ignore.
    case whole
    /// 0-based byte offsets.
    case part(Range<Int>)
    /// The range is beyond the end.
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
        // More digits could overflow when 1 is added.
        text.utf8.count <= 15 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
            ? Int(text) : nil
    }
}
