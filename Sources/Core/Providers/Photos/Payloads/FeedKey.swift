import Foundation

/// What names a post, a photo or a user in a feed: a number, or a string of letters, digits and
/// `-._`, which is safe as a part of a path.
struct FeedKey: Decodable, Hashable, Sendable {
    /// The key as text: a number in its plain spelling, a string as it was sent.
    let text: String

    /// The longest key that is taken, in bytes.
    private static let maximumLength = 100

    /// - Throws: `DecodingError` for anything else, a fraction and `null` among it.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Numbers are the rule, so they are tried first; what is none is tried as a string.
        if let number = try? container.decode(Int64.self) {
            text = String(number)
            return
        }
        let text = try container.decode(String.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
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
