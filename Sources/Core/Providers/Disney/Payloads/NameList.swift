import Foundation

/// Names in an array, or a single one without an array around it.
///
/// Empty ones, which the service has among the others, are no names and are left out.
struct NameList: Decodable, Sendable {
    /// The names in order, in Unicode NFC, without white space around them.
    let names: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let texts =
            if let text = try? container.decode(String.self) {
                // An array is no string, so that failing to read one says nothing.
                [text]
            } else {
                try container.decode(LossyArray<String>.self).elements
            }
        names = texts.lazy
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty }
            .map(\.precomposedStringWithCanonicalMapping)
    }
}
