import Catalog
import JSONText

extension ManifestValue {
    /// Reads a JSON Pointer, an array of alternatives, or an object that also says how to read what
    /// is there.
    func place() -> Place? {
        if node.members != nil { return placeObject() }
        return pointers().map { Place(pointers: $0) }
    }

    private func pointers() -> [JSONPointer]? {
        if node.string != nil { return pointerText().map { [$0] } }
        guard node.elements != nil else { return nothing(.type(.place)) }
        guard let elements = array(limit: 50) else { return nil }
        let pointers = elements.compactMap { $0.pointerText() }
        guard !elements.isEmpty else { return nothing(.empty) }
        return pointers.count == elements.count ? pointers : nil
    }

    private static let placeNames = [
        "at", "all", "where", "between", "replace", "words", "split", "join", "factor",
    ]

    private func placeObject() -> Place? {
        guard let object = object(Self.placeNames, earlier: ["prefix": "replace"]) else {
            return nil
        }
        object.warn(ofMoreThanOne: ["at", "all"])
        let place =
            object["at"] == nil && object["all"] != nil ? object["all"] : object.required("at")
        let isCollected = object["at"] == nil
        guard var pointers = place?.pointers() else { return nil }
        if let value = object["where"], let conditions = value.conditions() {
            if !pointers.allSatisfy(\.isMany) { value.report(.lacks(["*"])) }
            for index in pointers.indices { pointers[index].conditions = conditions }
        }
        var reading = PlaceReading(isCollected: isCollected)
        reading.between = object["between"].flatMap { $0.marks() }
        reading.replacements = object["replace"].flatMap { $0.replacements() } ?? []
        reading.words = object["words"].flatMap { $0.words(limit: 100) } ?? [:]
        reading.separator = object["split"]?.plainText()
        reading.joint = object["join"]?.shortText()
        reading.factor = object["factor"]?.number(in: 1e-9...1e9)
        return Place(
            pointers: pointers,
            reading: reading == PlaceReading() ? nil : reading
        )
    }

    /// Reads the members that an element must have; of several values, any.
    private func conditions() -> [JSONPointer.Condition]? {
        freeObject(limit: 10)?.compactMap { name, value in
            let values = (value.node.elements ?? [value.node]).map(\.comparedText)
            guard !values.isEmpty, !values.contains(nil) else {
                value.report(.type(.string))
                return nil
            }
            return JSONPointer.Condition(name: name, values: Set(values.compactMap(\.self)))
        }
    }

    /// Reads two marks.
    private func marks() -> PlaceReading.Marks? {
        guard let elements = array(limit: 2) else { return nil }
        let marks = elements.compactMap { $0.shortText() }
        guard marks.count == 2 else { return nothing(.empty) }
        return PlaceReading.Marks(start: Array(marks[0].utf8), end: Array(marks[1].utf8))
    }

    /// Reads what replaces parts of text; development versions wrote the part of an id that is left
    /// out.
    private func replacements() -> [PlaceReading.Replacement]? {
        let words = node.string.map { $0.isEmpty ? [:] : [$0: ""] } ?? words(limit: 20)
        return words?
            .map { PlaceReading.Replacement(part: Array($0.key.utf8), text: Array($0.value.utf8)) }
            .sorted { $0.part.count > $1.part.count }
    }

    /// Reads an object of strings, whose names aren't empty.
    private func words(limit: Int) -> [String: String]? {
        guard let members = freeObject(limit: limit) else { return nil }
        var words: [String: String] = [:]
        for (name, value) in members {
            if name.isEmpty || name.utf8.count > Self.longestMark {
                value.report(.form(.plainText))
            }
            words[name] = value.shortText()
        }
        return words
    }

    /// The longest part of a text that is looked for, in bytes.
    static let longestMark = 100

    private func shortText() -> String? {
        guard let text = string() else { return nil }
        return text.utf8.count > Self.longestMark ? nothing(.form(.plainText)) : text
    }
}
