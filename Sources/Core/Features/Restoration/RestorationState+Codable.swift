import Catalog

/// The JSON form: `{"catalog": "a", "lists": {"a": "b"}, "place": {"list": "b", "item": {…}}, "path":
/// [{"item": {…}}, {"catalog": "a", "filter": {…}}]}`.
extension RestorationState: Codable {
    private enum CodingKeys: String, CodingKey {
        case catalog, lists, place, open, path
    }

    /// An item's catalog and key.
    private struct Name: Codable {
        let catalog: String
        let key: String

        init(_ id: Item.ID) {
            catalog = id.catalog.rawValue
            key = id.key
        }

        var id: Item.ID { Item.ID(CatalogID(catalog), key) }
    }

    private struct Spot: Codable {
        let list: String
        let item: Name
    }

    /// A page of details, with a section if it lists that one's items, or a catalog's filtered list.
    private struct Page: Codable {
        var item: Name?
        var section: String?
        var catalog: String?
        var filter: ListChoices?

        /// Nil for covers and for statistics, which aren't restored.
        init?(_ route: Route) {
            switch route {
            case .details(let id): item = Name(id)
            case .related(let id, let section): (item, self.section) = (Name(id), section.rawValue)
            case .list(let id, let filter):
                (catalog, self.filter) = (id.rawValue, ListChoices(filter: filter))
            case .poster, .picture, .trailer, .statistics: return nil
            }
        }

        var route: Route? {
            if let item {
                return section.map { .related(item.id, SectionID($0)) } ?? .details(item.id)
            }
            guard let catalog, let filter else { return nil }
            return .list(CatalogID(catalog), filter.filter)
        }
    }

    /// Decodes a state, using a first start's values for missing ones.
    ///
    /// - Throws: `DecodingError` if a value has another type.
    public init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        catalog = try values.decodeIfPresent(String.self, forKey: .catalog).map { CatalogID($0) }
        let chosen = try values.decodeIfPresent([String: String].self, forKey: .lists) ?? [:]
        for (catalog, list) in chosen { lists[CatalogID(catalog)] = ListID(list) }
        place = try values.decodeIfPresent(Spot.self, forKey: .place).map {
            ScrollPosition(list: ListID($0.list), item: $0.item.id)
        }
        let open = try values.decodeIfPresent(Name.self, forKey: .open)
        path =
            try values.decodeIfPresent([Page].self, forKey: .path)?.compactMap(\.route)
            ?? open.map { [.details($0.id)] } ?? []
    }

    /// Encodes all values that are set.
    ///
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(catalog?.rawValue, forKey: .catalog)
        let chosen = lists.map { ($0.key.rawValue, $0.value.rawValue) }
        try values.encode(Dictionary(chosen) { $1 }, forKey: .lists)
        let spot = place.map { Spot(list: $0.list.rawValue, item: Name($0.item)) }
        try values.encodeIfPresent(spot, forKey: .place)
        // Earlier versions know only a single page of details.
        if path.count == 1, case .details(let open) = path[0] {
            try values.encode(Name(open), forKey: .open)
        } else if !path.isEmpty {
            try values.encode(path.compactMap(Page.init), forKey: .path)
        }
    }
}
