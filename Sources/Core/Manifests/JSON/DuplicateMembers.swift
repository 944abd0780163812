import Foundation

/// Finds members that JSON text gives more than once, of which a parser keeps only one.
enum DuplicateMembers {
    private enum Level {
        case object(names: Set<String>, name: String)
        case array(index: Int)
    }

    /// Returns the pointers of repeated members; the text must be JSON in UTF-8.
    static func pointers(in data: Data) -> [String] {
        var levels: [Level] = []
        var found: [String] = []
        var isName = false
        var rest = data[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "\"") {
                let string = string(from: &rest)
                guard isName, case .object(var names, _)? = levels.popLast() else { continue }
                // Text that was parsed before has only strings that can be parsed.
                let name = (try? JSONNode(parsing: string))?.string ?? ""
                let isNew = names.insert(name).inserted
                levels.append(.object(names: names, name: name))
                if !isNew { found.append(pointer(to: levels)) }
                isName = false
                continue
            }
            rest = rest.dropFirst()
            switch byte {
            case UInt8(ascii: "{"): levels.append(.object(names: [], name: ""))
            case UInt8(ascii: "["): levels.append(.array(index: 0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
            case UInt8(ascii: ","):
                if case .array(let index)? = levels.last {
                    levels[levels.count - 1] = .array(index: index + 1)
                }
            default: continue
            }
            if case .object? = levels.last {
                isName = byte != UInt8(ascii: "}")
            } else {
                isName = false
            }
        }
        return found
    }

    /// Removes a string with its quotation marks from the beginning.
    static func string(from rest: inout Data) -> Data {
        var isEscaped = false
        let end = rest.dropFirst().firstIndex { byte in
            if isEscaped {
                isEscaped = false
                return false
            }
            isEscaped = byte == UInt8(ascii: "\\")
            return byte == UInt8(ascii: "\"")
        }
        let string = rest[...(end ?? rest.endIndex - 1)]
        rest = rest[string.endIndex...]
        return string
    }

    private static func pointer(to levels: [Level]) -> String {
        levels.reduce("") { pointer, level in
            switch level {
            case .object(_, let name): pointer.appending(member: name)
            case .array(let index): "\(pointer)/\(index)"
            }
        }
    }
}
