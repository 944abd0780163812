package import Catalog
import Foundation

extension TMDBProvider {
    /// The last page offered by TMDB, which responds with 400 beyond it.
    static let maximumPage = 500

    /// The catalog's identifier, which is defined only here.
    static let id = CatalogID("movies")

    /// Creates the descriptor.
    package static func makeDescriptor() -> CatalogDescriptor {
        CatalogDescriptor(
            id: id,
            title: .key("catalog.movies"),
            symbol: .film,
            lists: MovieList.allCases.map(serviceList)
                + [MarkKind.favorite, .toWatch, .watched].map(markedList),
            facets: facets,
            row: RowTemplate(lines: [
                [Facet<[String]>.genres.key],
                [Facet<Rating>.rating.key, Facet<Day>.released.key],
            ]),
            details: DetailsTemplate(
                subtitle: Facet<String>.originalTitle.key,
                summary: [
                    Facet<Day>.released.key, Facet<[String]>.countries.key,
                    Facet<Double>.runtime.key, Facet<String>.certification.key,
                ],
                rating: Facet<Rating>.rating.key,
                genres: Facet<[String]>.genres.key
            ),
            tap: .details(.ownRequest),
            favorites: .persistent,
            marks: [.toWatch, .watched, .rating, .note],
            images: .persistent,
            search: SearchCaptions(
                results: .key("search.results.movies"),
                all: .key("search.all.movies")
            ),
            shelves: shelves,
            spotlight: MovieList.popular.id,
            offersCredit: Attribution(
                text: .key("offers.credit"),
                link: URL(string: "https://www.justwatch.com")
            ),
            sections: sections,
            filmColumn: "tmdbID"
        )
    }

    private static var sections: [SectionDescriptor] {
        [SectionID.cast, .crew].map { id in
            SectionDescriptor(
                id: id,
                title: .key("section.\(id.rawValue)"),
                catalog: TMDBPeopleProvider.id,
                shape: .portrait,
                all: .key("section.people.all"),
                rolePrefix: id == .crew ? "word.job" : nil
            )
        }
            + [SectionID.similar, .recommended].map { id in
                SectionDescriptor(
                    id: id,
                    title: .key("section.\(id.rawValue)"),
                    catalog: Self.id,
                    shape: .poster
                )
            }
    }

    private static var shelves: [ShelfDescriptor] {
        [ShelfDescriptor(title: .key("shelf.visited"), content: .visited)]
            + [MovieList.popular, .topRated].map { list in
                ShelfDescriptor(
                    title: .key("list.movies.\(list.rawValue).title"),
                    content: .list(list.id)
                )
            }
            + [MarkKind.toWatch, .favorite].map { kind in
                let list = ListID(marked: kind)
                return ShelfDescriptor(
                    title: .key("shelf.movies.\(list.rawValue)"),
                    content: .marked(kind),
                    opens: list
                )
            }
    }

    private static func serviceList(_ list: MovieList) -> ListDescriptor {
        ListDescriptor(
            id: list.id,
            title: .key("list.movies.\(list.rawValue).title"),
            shortTitle: .key("list.movies.\(list.rawValue).short"),
            content: .service(.pages(maximum: maximumPage)),
            layouts: [.list, .grid],
            roomyLayout: .grid,
            sorts: MovieSortKey.allCases.map { option($0, .service) },
            defaultSort: Sort(list.defaultSortKey.id, .descending),
            filters: [
                .genres, .years, .minimumRating, .people, .countries, .maximumRuntime, .language,
            ],
            isSearchable: true
        )
    }

    /// The movies with a kind of mark, sorted and filtered by the library, but only by facts that list
    /// rows include: not by revenue, runtime, country or language.
    private static func markedList(_ kind: MarkKind) -> ListDescriptor {
        let id = ListID(marked: kind)
        return ListDescriptor(
            id: id,
            title: .key("list.movies.\(id.rawValue).title"),
            shortTitle: .key("list.movies.\(id.rawValue).short"),
            content: .marked(kind),
            layouts: [.list, .grid],
            roomyLayout: .grid,
            sorts: [
                option(.popularity, .library(facet: Facet<Double>.popularity.key)),
                option(.rating, .library(facet: Facet<Rating>.rating.key)),
                option(.releaseDate, .library(facet: Facet<Day>.released.key)),
                option(.title, .library(facet: nil)),
                .ownRating,
            ],
            filters: kind == .watched
                ? [.genres, .years, .minimumRating]
                : [.genres, .years, .minimumRating, .notWatched],
            isSearchable: true
        )
    }

    private static func option(
        _ key: MovieSortKey,
        _ execution: SortOption.Execution
    ) -> SortOption {
        SortOption(
            id: key.id,
            caption: key.caption,
            execution: execution,
            defaultDirection: key.defaultDirection
        )
    }

    private static var facets: [FacetDeclaration] {
        [
            FacetDeclaration(.originalTitle, .text, caption: .key("facet.originalTitle")),
            FacetDeclaration(
                .released,
                .day,
                caption: .key("facet.released"),
                leadsTo: .years
            ),
            FacetDeclaration(
                .countries,
                .names,
                caption: .key("facet.countries"),
                leadsTo: .countries
            ),
            FacetDeclaration(
                .genres,
                .names,
                caption: .key("facet.genres"),
                leadsTo: .genres
            ),
            FacetDeclaration(.rating, .rating, caption: .key("facet.rating")),
            FacetDeclaration(
                .runtime,
                .number,
                caption: .key("facet.runtime"),
                unit: .minutes
            ),
            FacetDeclaration(
                .trailer,
                .trailer,
                caption: .key("facet.trailer"),
                role: .control
            ),
            FacetDeclaration(
                .directors,
                .people,
                caption: .key("facet.directors"),
                leadsTo: .people
            ),
            FacetDeclaration(
                .starring,
                .people,
                caption: .key("facet.starring"),
                role: .hidden
            ),
            FacetDeclaration(.certification, .text, caption: .key("facet.certification")),
            FacetDeclaration(.overview, .text, caption: .key("facet.overview"), role: .body),
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
    static let cast = SectionID("cast")
    static let crew = SectionID("crew")
    static let similar = SectionID("similar")
    static let recommended = SectionID("recommended")
}
