import Catalog
import Foundation
import JSONText
import Primitives
import Providers

/// Converts the elements of a response into items.
struct ItemMapping {
    let catalog: CatalogID
    let rule: Manifest.ItemRule
    /// Returns the key of the item with an id.
    let key: (String) -> String
    /// Whether a picture's path begins with the prefix of its rule.
    let usesPrefixes: Bool
    let pictures: PictureAddresses
    /// Whether places that are missing give nothing rather than a count of 0.
    var isAddition = false

    /// The longest accepted id in bytes.
    private static let longestID = 500

    /// Converts an element; nil if it has no id or no title.
    func item(_ node: JSON) -> Item? {
        guard let id = id(of: node), let title = rule.title.first(in: node, \.title) else {
            return nil
        }
        return Item(
            id: Item.ID(catalog, key(id)),
            title: title,
            artwork: rule.picture.flatMap { artwork($0, in: node) },
            facets: facets(of: node, id: id)
        )
    }

    /// Converts what a response adds to a row; the title is empty if the response has none.
    func addition(_ node: JSON, id: String) -> Item {
        var mapping = self
        mapping.isAddition = true
        return Item(
            id: Item.ID(catalog, key(id)),
            title: rule.title.first(in: node, \.title) ?? "",
            artwork: rule.picture.flatMap { mapping.artwork($0, in: node) },
            facets: mapping.facets(of: node, id: id)
        )
    }

    func id(of node: JSON) -> String? {
        guard let id = rule.id.first(in: node, \.text).map(pictures.withoutKey) else { return nil }
        return id.isEmpty || id.utf8.count > Self.longestID ? nil : id
    }

    func facets(of node: JSON, id: String) -> Facets {
        Facets(
            rule.facets.compactMap { facet in
                value(of: facet, in: node, id: id).map { (facet.declaration.key, $0) }
            }
        )
    }

    func artwork(_ picture: Manifest.PictureRule, in node: JSON) -> Artwork? {
        let path: String? =
            switch picture.source {
            case .address(let place):
                address(at: place, in: node)
            case .template(_, let names):
                joined(
                    names.map { rule.values[$0]?.first(in: node, \.text).map(pictures.withoutKey) }
                )
            case .sizes(let sizes):
                joined(
                    sizes.map { size in
                        address(at: size.place, in: node).map { "\(size.width) \($0)" }
                    }.filter { $0 != nil }
                )
            }
        return path.map {
            Artwork(
                path: (usesPrefixes ? picture.prefix : "") + $0,
                aspectRatio: picture.aspectRatio
            )
        }
    }

    /// Returns the path of the first address at a place.
    private func address(at place: Place, in node: JSON) -> String? {
        // A number isn't an address.
        place.first(in: node) { $0.string == nil ? nil : $0.address.flatMap(pictures.path) }
    }

    /// Returns all texts in one; nil if one is missing or there are none.
    private func joined(_ texts: [String?]) -> String? {
        let separator = ManifestProvider.separator
        guard !texts.isEmpty, !texts.contains(where: { $0?.contains(separator) ?? true }) else {
            return nil
        }
        return texts.compactMap(\.self).joined(separator: String(separator))
    }
}

// MARK: Facets

extension ItemMapping {
    private func value(
        of facet: Manifest.FacetRule,
        in node: JSON,
        id: String
    ) -> FacetValue? {
        switch facet.source {
        case .text(let place):
            return text(at: place, in: node).map(FacetValue.text)
        case .names(let place):
            let names = names(at: place, in: node, facet.declaration.key)
            if isAddition, place.found(in: node) == nil { return nil }
            // A list that is counted can be empty: its count is 0 rather than unknown.
            return names.isEmpty && facet.declaration.unit == .none ? nil : .names(names)
        case .number(let place):
            let isTime = facet.declaration.unit == .minutes
            return place.first(in: node) { isTime ? $0.minutes : $0.amount }
                .flatMap { isTime ? runtime($0) : exact($0) }
                .map(FacetValue.number)
        case .count(let places):
            if isAddition, !places.contains(where: { $0.found(in: node) != nil }) { return nil }
            let count = places.reduce(0) { $0 + names(at: $1, in: node).count }
            return .number(Double(count))
        case .rating(let place, let factor, let votes):
            return rating(at: place, factor, votes: votes, in: node).map(FacetValue.rating)
        case .day(let place):
            return place.first(in: node) { Day(lenient: $0) }.map(FacetValue.day)
        case .person(let keyPlace, let namePlace):
            guard let key = keyPlace.first(in: node, \.text),
                let name = namePlace.first(in: node, \.line)
            else { return nil }
            return .person(Person(key: key, name: name))
        case .trailer(let address, let site):
            return url(address, in: node, id: id).map {
                .trailer(Trailer(site: site.isEmpty ? $0.shownHost : site, url: $0))
            }
        case .link(let address):
            return url(address, in: node, id: id).map(FacetValue.link)
        case .value(let place):
            return place.first(in: node, \.text).map(pictures.withoutKey).map(FacetValue.text)
        }
    }

    private func url(_ address: Manifest.AddressRule, in node: JSON, id: String) -> URL? {
        switch address {
        case .place(let place):
            place.first(in: node) { $0.address.flatMap(pictures.link) }
        case .template(let template):
            template.text { name in
                name == "id"
                    ? id : rule.values[name]?.first(in: node, \.text).map(pictures.withoutKey)
            }.flatMap { URL(string: $0) }
        }
    }

    /// Returns a runtime in minutes; services write 0 or less if it is unknown.
    private func runtime(_ minutes: Double) -> Double? {
        (Int(whole: minutes.rounded()) ?? 0) > 0 ? minutes : nil
    }

    /// Returns a number unless it is so great that it isn't exact.
    private func exact(_ number: Double) -> Double? {
        abs(number) < 9_007_199_254_740_992 ? number : nil
    }

    /// Returns text; several values are joined by commas.
    private func text(at place: Place, in node: JSON) -> String? {
        place.firstGroup(in: node) { values, _ in
            let texts = values.compactMap { value in
                value.paragraphs.map(pictures.withoutKey)
            }
            return texts.isEmpty ? nil : texts.joined(separator: ", ")
        }
    }

    /// The facets whose names contain no comma.
    private static let withoutCommas: Set = [
        Facet<[String]>.genres.key, Facet<[String]>.countries.key,
    ]

    /// Returns names from an array of names, from one text, or from several places; `key` is the
    /// facet's.
    private func names(at place: Place, in node: JSON, _ key: String = "") -> [String] {
        let names = place.firstGroup(in: node) { values, isMany -> [String]? in
            var names: [String] = []
            for value in values {
                // A text of its own may be several names, but one of several texts is one name.
                let elements = value.elements ?? (isMany ? [value] : nil)
                names +=
                    elements?.compactMap(\.line)
                    ?? value.names(splitAtCommas: Self.withoutCommas.contains(key))
            }
            return names.isEmpty ? nil : names
        }
        return names ?? []
    }

    private func rating(
        at place: Place,
        _ factor: Double,
        votes: Place?,
        in node: JSON
    ) -> Rating? {
        let read = { (value: JSON) in value.tenths ?? value.amount.map { $0 * factor } }
        guard let value = place.first(in: node, read) else { return nil }
        let votes = votes?.first(in: node, \.amount).flatMap { Int(whole: $0) }
        // Without votes, services send 0.
        guard value > 0, value <= 10, votes != 0 else { return nil }
        return Rating(value, votes: votes)
    }
}
