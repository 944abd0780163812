import Catalog

/// A mark in a library file: `{"kind": "watched", "day": "2026-05-14", "changed": 1778716800}`.
///
/// A rating's `value` is the number of stars as text, such as `4.5`; a note's is its text.
struct MarkDocument: Decodable {
    private enum CodingKeys: String, CodingKey {
        case kind, day, value, changed
    }

    let mark: Mark
    let seconds: Double?

    /// Creates a favorite without a time.
    init() { (mark, seconds) = (.favorite, nil) }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let kind = MarkKind(rawValue: try container.decode(String.self, forKey: .kind))
        guard let kind else { throw Self.wrong(.kind, container) }
        let text = try container.decodeIfPresent(String.self, forKey: .day)
        let day = text.flatMap(Day.init(iso:))
        if text != nil, kind != .watched || day?.hasCome != true {
            throw Self.wrong(.day, container)
        }
        let value = try container.decodeIfPresent(String.self, forKey: .value) ?? ""
        guard let mark = kind == .note ? Mark.note(from: value) : Mark(kind, day: day, value: value)
        else { throw Self.wrong(.value, container) }
        seconds = try container.decodeIfPresent(Double.self, forKey: .changed)
        guard (0...1e11).contains(seconds ?? 0) else { throw Self.wrong(.changed, container) }
        self.mark = mark
    }

    static func json(_ mark: ExportedMark) -> JSONValue {
        let value = mark.mark.value
        let members: [JSONValue.Member?] = [
            JSONValue.Member("kind", .string(mark.mark.kind.rawValue)),
            mark.mark.day.map { JSONValue.Member("day", .string($0.iso)) },
            value.isEmpty ? nil : JSONValue.Member("value", .string(value)),
            mark.seconds.map { JSONValue.Member("changed", .number($0)) },
        ]
        return .object(members.compactMap(\.self))
    }

    private static func wrong(
        _ key: CodingKeys,
        _ container: KeyedDecodingContainer<CodingKeys>
    ) -> DecodingError {
        .dataCorruptedError(forKey: key, in: container, debugDescription: "out of range")
    }
}
