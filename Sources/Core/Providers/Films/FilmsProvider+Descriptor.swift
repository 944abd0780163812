package import Catalog

extension FilmsProvider {
    /// Creates the descriptor; the catalog's identifier is defined only here.
    package static func makeDescriptor() -> CatalogDescriptor {
        CatalogDescriptor(
            id: CatalogID("films"),
            title: .key("catalog.films"),
            symbol: .star,
            lists: FilmList.allCases.map(list),
            facets: facets,
            row: RowTemplate(lines: [], text: Facet<String>.overview.key),
            details: DetailsTemplate(summary: [Facet<Day>.released.key]),
            tap: .details(.fromItem),
            favorites: .session,
            images: .persistent,
            returnCaption: .key("details.return.films"),
            shelves: FilmList.allCases.map { list in
                ShelfDescriptor(
                    title: .key("shelf.films.\(list.rawValue)"),
                    content: .list(list.id)
                )
            }
        )
    }

    private static func list(_ list: FilmList) -> ListDescriptor {
        ListDescriptor(
            id: list.id,
            title: .key("list.films.\(list.rawValue).title"),
            shortTitle: .key("list.films.\(list.rawValue).short"),
            content: .service(.none),
            rankedBy: list.rating.key
        )
    }

    /// Declares a rating that isn't shown if it is missing: it may be unknown rather than without
    /// votes.
    private static func rating(_ facet: Facet<Rating>, _ caption: String) -> FacetDeclaration {
        FacetDeclaration(facet, .rating, caption: .key(caption), showsAbsence: false)
    }

    private static var facets: [FacetDeclaration] {
        [
            FacetDeclaration(.released, .day, caption: .key("facet.released")),
            rating(.rating, "facet.userRating"),
            rating(.criticRating, "facet.criticRating"),
            FacetDeclaration(
                .longDescription,
                .text,
                caption: .key("facet.longDescription"),
                role: .body
            ),
            FacetDeclaration(
                .overview,
                .text,
                caption: .key("facet.overview"),
                role: .hidden
            ),
        ]
    }
}
