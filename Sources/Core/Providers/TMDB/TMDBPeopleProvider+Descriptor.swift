package import Catalog

extension TMDBPeopleProvider {
    /// The catalog's identifier, which is defined only here.
    static let id = CatalogID("people")

    /// Creates the descriptor.
    package static func makeDescriptor() -> CatalogDescriptor {
        CatalogDescriptor(
            id: id,
            title: .key("catalog.people"),
            symbol: .person,
            lists: [],
            facets: facets,
            row: RowTemplate(lines: [[Facet<String>.department.key]]),
            details: DetailsTemplate(summary: [Facet<String>.department.key]),
            tap: .details(.ownRequest),
            favorites: nil,
            images: .persistent,
            sections: [
                SectionDescriptor(
                    id: .knownFor,
                    title: .key("section.known-for"),
                    catalog: TMDBProvider.id,
                    shape: .poster
                ),
                SectionDescriptor(
                    id: .credits,
                    title: .key("section.credits"),
                    catalog: TMDBProvider.id,
                    shape: .poster,
                    all: .key("section.credits.all"),
                    yearsOf: Facet<Day>.released.key,
                    rolePrefix: "word.job"
                ),
            ],
            owner: TMDBProvider.id,
            placeholder: .initials
        )
    }

    private static var facets: [FacetDeclaration] {
        let age = FacetUnit.age(birth: Facet<Day>.born.key, death: Facet<Day>.died.key)
        return [
            FacetDeclaration(
                .department,
                .text,
                caption: .key("facet.department"),
                unit: .word(prefix: "word.department")
            ),
            FacetDeclaration(
                .biography,
                .text,
                caption: .key("facet.biography"),
                role: .body
            ),
            FacetDeclaration(.born, .day, caption: .key("facet.born"), unit: age),
            FacetDeclaration(.died, .day, caption: .key("facet.died"), unit: age),
            FacetDeclaration(.birthplace, .text, caption: .key("facet.birthplace")),
            FacetDeclaration(.source, .link, caption: .key("facet.tmdb")),
            FacetDeclaration(.imdb, .link, caption: .key("facet.imdb")),
            FacetDeclaration(
                .popularity,
                .number,
                caption: .key("facet.popularity"),
                role: .hidden
            ),
        ]
    }
}

extension SectionID {
    static let knownFor = SectionID("known-for")
    static let credits = SectionID("credits")
}
