import JSONText

/// A value in a library file, with its place for messages.
struct FileValue {
    /// Why an entry can't be used.
    struct Fault: Error {
        /// The path, such as `items[3].facets.rating`; the index is 0-based.
        let path: String
        let reason: MarksImport.Fault.Reason
    }

    /// Nil if it is missing.
    let json: JSON?
    let path: String

    /// Nil if it is missing or null.
    var present: FileValue? { json?.isNull == false ? self : nil }

    /// Whether it is there, even as null.
    var exists: Bool { json != nil }

    subscript(name: String) -> FileValue {
        FileValue(json: json?[name], path: "\(path).\(name)")
    }

    /// Returns the fault of a value that has the right type, but is out of range.
    var malformed: Fault { Fault(path: path, reason: .malformed) }

    func string() throws(Fault) -> String { try value(json?.string) }

    func number() throws(Fault) -> Double { try value(json?.number) }

    func integer() throws(Fault) -> Int { try value(json?.integer) }

    /// Returns the elements of an array.
    func elements() throws(Fault) -> [FileValue] {
        try value(json?.elements).enumerated().map {
            FileValue(json: $1, path: "\(path)[\($0)]")
        }
    }

    /// Returns the members of an object.
    func members() throws(Fault) -> [(name: String, value: FileValue)] {
        try value(json?.members).map { member in
            let name = member.name ?? ""
            return (name, FileValue(json: member, path: "\(path).\(name)"))
        }
    }

    private func value<Value>(_ value: Value?) throws(Fault) -> Value {
        guard let value else {
            throw Fault(path: path, reason: exists ? .malformed : .missing)
        }
        return value
    }
}
