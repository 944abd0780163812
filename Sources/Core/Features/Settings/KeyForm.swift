import Foundation

/// The forms in which services hand out keys.
///
/// https://developer.themoviedb.org/docs/authentication-application
public enum KeyForm: Hashable, Sendable {
    /// 32 hexadecimal digits, for the query.
    case short
    /// A token of three parts that begins with `eyJ`, for a header.
    case long

    /// The key without the white space that copying brings along, within it too.
    public static func cleaned(_ text: String) -> String {
        text.filter { !$0.isWhitespace && !$0.isNewline }
    }

    /// Recognizes a cleaned key; nil where it has neither form.
    public init?(of key: String) {
        if key.count == 32, key.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
            self = .short
        } else if Self.isToken(key) {
            self = .long
        } else {
            return nil
        }
    }

    /// Three parts of base64 for addresses, with dots between. https://www.rfc-editor.org/rfc/rfc7519
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
