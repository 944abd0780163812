public import Catalog
public import L10n

/// A part of the active filter that the user can remove separately.
public struct FilterChip: Hashable, Sendable {
    /// The kind of part, with the key if it is a genre.
    public enum Part: Hashable, Sendable {
        /// One genre, by `Genre.key`.
        case genre(String)
        /// Both ends of the year range.
        case years
        /// The lower bound of the average rating.
        case minimumRating
        /// One person, by `Person.key`.
        case person(String)
        /// One country, by its ISO 3166-1 code.
        case country(String)
        /// The upper bound of the length.
        case maximumRuntime
        /// The original language.
        case language
        /// That an item must not have been watched.
        case notWatched
    }

    /// The part that the chip removes.
    public let part: Part
    /// The label, such as "Drama", "1990–1999" or "★ 7.0 or more".
    public let text: String

    /// Returns the active parts of a filter: genres sorted by name, years, rating, people,
    /// countries, runtime, original language, not watched.
    ///
    /// Shows a genre's key if its name isn't known yet.
    public static func chips(
        of filter: Filter,
        genres: [Genre],
        strings: Localizer
    ) -> [FilterChip] {
        let names = Dictionary(genres.map { ($0.key, $0.name) }) { first, _ in first }
        var chips = filter.genres.map { FilterChip(part: .genre($0), text: names[$0] ?? $0) }
            .sorted { $0.text < $1.text }
        if let years = filter.years {
            chips.append(FilterChip(part: .years, text: text(of: years, strings)))
        }
        if let rating = filter.minimumRating {
            let text = strings("filter.rating-or-more", strings.rating(Rating(rating)))
            chips.append(FilterChip(part: .minimumRating, text: text))
        }
        chips += filter.people.map { FilterChip(part: .person($0.key), text: $0.name.shortened()) }
        chips += filter.countries.sorted().map {
            FilterChip(part: .country($0), text: strings.country($0))
        }
        if let minutes = filter.maximumRuntime {
            chips.append(FilterChip(part: .maximumRuntime, text: strings.text(ofRuntime: minutes)))
        }
        if let code = filter.language {
            chips.append(FilterChip(part: .language, text: strings.language(code)))
        }
        if filter.isNotWatched {
            chips.append(FilterChip(part: .notWatched, text: strings("filter.not-watched")))
        }
        return chips
    }

    /// Returns `filter` without this part.
    func removed(from filter: Filter) -> Filter {
        var filter = filter
        switch part {
        case .genre(let key): filter.genres.remove(key)
        case .years: filter.years = nil
        case .minimumRating: filter.minimumRating = nil
        case .person(let key): filter.people.removeAll { $0.key == key }
        case .country(let code): filter.countries.remove(code)
        case .maximumRuntime: filter.maximumRuntime = nil
        case .language: filter.language = nil
        case .notWatched: filter.isNotWatched = false
        }
        return filter
    }

    private static func text(of years: YearRange, _ strings: Localizer) -> String {
        switch (years.first, years.last) {
        case (let first?, let last?):
            first == last ? String(first) : "\(first)–\(last)"
        case (let first?, nil): strings("filter.years-from", String(first))
        case (nil, let last?): strings("filter.years-to", String(last))
        case (nil, nil): ""
        }
    }
}
