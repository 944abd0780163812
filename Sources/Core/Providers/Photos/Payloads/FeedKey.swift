import Primitives

/// The key of a post, photo or user, safe to use in a path.
///
/// It is a number, or a string of letters, digits and `-._`.
struct FeedKey: Decodable, Hashable, Sendable {
    /// A number in decimal digits, or a string as it was sent.
    let text: String

    /// The maximum length of a key, in bytes.
    private static let maximumLength = 100

    /// Decodes a key.
    ///
    /// - Throws: `DecodingError` for anything else, including fractions and `null`.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Tries a number first because most are numbers, and a string otherwise.
        if let number = try? container.decode(Int64.self) {
            text = String(number)
            return
        }
        let text = try container.decode(String.self).trimmed
        guard Self.isHarmless(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no key")
        }
        self.text = text
    }

    private static func isHarmless(_ text: String) -> Bool {
        (1...maximumLength).contains(text.utf8.count) && text != "." && text != ".."
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
                    UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
