import Foundation

/// The formats of the keys issued by TMDB.
///
/// https://developer.themoviedb.org/docs/authentication-application
public enum KeyForm: Hashable, Sendable {
    /// An API key of 32 hexadecimal digits, sent in the query.
    case short
    /// A read access token of three parts that begins with `eyJ`, sent in a header.
    case long

    /// Determines the format that a cleaned key has or was meant to have.
    public init(of key: String) {
        self = key.hasPrefix("eyJ") ? .long : .short
    }

    /// Returns the key without any white space that may have been copied along with it.
    public static func cleaned(_ text: String) -> String {
        text.filter { !$0.isWhitespace && !$0.isNewline }
    }

    /// Returns whether a cleaned key has one of the formats.
    public static func isValid(_ key: String) -> Bool {
        switch KeyForm(of: key) {
        case .short: key.count == 32 && key.allSatisfy { $0.isASCII && $0.isHexDigit }
        case .long: isToken(key)
        }
    }

    /// Returns whether a key consists of three base64url parts separated by dots.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7519
    private static func isToken(_ key: String) -> Bool {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3
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
