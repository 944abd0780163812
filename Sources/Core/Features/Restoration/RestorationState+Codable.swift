import Catalog

/// The JSON form: `{"catalog": "a", "lists": {"a": "b"}, "place": {"list": "b", "item": {…}}}`.
extension RestorationState: Codable {
    private enum CodingKeys: String, CodingKey {
        case catalog, lists, place, open
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
        open = try values.decodeIfPresent(Name.self, forKey: .open)?.id
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
        try values.encodeIfPresent(open.map(Name.init), forKey: .open)
    }
}
