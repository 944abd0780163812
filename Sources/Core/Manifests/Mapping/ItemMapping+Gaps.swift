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
        let places =
            [rule.id, rule.title] + [picturePlace].compactMap(\.self)
            + rule.facets.compactMap(\.source.place)
        return gaps(at: places, in: rows) { position in
            list.map { $0.isMany ? $0.text : "\($0.text)/\(position)" } ?? ""
        }
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
        return gaps(at: own, in: [node]) { _ in root.text }
    }

    /// Returns a gap for each of the places that has no usable value in some rows, in the same order;
    /// `start` returns a row's pointer.
    private func gaps(
        at places: [Place],
        in rows: [JSON],
        _ start: (Int) -> String
    ) -> [ManifestGap] {
        var found: [Place: ManifestGap] = [:]
        var ids: Set<String> = []
        for (position, row) in rows.enumerated() {
            let start = start(position)
            let gap = { (place: Place, reason: ManifestGap.Reason) in
                let pointer = start + (place.pointers.first?.text ?? "")
                return ManifestGap(pointer: pointer, reason: reason, count: 0)
            }
            let id = id(of: row)
            if let id, !ids.insert(id).inserted {
                found[rule.id, default: gap(rule.id, .repeated(id))].count += 1
            }
            for place in unread(in: row, id: id) {
                // Only the first row's reason is looked for.
                found[place, default: gap(place, reason(at: place, in: row, at: start))].count += 1
            }
        }
        return places.compactMap { found.removeValue(forKey: $0) }
    }

    private var picturePlace: Place? {
        switch rule.picture?.source {
        case .address(let place): place
        case .template(_, let names): names.first.flatMap { rule.values[$0] }
        case .sizes(let sizes): sizes.first?.place
        case nil: nil
        }
    }

    /// Returns the places without a usable value in a row.
    private func unread(in row: JSON, id: String?) -> Set<Place> {
        let facets = facets(of: row, id: id ?? "")
        var unread = rule.facets.compactMap { facet -> Place? in
            // An empty list has a count, but one that is missing is a gap.
            let isRead = facets[key: facet.declaration.key] != nil
            return isRead && !facet.source.isMissing(in: row) ? nil : facet.source.place
        }
        if id == nil { unread.append(rule.id) }
        if rule.title.first(in: row, \.title) == nil { unread.append(rule.title) }
        if let picture = rule.picture, let place = picturePlace, artwork(picture, in: row) == nil {
            unread.append(place)
        }
        return Set(unread)
    }

    private func reason(at place: Place, in row: JSON, at start: String) -> ManifestGap.Reason {
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
