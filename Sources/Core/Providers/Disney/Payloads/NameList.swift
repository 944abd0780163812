import Primitives

/// Names in an array, or a single name without an array.
///
/// Empty names are skipped; the service sends some.
struct NameList: Decodable, Sendable {
    /// The names in the service's order, in Unicode NFC and without surrounding white space.
    let names: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let texts =
            if let text = try? container.decode(String.self) {
                // A failure is expected, because an array isn't a string.
                [text]
            } else {
                try container.decode(LossyArray<String>.self).elements
            }
        names = texts.compactMap(\.visible)
    }
}
