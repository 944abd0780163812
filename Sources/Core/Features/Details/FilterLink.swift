public import Catalog
import L10n

/// A fact that opens the list of the items that share it, such as a year, a country or a director.
public struct FilterLink: Hashable, Sendable {
    /// The criterion of the list.
    public enum Target: Hashable, Sendable {
        /// A genre by its name, because items don't have its key.
        case genre(String)
        /// A filter.
        case filter(Filter)
    }

    /// The fact as text.
    public let text: String
    /// The criterion.
    public let target: Target

    /// Returns a facet's links, one for each of its values; empty if it opens no list.
    static func links(
        of declaration: FacetDeclaration,
        in facets: Facets,
        _ strings: Localizer
    ) -> [FilterLink] {
        let value = facets[key: declaration.key]
        switch (declaration.leadsTo, value) {
        case (.years?, .day(let day)?):
            guard let years = YearRange(first: day.year, last: day.year) else { return [] }
            return [FilterLink(text: String(day.year), target: .filter(Filter(years: years)))]
        case (.people?, .people(let people)?):
            return people.map { person in
                let text = person.name.shortened()
                return FilterLink(text: text, target: .filter(Filter(people: [person])))
            }
        case (.countries?, .names(let names)?):
            let codes = facets[.countryCodes] ?? []
            guard codes.count == names.count, !codes.contains("") else { return [] }
            return zip(names, codes).map { name, code in
                FilterLink(
                    text: name.shortened(),
                    target: .filter(Filter(countries: [code]))
                )
            }
        default: return []
        }
    }
}

extension CatalogDescriptor {
    /// The kinds of filters in lists that come from the service.
    var serviceFilters: Set<FilterKind> {
        lists.filter { $0.content.isOfService }.reduce(into: []) { $0.formUnion($1.filters) }
    }
}
