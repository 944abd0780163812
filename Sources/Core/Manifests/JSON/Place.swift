import Catalog
import JSONText
import Providers

/// Where a value is: alternative places, of which the first one with a readable value counts.
struct Place: Hashable, Sendable {
    var pointers: [JSONPointer]
    /// What is done with the values before they are read; nil for nothing.
    var reading: PlaceReading?

    /// Returns the first value that `read` accepts, or nil.
    func first<Value>(in node: JSON, _ read: (JSON) -> Value?) -> Value? {
        firstGroup(in: node) { values, _ in
            for value in values {
                if let result = read(value) { return result }
            }
            return nil
        }
    }

    /// Returns the first result of `read` for the values of an alternative, or for all values if they
    /// are collected.
    ///
    /// `isMany` says that each value stands for itself.
    func firstGroup<Value>(
        in node: JSON,
        _ read: (_ values: [JSON], _ isMany: Bool) -> Value?
    ) -> Value? {
        if let reading, reading.isCollected {
            return read(reading.values(pointers.flatMap { $0.values(in: node) ?? [] }), true)
        }
        for pointer in pointers {
            guard var values = pointer.values(in: node) else { continue }
            var isMany = pointer.isMany
            if let reading {
                values = reading.values(values)
                isMany = isMany || values.count > 1
            }
            if let result = read(values, isMany) { return result }
        }
        return nil
    }

    /// Returns the first alternative that isn't missing, with its values, or all that aren't if they
    /// are collected; `null` counts as a value.
    func found(in node: JSON) -> (pointer: JSONPointer, values: [JSON])? {
        var all: (pointer: JSONPointer, values: [JSON])?
        for pointer in pointers {
            guard let values = pointer.values(in: node) else { continue }
            all = (all?.pointer ?? pointer, (all?.values ?? []) + values)
            if reading?.isCollected != true { break }
        }
        return all
    }

    /// The error of a response in which all alternatives are missing.
    func fault(in node: JSON) -> ResponseFault {
        .missing(
            place: pointers.map(\.text).joined(separator: ", "),
            names: pointers.first?.nearest(in: node).names ?? []
        )
    }
}

/// What is done with the values at a place before they are read, in this order.
///
/// It takes time that is linear in the length of a value. Longer text than 100,000 bytes stays as it is.
struct PlaceReading: Hashable, Sendable {
    /// Whether the values of all alternatives count.
    var isCollected = false
    /// The marks around the part that counts.
    var between: Marks?
    /// Parts of text with what replaces them, the longest first.
    var replacements: [Replacement] = []
    /// The text for a value, also for `true` and `false`.
    var words: [String: String] = [:]
    /// What separates the values within a text.
    var separator: String?
    /// What joins the values.
    var joint: String?
    var factor: Double?

    struct Marks: Hashable, Sendable {
        let start: [UInt8]
        let end: [UInt8]

        /// Returns the text after the start and before the end, if there is one; nil without the
        /// start.
        ///
        /// An empty mark is the text's own start or end.
        func part(of text: String) -> String? {
            var part = text.utf8[...]
            if !start.isEmpty {
                guard let range = part.firstRange(of: start) else { return nil }
                part = part[range.upperBound...]
            }
            if !end.isEmpty, let range = part.firstRange(of: end) {
                part = part[..<range.lowerBound]
            }
            return String(Substring(part))
        }
    }

    struct Replacement: Hashable, Sendable {
        let part: [UInt8]
        let text: [UInt8]
    }

    private static let longestText = 100_000

    func values(_ nodes: [JSON]) -> [JSON] {
        let values = nodes.flatMap { $0.elements ?? [$0] }.flatMap(values)
        guard let joint else { return values }
        let texts = values.compactMap(\.line)
        return texts.isEmpty ? [] : [JSON(texts.joined(separator: joint))]
    }

    private func values(_ node: JSON) -> [JSON] {
        let values = parts(of: node)
        guard let factor else { return values }
        // A value that isn't a number stays, so that it is reported.
        return values.map { value in value.amount.map { JSON($0 * factor) } ?? value }
    }

    private func parts(of node: JSON) -> [JSON] {
        guard var text = node.text, text.utf8.count <= Self.longestText else {
            return [node.valueText.flatMap { words[$0] }.map { JSON($0) } ?? node]
        }
        if let between {
            guard let part = between.part(of: text) else { return [] }
            text = part
        }
        if !replacements.isEmpty { text = replaced(text) }
        if let word = words[text] { text = word }
        guard let separator else {
            return text == node.text ? [node] : [JSON(text)]
        }
        return text.split(separator: separator).map { JSON(String($0)) }
    }

    private func replaced(_ text: String) -> String {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let first = rest.first {
            let match = replacements.first { $0.part[0] == first && rest.starts(with: $0.part) }
            result += match?.text ?? [first]
            rest = rest.dropFirst(match?.part.count ?? 1)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
