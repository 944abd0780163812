import Catalog

/// Reads a manifest's lists and its search.
struct ListReader {
    let kinds: [Manifest.Kind]

    private static let requestNames = ["address", "items", "paging", "emptyStatuses"]

    func lists(_ value: ManifestValue) -> [Manifest.List]? {
        guard let elements = value.array(limit: 100) else { return nil }
        guard !elements.isEmpty else {
            value.report(.empty)
            return nil
        }
        var ids: Set = ["favorites", "to-watch", "watched"]
        let lists = elements.compactMap { element -> Manifest.List? in
            let list = readList(element)
            if let list, !ids.insert(list.id.rawValue).inserted {
                element.report(.repeated(list.id.rawValue))
            }
            return list
        }
        return lists.count == elements.count ? lists : nil
    }

    private func readList(_ value: ManifestValue) -> Manifest.List? {
        let names = ["id", "name", "kind", "layouts", "sorts"] + Self.requestNames
        guard let object = value.object(names, earlier: PagingReader.earlierNames) else {
            return nil
        }
        let id = object.required("id")?.id()
        let name = object.required("name")?.words()
        let layouts = object["layouts"].flatMap { readLayouts($0) }
        let request = Self.readRequest(object, variables: ["language", "sort"], like: nil)
        let kind = object["kind"].flatMap { readKind($0) } ?? kinds.first
        let facets = kind?.item.facets ?? []
        let sorts = object["sorts"].flatMap { readSorts($0, request, facets) }
        if let request, request.address.variables.contains("sort"),
            sorts?.contains(where: { !$0.values.isEmpty }) != true
        {
            object.issues.add(object.pointer.appending(member: "sorts"), .missing)
        }
        guard let id, let name, let request else { return nil }
        return Manifest.List(
            id: ListID(id),
            kind: kind?.prefix ?? "",
            name: name,
            request: request,
            layouts: layouts ?? [.list, .grid],
            sorts: sorts ?? []
        )
    }

    private func readLayouts(_ value: ManifestValue) -> [ListDescriptor.Layout]? {
        guard let elements = value.array(limit: 3) else { return nil }
        let layouts = elements.compactMap {
            $0.choice(["list": ListDescriptor.Layout.list, "grid": .grid, "stream": .stream])
        }
        if elements.isEmpty { value.report(.empty) }
        if Set(layouts).count < layouts.count { value.report(.repeated(layouts[0].rawValue)) }
        return layouts.isEmpty ? nil : layouts
    }

    /// Reads a search; what it doesn't say is as in the first list, and null takes that back.
    func search(_ value: ManifestValue, like list: Manifest.List) -> Manifest.Search? {
        let names = ["everywhere", "kind"] + Self.requestNames
        guard let object = value.object(names, earlier: PagingReader.earlierNames) else {
            return nil
        }
        let isEverywhere = object["everywhere"]?.bool()
        let kind =
            object["kind"].flatMap { readKind($0) }?.prefix
            ?? (object.has("kind") ? "" : list.kind)
        let request = Self.readRequest(
            object,
            variables: ["language", "query"],
            like: list.request
        )
        guard let request else { return nil }
        guard request.address.variables.contains("query") else {
            object["address"]?.report(.lacks(["{query}"]))
            return nil
        }
        return Manifest.Search(kind: kind, request: request, isEverywhere: isEverywhere ?? false)
    }

    /// Reads the name of a kind.
    private func readKind(_ value: ManifestValue) -> Manifest.Kind? {
        guard let name = value.string() else { return nil }
        let named = kinds.dropFirst()
        if let kind = named.first(where: { $0.prefix == "\(name):" }) { return kind }
        value.report(.choice(allowed: named.map { String($0.prefix.dropLast()) }))
        return nil
    }

    private static func readRequest(
        _ object: ManifestObject,
        variables: [String],
        like other: Manifest.PageRequest?
    ) -> Manifest.PageRequest? {
        let address = object.required("address")?
            .template(["page", "offset", "cursor", "size"] + variables)
        let items = (other == nil ? object.required("items") : object["items"])?.place()
        let statuses = object["emptyStatuses"].flatMap { value in
            value.array(limit: 20)?.compactMap { $0.integer(in: 400...599) }
        }
        let inherited = { (name: String) in object.has(name) ? nil : other }
        guard let address, let items = items ?? inherited("items")?.items else { return nil }
        return Manifest.PageRequest(
            address: address,
            items: items,
            paging: PagingReader.paging(of: object, address, like: other?.paging),
            emptyStatuses: statuses.map(Set.init) ?? inherited("emptyStatuses")?.emptyStatuses ?? []
        )
    }
}

// MARK: Sorting

extension ListReader {
    private func readSorts(
        _ value: ManifestValue,
        _ request: Manifest.PageRequest?,
        _ facets: [Manifest.FacetRule]
    ) -> [Manifest.SortRule]? {
        var ids: Set<String> = []
        return value.array(limit: 20)?.compactMap { element in
            let rule = readSort(element, request, facets)
            if let rule, !ids.insert(rule.option.id.rawValue).inserted {
                element.report(.repeated(rule.option.id.rawValue))
            }
            return rule
        }
    }

    private func readSort(
        _ value: ManifestValue,
        _ request: Manifest.PageRequest?,
        _ facets: [Manifest.FacetRule]
    ) -> Manifest.SortRule? {
        let names = ["id", "name", "by", "ascending", "descending", "order"]
        guard let object = value.object(names, earlier: ["first": "order"]) else { return nil }
        let id = object.required("id")?.id()
        let name = object.required("name")?.words()
        let direction = object["order"]?.choice(
            ["ascending": Sort.Direction.ascending, "descending": .descending]
        )
        let execution: SortOption.Execution
        var values: [Sort.Direction: String] = [:]
        if let by = object["by"] {
            guard let facet = sortedFacet(by, facets) else { return nil }
            execution = .library(facet: facet)
        } else {
            values[.ascending] = object["ascending"]?.string()
            values[.descending] = object["descending"]?.string()
            execution = .service
            if values.isEmpty { value.report(.missing) }
            if request?.address.variables.contains("sort") == false {
                object.issues.add(
                    value.pointer,
                    .lacks(["{sort}"])
                )
            }
        }
        guard let id, let name else { return nil }
        let onlyDirection = values.count == 1 ? values.keys.first : nil
        return Manifest.SortRule(
            option: SortOption(
                id: SortID(id),
                caption: name,
                execution: execution,
                defaultDirection: onlyDirection ?? direction ?? .descending
            ),
            values: values
        )
    }

    /// Returns the stored key to sort by; an inner nil for the title.
    private func sortedFacet(
        _ value: ManifestValue,
        _ facets: [Manifest.FacetRule]
    ) -> String?? {
        guard let text = value.string() else { return nil }
        if text == "title" { return .some(nil) }
        let facets = facets.filter { if case .value = $0.source { false } else { true } }
        guard let facet = facets.first(where: { $0.name == text }) else {
            value.report(.choice(allowed: ["title"] + facets.map(\.name)))
            return nil
        }
        return .some(facet.declaration.key)
    }
}
