import Catalog
import JSONText

/// Reads the places of an item's parts.
struct ItemReader {
    /// The catalog's id, with which the keys of its facets begin.
    let catalog: String
    /// The prefix of the kind of the items.
    let prefix: String

    func item(_ value: ManifestValue) -> Manifest.ItemRule? {
        let names = ["id", "title", "subtitle", "picture", "values", "facets"]
        guard let object = value.object(names) else { return nil }
        let id = object.required("id")?.place()
        let title = object.required("title")?.place()
        let values = readValues(object["values"])
        let picture = object["picture"].flatMap { readPicture($0, values, prefix: prefix) }
        var facets = object["subtitle"]?.place().map { [subtitle($0)] } ?? []
        facets += readFacets(object["facets"], values)
        guard let id, let title else { return nil }
        return Manifest.ItemRule(
            id: id,
            title: title,
            picture: picture,
            values: values,
            facets: facets
        )
    }

    /// Reads the places in a separate response; those that are missing are the item's.
    func details(_ object: ManifestObject, over item: Manifest.ItemRule) -> Manifest.ItemRule {
        let values = item.values.merging(readValues(object["values"])) { $1 }
        let picture = object["picture"].flatMap {
            readPicture($0, values, prefix: prefix + "details:")
        }
        let facets = readFacets(object["facets"], values)
        let replaced = Set(facets.map(\.declaration.key))
        return Manifest.ItemRule(
            id: item.id,
            title: object["title"]?.place() ?? item.title,
            picture: picture ?? item.picture,
            values: values,
            facets: item.facets.filter { !replaced.contains($0.declaration.key) } + facets
        )
    }

    private func readValues(_ value: ManifestValue?) -> [String: Place] {
        let members = value?.freeObject(limit: 20) ?? []
        var values: [String: Place] = [:]
        for (name, value) in members {
            if !name.isFacetName {
                value.report(.form(.key))
            } else if Self.requestVariables.contains(name) || value.issues.answers[name] != nil {
                value.report(.reserved(name))
            } else {
                values[name] = value.place()
            }
        }
        return values
    }

    static let requestVariables: Set<String> = [
        "page", "offset", "cursor", "size", "query", "id", "language", "sort", "width",
    ]
}

// MARK: Facets

extension ItemReader {
    private static let facetNames = [
        "key", "kind", "name", "at", "count", "scale", "votes", "person", "site", "template",
        "unit", "details", "row",
    ]

    /// Returns the name of a kind in the file.
    static func name(of kind: FacetKind) -> String { kinds.first { $0.value == kind }?.key ?? "" }

    /// Returns a fact that isn't shown, with a value for the address of details.
    func value(_ name: String, at place: Place) -> Manifest.FacetRule {
        Manifest.FacetRule(
            declaration: FacetDeclaration(
                Facet<String>(Manifest.FacetRule.key(ofValue: name, in: catalog)),
                .text,
                caption: .untranslated(""),
                role: .hidden
            ),
            source: .value(place),
            row: nil
        )
    }

    static let kinds: KeyValuePairs<String, FacetKind> = [
        "text": .text, "names": .names, "number": .number, "rating": .rating, "date": .day,
        "person": .person, "trailer": .trailer, "link": .link,
    ]

    private func subtitle(_ place: Place) -> Manifest.FacetRule {
        Manifest.FacetRule(
            declaration: FacetDeclaration(
                Facet<String>("\(catalog).subtitle"),
                .text,
                caption: .untranslated(""),
                role: .hidden
            ),
            source: .text(place),
            row: .line(1)
        )
    }

    private func readFacets(
        _ value: ManifestValue?,
        _ values: [String: Place]
    ) -> [Manifest.FacetRule] {
        var keys: Set<String> = []
        return (value?.array(limit: 100) ?? []).compactMap { element in
            let rule = readFacet(element, values)
            if let rule, !keys.insert(rule.declaration.key).inserted {
                element.report(.repeated(rule.name))
            }
            return rule
        }
    }

    private func readFacet(
        _ value: ManifestValue,
        _ values: [String: Place]
    ) -> Manifest.FacetRule? {
        guard let object = value.object(Self.facetNames, earlier: ["role": "details"]) else {
            return nil
        }
        let kind = object.required("kind")?.choice(Self.kinds, earlier: ["day": "date"])
        let key = object.required("key").flatMap { readKey($0, kind) }
        let name = object["name"]?.words()
        let role = object["details"]?.choice(
            ["fact": FacetRole.fact, "list": .list, "body": .body, "hidden": .hidden]
        )
        let unit = object["unit"].flatMap { readUnit($0) }
        let row = object["row"].flatMap { readRow($0) }
        guard let kind, let key else { return nil }
        warn(of: object, kind)
        let caption = name ?? KnownFacets.caption(of: key)
        if caption == nil, role != .hidden {
            object.issues.add(object.pointer.appending(member: "name"), .missing)
        }
        guard let source = readSource(object, kind, values) else { return nil }
        return Manifest.FacetRule(
            declaration: FacetDeclaration(
                key: key,
                kind: kind,
                caption: caption ?? .untranslated(""),
                unit: unit ?? KnownFacets.unit(of: key),
                role: role ?? Self.role(of: kind),
                showsAbsence: false
            ),
            source: source,
            row: row
        )
    }

