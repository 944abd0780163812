public import Catalog

/// The user's choices for one list.
public struct ListChoices: Hashable, Sendable {
    /// The layout; nil for the list's default at the window's width.
    public var layout: ListDescriptor.Layout?
    /// The order; nil for the list's default order.
    public var sort: Sort?
    /// The filter, which matches everything by default.
    public var filter = Filter()
}

/// The JSON form: `{"layout": "grid", "sort": "rating.desc", "genres": ["18"]}`.
///
/// A value that can't be decoded counts as not chosen, so damage affects one choice, not all of
/// them.
extension ListChoices: Codable {
    private enum CodingKeys: String, CodingKey {
        case layout, sort, genres, firstYear, lastYear, minimumRating, people, countries
        case maximumRuntime, language, notWatched
    }

    private struct PersonValue: Codable {
        let id: String
        let name: String
    }

    /// Decodes all valid values.
    ///
    /// - Throws: `DecodingError` if the value isn't an object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
            // A value of another type counts as not chosen.
            try? container.decodeIfPresent(Value.self, forKey: key)
        }
        let genres: [String] = value(.genres) ?? []
        let rating: Double? = value(.minimumRating)
        let people: [PersonValue] = value(.people) ?? []
        let countries: [String] = value(.countries) ?? []
        let runtime: Int? = value(.maximumRuntime)
        self.init(
            layout: value(.layout).flatMap(ListDescriptor.Layout.init(rawValue:)),
            sort: value(.sort).flatMap(Sort.init(text:)),
            filter: Filter(
                genres: Set(genres),
                years: YearRange(first: value(.firstYear), last: value(.lastYear)),
                minimumRating: rating.flatMap { (0...10).contains($0) ? $0 : nil },
                people: people.map { Person(key: $0.id, name: $0.name) },
                countries: Set(countries),
                maximumRuntime: runtime.flatMap { $0 > 0 ? $0 : nil },
                language: value(.language),
                isNotWatched: value(.notWatched) ?? false
            )
        )
    }

    /// Encodes only what was chosen.
    ///
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(layout?.rawValue, forKey: .layout)
        try container.encodeIfPresent(sort?.text, forKey: .sort)
        if !filter.genres.isEmpty { try container.encode(filter.genres.sorted(), forKey: .genres) }
        try container.encodeIfPresent(filter.years?.first, forKey: .firstYear)
        try container.encodeIfPresent(filter.years?.last, forKey: .lastYear)
        try container.encodeIfPresent(filter.minimumRating, forKey: .minimumRating)
        if !filter.people.isEmpty {
            let people = filter.people.map { PersonValue(id: $0.key, name: $0.name) }
            try container.encode(people, forKey: .people)
        }
        if !filter.countries.isEmpty {
            try container.encode(filter.countries.sorted(), forKey: .countries)
        }
        try container.encodeIfPresent(filter.maximumRuntime, forKey: .maximumRuntime)
        try container.encodeIfPresent(filter.language, forKey: .language)
        if filter.isNotWatched { try container.encode(true, forKey: .notWatched) }
    }
}

extension Query {
    /// Returns the query with the saved choices that the list still offers.
    func applying(_ preferences: ListChoices, to list: ListDescriptor?) -> Query {
        var query = self
        if let sort = preferences.sort, sort != list?.defaultSort,
            list?.sorts.contains(where: { $0.id == sort.key }) == true
        {
            query.sort = sort
        }
        let filter = preferences.filter.limited(to: list?.filters ?? [])
        if !filter.isEmpty { query.filter = filter }
        return query
    }
}

extension Filter {
    /// Returns the filter without the kinds that aren't offered.
    fileprivate func limited(to kinds: Set<FilterKind>) -> Filter {
        Filter(
            genres: kinds.contains(.genres) ? genres : [],
            years: kinds.contains(.years) ? years : nil,
            minimumRating: kinds.contains(.minimumRating) ? minimumRating : nil,
            people: kinds.contains(.people) ? people : [],
            countries: kinds.contains(.countries) ? countries : [],
            maximumRuntime: kinds.contains(.maximumRuntime) ? maximumRuntime : nil,
            language: kinds.contains(.language) ? language : nil,
            isNotWatched: isNotWatched && kinds.contains(.notWatched)
        )
    }
}
