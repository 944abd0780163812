import Foundation

/// The place of a syntax error in JSON text.
struct JSONTextPosition: Hashable {
    /// The 1-based line.
    let line: Int
    /// The 1-based column, in UTF-8 bytes.
    let column: Int

    /// Extracts the place from `JSONSerialization`'s error; the end of the text if it has none.
    init(of error: any Error, in data: Data) {
        let index = Self.index(in: (error as NSError).userInfo)
        let before = data.prefix(min(index ?? data.count, data.count))
        line = before.count(where: { $0 == UInt8(ascii: "\n") }) + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        column = before.endIndex - start + 1
    }

    /// Returns the error's 0-based byte, which Linux names only at the end of its description.
    private static func index(in information: [String: Any]) -> Int? {
        if let index = information["NSJSONSerializationErrorIndex"] as? Int { return index }
        let description = information["NSDebugDescription"] as? String ?? ""
        return description.split { !$0.isNumber }.last.flatMap { text in Int(text) }
    }
}