    private static func role(of kind: FacetKind) -> FacetRole {
        switch kind {
        case .names: .list
        case .trailer: .control
        case .text, .number, .rating, .day, .person, .link, .people: .fact
        }
    }

    /// Reads a key; those that aren't the program's get the catalog's id as prefix.
    private func readKey(_ value: ManifestValue, _ kind: FacetKind?) -> String? {
        guard let text = value.string() else { return nil }
        guard text.isFacetName else {
            value.report(.form(.key))
            return nil
        }
        guard let known = KnownFacets.kinds[text] else {
            guard text != "subtitle" else {
                value.report(.reserved(text))
                return nil
            }
            return "\(catalog).\(text)"
        }
        if let kind, kind != known {
            value.report(.kind(key: text, needed: Self.name(of: known)))
        }
        return text
    }

    private func readRow(_ value: ManifestValue) -> Manifest.FacetRule.Row? {
        if value.node.string == "text" { return .text }
        return value.integer(in: 1...3).map { .line($0) }
    }

    /// Reads a unit: text with `{count}`, or such text for each plural form of each language.
    private func readUnit(_ value: ManifestValue) -> FacetUnit? {
        if value.node.string == "minutes" { return .minutes }
        if value.node.string != nil {
            return value.plainText().map {
                .words([FallbackLanguage.code: ["other": Self.counting($0)]])
            }
        }
        guard let languages = value.freeObject(limit: 100) else { return nil }
        var words: [String: [String: String]] = [:]
        for (language, value) in languages {
            value.checkLanguage(language)
            if value.node.string != nil {
                words[language] = value.plainText().map { ["other": Self.counting($0)] }
            } else {
                for (form, value) in value.freeObject(limit: 6) ?? [] {
                    words[language, default: [:]][form] = value.plainText().map(Self.counting)
                }
            }
        }
        guard words[FallbackLanguage.code]?["other"] != nil else {
            value.issues.add(value.pointer.appending(member: FallbackLanguage.code), .missing)
            return nil
        }
        return .words(words)
    }

    /// Returns a unit with the place of the number, which comes first if it isn't given.
    private static func counting(_ unit: String) -> String {
        unit.contains("{count}") ? unit : "{count} \(unit)"
    }

    /// Warns of members that have no effect for a kind.
    private func warn(of object: ManifestObject, _ kind: FacetKind) {
        let kinds: KeyValuePairs<String, Set<FacetKind>> = [
            "scale": [.rating], "votes": [.rating], "unit": [.number, .names],
            "count": [.number], "person": [.person], "site": [.trailer],
            "template": [.link, .trailer],
        ]
        for (name, kinds) in kinds where object.has(name) && !kinds.contains(kind) {
            let pointer = object.pointer.appending(member: name)
            object.issues.add(pointer, .needless(kind: Self.name(of: kind)))
        }
    }

    private func readSource(
        _ object: ManifestObject,
        _ kind: FacetKind,
        _ values: [String: Place]
    ) -> Manifest.FacetRule.Source? {
        if let count = object["count"], kind == .number {
            return count.array(limit: 20).map { .count($0.compactMap { $0.place() }) }
        }
        if kind == .person {
            guard let person = object.required("person")?.object(["id", "name"]),
                let key = person.required("id")?.place(),
                let name = person.required("name")?.place()
            else { return nil }
            return .person(key: key, name: name)
        }
        if kind == .link || kind == .trailer {
            let address = readAddress(object, values)
            let site = object["site"]?.plainText() ?? ""
            return address.map { kind == .link ? .link($0) : .trailer($0, site: site) }
        }
        guard let place = object.required("at")?.place() else { return nil }
        switch kind {
        case .text: return .text(place)
        case .names: return .names(place)
        case .number: return .number(place)
        case .day: return .day(place)
        case .rating:
            let scale = object["scale"]?.number(in: 1...1_000) ?? 10
            return .rating(place, factor: 10 / scale, votes: object["votes"]?.place())
        case .person, .people, .link, .trailer: return nil
        }
    }

    private func readAddress(
        _ object: ManifestObject,
        _ values: [String: Place]
    ) -> Manifest.AddressRule? {
        guard let template = object["template"] else {
            return object.required("at")?.place().map { .place($0) }
        }
        return template.template(values.keys + ["id"], isAbsolute: true).map { .template($0) }
    }
}

extension Manifest.FacetRule {
    /// Returns the key of a value for the address of details.
    static func key(ofValue name: String, in catalog: String) -> String {
        "\(catalog).value.\(name)"
    }

    /// The key as in the manifest, without the catalog's id.
    var name: String {
        declaration.key.split(separator: ".").last.map(String.init) ?? declaration.key
    }
}

extension String {
    /// Whether the text can be a facet's key or a value's name: `[A-Za-z][A-Za-z0-9]{0,31}`.
    var isFacetName: Bool {
        guard let first = unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else {
            return false
        }
        return utf8.count <= 32 && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
