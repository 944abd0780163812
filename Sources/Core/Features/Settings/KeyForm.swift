import Foundation

/// The formats of keys that services issue.
///
/// https://developer.themoviedb.org/docs/authentication-application
public enum KeyForm: Hashable, Sendable {
    /// 32 hexadecimal digits, sent in the query.
    case short
    /// A token of three parts that begins with `eyJ`, sent in a header.
    case long

    /// The key without white space, which may be copied along with it, also in the middle.
    public static func cleaned(_ text: String) -> String {
        text.filter { !$0.isWhitespace && !$0.isNewline }
    }

    /// Recognizes a cleaned key; nil if it has neither format.
    public init?(of key: String) {
        if key.count == 32, key.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
            self = .short
        } else if Self.isToken(key) {
            self = .long
        } else {
            return nil
        }
    }

    /// Three base64url parts separated by dots. https://www.rfc-editor.org/rfc/rfc7519
    private static func isToken(_ key: String) -> Bool {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false)
        return key.hasPrefix("eyJ") && parts.count == 3
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.allSatisfy { character in
                        character.isASCII
                            && (character.isLetter || character.isNumber
                                || "-_=".contains(character))
                    }
            }
    }
}
