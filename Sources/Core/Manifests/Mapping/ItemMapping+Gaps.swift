import Catalog
import JSONText

/// Finds what a manifest couldn't read in a response.
extension ItemMapping {
    /// Finds the places without a usable value in rows.
    ///
    /// - Parameters:
    ///   - rows: the rows in the response's order.
    ///   - list: the place of the rows in the response.
    /// - Returns: the places, required ones first.
    func gaps(in rows: [JSON], at list: JSONPointer?) -> [ManifestGap] {
        var found: [Place: ManifestGap] = [:]
        var keys: Set<String> = []
        for (position, row) in rows.enumerated() {
            let start = list.map { $0.isMany ? $0.text : "\($0.text)/\(position)" } ?? ""
            for (place, reason) in gaps(in: row, at: start, after: &keys) {
                let first = found[place]
                found[place] = ManifestGap(
                    pointer: first?.pointer ?? start + (place.pointers.first?.text ?? ""),
                    reason: first?.reason ?? reason,
                    count: (first?.count ?? 0) + 1
                )
            }
        }
        return places.compactMap { found[$0] }
    }

    /// Finds the places without a usable value in the response of details, without those of the id
    /// and title and those that are the row's.
    func gaps(
        inDetails node: JSON,
        at root: JSONPointer,
        besides row: Manifest.ItemRule
    ) -> [ManifestGap] {
        let own =
            rule.facets.filter { !row.facets.contains($0) }.compactMap(\.source.place)
            + (rule.picture != row.picture ? [picturePlace].compactMap(\.self) : [])
        var keys: Set<String> = []
        return gaps(in: node, at: root.text, after: &keys)
            .filter { own.contains($0.key) }
            .map { place, reason in
                let pointer = root.text + (place.pointers.first?.text ?? "")
                return ManifestGap(pointer: pointer, reason: reason, count: 1)
            }
            .sorted { $0.pointer < $1.pointer }
    }

    /// The places of an item's parts, without repetitions.
    private var places: [Place] {
        let all =
            [rule.id, rule.title] + [picturePlace].compactMap(\.self)
            + rule.facets.compactMap(\.source.place)
        var seen: Set<Place> = []
        return all.filter { seen.insert($0).inserted }
    }

    private var picturePlace: Place? {
        switch rule.picture?.source {
        case .address(let place): place
        case .template(_, let names): names.first.flatMap { rule.values[$0] }
        case .sizes(let sizes): sizes.first?.place
        case nil: nil
        }
    }

    /// Returns the gaps of one row at a pointer; `keys` are those of earlier rows.
    private func gaps(
        in row: JSON,
        at start: String,
        after keys: inout Set<String>
    ) -> [Place: ManifestGap.Reason] {
        var gaps: [Place: ManifestGap.Reason] = [:]
        let id = id(of: row)
        if let id, !keys.insert(id).inserted { gaps[rule.id] = .repeated(id) }
        let reason = { (place: Place) in self.reason(at: place, in: row, at: start) }
        if id == nil { gaps[rule.id] = reason(rule.id) }
        if rule.title.first(in: row, \.title) == nil {
            gaps[rule.title] = reason(rule.title)
        }
        if let picture = rule.picture, let place = picturePlace, artwork(picture, in: row) == nil {
            gaps[place] = reason(place)
        }
        let facets = facets(of: row, id: id ?? "")
        for facet in rule.facets {
            // An empty list has a count, but one that is missing is a gap.
            let isCounted = facets[key: facet.declaration.key] != nil
            guard let place = facet.source.place, !isCounted || facet.source.isMissing(in: row)
            else { continue }
            gaps[place] = reason(place)
        }
        return gaps
    }

    private func reason(
        at place: Place,
        in row: JSON,
        at start: String
    ) -> ManifestGap.Reason {
        if let value = place.first(in: row, { $0.isEmpty ? nil : $0 }) {
            return .unreadable(value.sample)
        }
        let (pointer, names) = place.pointers.first?.nearest(in: row) ?? ("", [])
        return .missing(near: start + pointer, names: names)
    }
}

extension Manifest.FacetRule.Source {
    /// Whether all places of the names that it counts are missing.
    fileprivate func isMissing(in row: JSON) -> Bool {
        switch self {
        case .names(let place): place.found(in: row) == nil
        case .count(let places): !places.contains { $0.found(in: row) != nil }
        default: false
        }
    }

    /// The place of the value, or of its first part; nil if it has none of its own.
    fileprivate var place: Place? {
        switch self {
        case .text(let place), .names(let place), .number(let place), .rating(let place, _, _),
            .day(let place), .person(_, let place), .trailer(.place(let place), _),
            .link(.place(let place)), .value(let place):
            place
        case .count(let places): places.first
        case .trailer(.template, _), .link(.template): nil
        }
    }
}
