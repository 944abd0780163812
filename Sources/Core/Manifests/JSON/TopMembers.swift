import Foundation

/// The members of the object at the top of a JSON text, which stays as it was written elsewhere.
enum TopMembers {
    /// Returns the text with a member as the last one, in place of one with the same name.
    static func setting(_ name: String, to value: OrderedJSON, in data: Data) -> Data {
        var text = data
        for range in ranges(of: name, in: data).reversed() { text.removeSubrange(range) }
        guard let end = text.lastIndex(of: UInt8(ascii: "}")) else { return data }
        let last = text[..<end].lastIndex { !$0.isJSONSpace }
        let isFirst = last.map { text[$0] == UInt8(ascii: "{") } ?? true
        let member = OrderedJSON.object([(name, value)]).text.dropFirst().dropLast()
        let lines = member.trimmingCharacters(in: .whitespacesAndNewlines)
        let added = (isFirst ? "" : ",") + "\n  " + lines + "\n"
        text.replaceSubrange((last.map { $0 + 1 } ?? end)..<end, with: Data(added.utf8))
        return text
    }

    /// Returns the ranges of members with a name, each with the comma that separates it.
    private static func ranges(of name: String, in data: Data) -> [Range<Data.Index>] {
        var found: [Range<Data.Index>] = []
        var (depth, comma, start) = (0, data.startIndex, Data.Index?.none)
        var isName = false
        var rest = data[...]
        while let byte = rest.first {
            let index = rest.startIndex
            if byte == UInt8(ascii: "\"") {
                let string = DuplicateMembers.string(from: &rest)
                // Text that was parsed before has only strings that can be parsed.
                if depth == 1, isName, (try? JSONNode(parsing: string))?.string == name {
                    start = comma
                }
                isName = false
                continue
            }
            rest = rest.dropFirst()
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                if depth == 1 { (comma, isName) = (index + 1, true) }
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
                if byte != UInt8(ascii: ",") { depth -= 1 }
                guard depth == (byte == UInt8(ascii: ",") ? 1 : 0) else { continue }
                if let from = start {
                    // The first member takes the comma after it along.
                    let isFirst = data[from] != UInt8(ascii: ",")
                    let end = isFirst && byte == UInt8(ascii: ",") ? index + 1 : index
                    found.append(from..<end)
                }
                (comma, start, isName) = (index, nil, true)
            default: continue
            }
        }
        return found
    }
}

extension UInt8 {
    /// Whether the byte is white space between the tokens of JSON.
    var isJSONSpace: Bool { [0x20, 0x0A, 0x0D, 0x09].contains(self) }
}
