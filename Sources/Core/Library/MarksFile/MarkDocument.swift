import Catalog
import JSONText

/// A mark in a library file: `{"kind": "watched", "day": "2026-05-14", "changed": 1778716800}`.
///
/// A rating's `value` is the number of stars as text, such as `4.5`; a note's is its text.
enum MarkDocument {
    static func read(_ value: FileValue) throws(FileValue.Fault) -> (mark: Mark, seconds: Double?) {
        guard let kind = MarkKind(rawValue: try value["kind"].string()) else {
            throw value["kind"].malformed
        }
        let text = try value["day"].present?.string()
        let day = text.flatMap(Day.init(iso:))
        if text != nil, kind != .watched || day?.hasCome != true { throw value["day"].malformed }
        let content = try value["value"].present?.string() ?? ""
        let mark =
            kind == .note ? Mark.note(from: content) : Mark(kind, day: day, value: content)
        guard let mark else { throw value["value"].malformed }
        let seconds = try value["changed"].present?.number()
        guard (0...1e11).contains(seconds ?? 0) else { throw value["changed"].malformed }
        return (mark, seconds)
    }

    static func json(_ mark: ExportedMark) -> JSONTree {
        let value = mark.mark.value
        return JSONTree.members([
            "kind": .string(mark.mark.kind.rawValue),
            "day": mark.mark.day.map { .string($0.iso) },
            "value": value.isEmpty ? nil : .string(value),
            "changed": mark.seconds.map { .number($0) },
        ])
    }
}
