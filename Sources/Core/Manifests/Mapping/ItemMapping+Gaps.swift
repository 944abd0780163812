import Catalog

/// Finds what a manifest couldn't read in a response.
extension ItemMapping {
    /// Finds the places without a usable value in rows.
    ///
    /// - Parameters:
    ///   - rows: the rows in the response's order.
    ///   - list: the place of the rows in the response.
    /// - Returns: the places, required ones first.
    func gaps(in rows: [JSONNode], at list: JSONPointer?) -> [ManifestGap] {
        var found: [Place: ManifestGap] = [:]
        var keys: Set<String> = []
        for (position, row) in rows.enumerated() {
            let start = list.map { $0.isMany ? $0.text : "\($0.text)/\(position)" } ?? ""
            for (place, reason) in gaps(in: row, after: &keys) {
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
        case .template(_, let name): rule.values[name]
        case nil: nil
        }
    }

    /// Returns the gaps of one row; `keys` are those of earlier rows.
    private func gaps(
        in row: JSONNode,
        after keys: inout Set<String>
    ) -> [Place: ManifestGap.Reason] {
        var gaps: [Place: ManifestGap.Reason] = [:]
        let key = key(of: row)
        if let key, !keys.insert(key).inserted { gaps[rule.id] = .repeated(key) }
        if key == nil { gaps[rule.id] = reason(at: rule.id, in: row) }
        if rule.title.first(in: row, \.text) == nil {
            gaps[rule.title] = reason(at: rule.title, in: row)
        }
        if let picture = rule.picture, let place = picturePlace, artwork(picture, in: row) == nil {
            gaps[place] = reason(at: place, in: row)
        }
        let facets = facets(of: row, key: key ?? "")
        for facet in rule.facets where facets[key: facet.declaration.key] == nil {
            guard let place = facet.source.place else { continue }
            gaps[place] = reason(at: place, in: row)
        }
        return gaps
    }

    private func reason(at place: Place, in row: JSONNode) -> ManifestGap.Reason {
        place.first(in: row) { $0.isEmpty ? nil : $0 }.map { .unreadable($0.sample) } ?? .missing
    }
}

extension Manifest.FacetRule.Source {
    /// The place of the value, or of its first part; nil if it has none of its own.
    fileprivate var place: Place? {
        switch self {
        case .text(let place), .names(let place), .number(let place), .rating(let place, _, _),
            .day(let place), .person(_, let place), .trailer(let place, _), .link(let place):
            place
        case .count(let places): places.first
        case .linkTemplate: nil
        }
    }
}

extension JSONNode {
    /// Whether it is null, an empty string or an empty array.
    fileprivate var isEmpty: Bool {
        isNull || string?.isEmpty == true || elements?.isEmpty == true
    }
}
