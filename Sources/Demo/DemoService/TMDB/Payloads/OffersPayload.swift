/// Where a film can be watched in one country.
struct OffersPayload: Encodable, Sendable {
    /// Omitted if nil.
    let link: String?
    let flatrate: [ProviderPayload]
    let ads: [ProviderPayload]
    let rent: [ProviderPayload]
    let buy: [ProviderPayload]

    private enum CodingKeys: String, CodingKey {
        case link, flatrate, ads, rent, buy
    }

    /// Omits empty lists, as the real service does.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(link, forKey: .link)
        for (key, rows) in [
            (CodingKeys.flatrate, flatrate), (.ads, ads), (.rent, rent), (.buy, buy),
        ] where !rows.isEmpty {
            try container.encode(rows, forKey: key)
        }
    }
}

/// A service that offers a film.
struct ProviderPayload: Encodable, Sendable {
    let id: Int
    let name: String
    let logoPath: String
    let priority: Int

    enum CodingKeys: String, CodingKey {
        case id = "provider_id"
        case name = "provider_name"
        case logoPath = "logo_path"
        case priority = "display_priority"
    }

    init(_ service: FilmOffers.Service) {
        (id, priority) = (service.id, service.id)
        (name, logoPath) = (service.name, service.logoPath)
    }
}

/// The offers by country.
struct WatchProvidersPayload: Encodable, Sendable {
    let results: [String: OffersPayload]
}
