import Foundation

/// A representation's validator (RFC 9110, section 8.8.3).
enum EntityTag: Hashable, Sendable {
    /// Equivalent content; written `W/"…"`.
    case weak(String)
    /// Identical bytes; written `"…"`.
    case strong(String)

    /// The value of the `ETag` field.
    var field: String {
        switch self {
        case .weak(let value): "W/\"\(value)\""
        case .strong(let value): "\"\(value)\""
        }
    }

    /// Returns whether an `If-None-Match` field contains this tag, by the weak comparison that the
    /// field requires.
    func isListed(in field: String) -> Bool {
        field.split(separator: ",").contains { part in
            let listed = part.trimmingCharacters(in: .whitespaces)
            return listed == "*" || Self.opaque(listed) == Self.opaque(self.field)
        }
    }

    /// Returns whether an `If-Range` field is this tag, by the strong comparison that the field
    /// requires.
    func isExactly(_ field: String) -> Bool {
        guard case .strong = self else { return false }
        return field.trimmingCharacters(in: .whitespaces) == self.field
    }

    private static func opaque(_ tag: String) -> Substring {
        tag.hasPrefix("W/") ? tag.dropFirst(2) : Substring(tag)
    }
}
