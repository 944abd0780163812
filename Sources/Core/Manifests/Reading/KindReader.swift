import Catalog
import JSONText

/// Reads the kinds of items.
struct KindReader {
    /// The catalog's id.
    let catalog: String

    /// Reads the kind without a name, from `item` and `details`, and those of `kinds`; empty if one
    /// can't be read.
    func kinds(of object: ManifestObject) -> [Manifest.Kind] {
        var kinds = [object.required("item").flatMap { kind("", $0, object["details"]) }]
        for (name, value) in object["kinds"]?.freeObject(limit: 20) ?? [] {
            guard name.isManifestID else {
                value.report(.form(.id))
                continue
            }
            // It is the beginning of the paths of details' pictures.
            if name == "details" { value.report(.reserved(name)) }
            let members = value.object(["item", "details"])
            kinds.append(
                members?.required("item").flatMap { kind("\(name):", $0, members?["details"]) }
            )
            if let kind = kinds.last ?? nil { check(kind, like: kinds.dropLast(), value) }
        }
        return kinds.contains(nil) ? [] : kinds.compactMap(\.self)
    }

    private func kind(
        _ prefix: String,
        _ item: ManifestValue,
        _ details: ManifestValue?
    ) -> Manifest.Kind? {
        let reader = ItemReader(catalog: catalog, prefix: prefix)
        guard var rule = reader.item(item) else { return nil }
        let read = details.flatMap { readDetails($0, reader, &rule) }
        return Manifest.Kind(
            prefix: prefix,
            item: rule,
            details: read?.details ?? .fromItem,
            fillsRows: read?.fillsRows ?? false
        )
    }

    private func readDetails(
        _ value: ManifestValue,
        _ reader: ItemReader,
        _ item: inout Manifest.ItemRule
    ) -> (details: Manifest.Details, fillsRows: Bool)? {
        if value.node.string != nil {
            return value.choice(["item": Manifest.Details.fromItem, "none": .none])
                .map { ($0, false) }
        }
        let names = [
            "address", "root", "title", "picture", "values", "facets", "completesRows",
        ]
        guard let object = value.object(names) else { return nil }
        let address = object.required("address")?.template(["id", "language"] + item.values.keys)
        let root = object["root"]?.place()
        let rule = reader.details(object, over: item)
        // The address is needed when the row's response is no longer there.
        for name in address?.variables.sorted() ?? [] {
            guard let place = item.values[name] else { continue }
            item.facets.append(reader.value(name, at: place))
        }
        let fillsRows = object["completesRows"]?.bool() ?? false
        return address.map {
            (.request($0, root: root ?? Place(pointers: [.whole]), rule), fillsRows)
        }
    }

    /// A fact has one kind of value in all kinds of items.
    private func check(
        _ kind: Manifest.Kind,
        like others: some Sequence<Manifest.Kind?>,
        _ value: ManifestValue
    ) {
        let known = others.compactMap(\.self).flatMap(\.facets).map(\.declaration)
        for facet in kind.facets {
            let other = known.first { $0.key == facet.declaration.key }
            guard let other, other.kind != facet.declaration.kind else { continue }
            value.report(.kind(key: facet.name, needed: ItemReader.name(of: other.kind)))
        }
    }
}

extension Manifest.Kind {
    /// The facets of rows and details.
    var facets: [Manifest.FacetRule] {
        guard case .request(_, _, let rule) = details else { return item.facets }
        return item.facets + rule.facets
    }
}
