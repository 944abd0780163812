import Foundation

/// Names in an array, or a single one without an array around it.
///
/// Empty names, which the service sends among the others, are left out.
struct NameList: Decodable, Sendable {
    /// In the service's order, in Unicode NFC, trimmed of white space.
    let names: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let texts =
            if let text = try? container.decode(String.self) {
                // An array is not a string, so a failure here is expected.
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
