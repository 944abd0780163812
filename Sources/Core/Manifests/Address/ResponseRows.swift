import Catalog
import JSONText
import Providers

/// The rows of a response: its most like objects, in an array or as the members of an object.
struct ResponseRows {
    /// The place of the rows in the response.
    let place: String
    let nodes: [JSON]
    /// The values in the rows.
    let fields: [RowField]

    private static let deepest = 4
    /// The most rows that are looked at.
    private static let mostRows = 50
    /// The most members of a row, or of an object around the rows, that are looked at.
    private static let mostMembers = 500
    private static let names = "results items data docs hits products records entries rows".list

    /// Finds the rows; no place contains the text `secret`, unless it is empty.
    init(of response: JSON, besides secret: String) throws(CatalogError) {
        var best: (place: String, nodes: [JSON])?
        var bestScore = 0.0
        var rest = [(node: response, place: "", name: "", depth: 0)]
        while let (node, place, name, depth) = rest.popLast() {
            let nodes = node.children ?? []
            let isObject = node.members != nil
            let (count, size) = Self.likeness(of: nodes)
            let isKnown = Self.names.contains(name)
            let score = Double(count * size) * (isKnown ? 1.5 : 1) * (1 - 0.1 * Double(depth))
            let isRows = !isObject || count >= 3 && count * 5 >= nodes.count * 4
            if isRows, score > bestScore {
                (best, bestScore) = ((isObject ? place + "/*" : place, nodes), score)
            }
            guard depth < Self.deepest else { continue }
            let inner = nodes.lazy.filter { !$0.isScalar }.compactMap { node in
                node.name.flatMap { MemberName.isPlain($0) ? (node, $0) : nil }
            }
            for (node, name) in Array(inner.prefix(Self.mostMembers)).reversed() {
                rest.append((node, place.appending(member: name), name.lowercased(), depth + 1))
            }
        }
        let isSafe = { (place: String) in secret.isEmpty || !place.contains(secret) }
        guard let best, isSafe(best.place) else {
            throw .badResponse(.noRows(ResponseShape(of: response)))
        }
        (place, nodes) = best
        let rows = Array(nodes.lazy.filter { $0.members != nil }.prefix(Self.mostRows))
        var places: [String: [MemberName]] = [:]
        for row in rows.prefix(20) { Self.collect(row, at: "", [], &places) }
        // A row that is a member of an object has a name.
        if rows.first?.name != nil { places["/#"] = [MemberName("id")] }
        let values = rows.map { row in
            var values: [String: [JSON]] = [:]
            Self.read(row, at: "", &values)
            values["/#"] = row.name.map { [JSON($0)] }
            return values
        }
        fields = places.sorted { $0.key < $1.key }.compactMap { place, names in
            isSafe(place) ? RowField(place: place, names: names, rows: values) : nil
        }
    }

    /// Returns how many nodes are objects with mostly the same members, and how many those are.
    private static func likeness(of nodes: [JSON]) -> (count: Int, size: Int) {
        let sets = nodes.prefix(mostRows).map { node in
            Set((node.members ?? []).prefix(mostMembers).compactMap(\.name))
        }
        guard let first = sets.first(where: { !$0.isEmpty }) else { return (0, 0) }
        let like = sets.count { $0.intersection(first).count * 2 >= first.count }
        return (like * nodes.count / sets.count, min(first.count, 15))
    }

    /// Adds the places of values that are neither objects nor arrays.
    private static func collect(
        _ node: JSON,
        at place: String,
        _ names: [MemberName],
        _ places: inout [String: [MemberName]]
    ) {
        guard places.count < mostMembers, names.count <= 5 else { return }
        if let members = node.members {
            for value in members.prefix(mostMembers) {
                guard let name = value.name, MemberName.isPlain(name) else { continue }
                let word = MemberName(name)
                if name == "_links" || word.has(["highlight"]) { continue }
                collect(value, at: place.appending(member: name), names + [word], &places)
            }
        } else if let element = node[0] {
            if !place.contains("*") { collect(element, at: place + "/*", names, &places) }
        } else if !names.isEmpty, node.text != nil {
            places[place] = names
        }
    }

    /// Adds the values by their places in one pass, so that a row with many members takes no longer.
    private static func read(_ node: JSON, at place: String, _ values: inout [String: [JSON]]) {
        if let members = node.members {
            for member in members.prefix(mostMembers) {
                read(member, at: place.appending(member: member.name ?? ""), &values)
            }
        } else if let elements = node.elements {
            guard !place.contains("*") else { return }
            for element in elements.prefix(mostMembers) { read(element, at: place + "/*", &values) }
        } else if node.text != nil {
            // Of equal names, the last one counts.
            values[place] = (place.contains("*") ? values[place] ?? [] : []) + [node]
        }
    }
}

extension ResponseShape {
    init(of response: JSON) {
        if let elements = response.elements {
            self = .array(count: elements.count)
        } else if let names = response.someNames {
            self = .object(names: names, count: response.members?.count ?? 0)
        } else {
            self = .value
        }
    }
}
