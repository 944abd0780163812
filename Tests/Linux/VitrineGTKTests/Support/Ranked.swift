import Catalog

extension CatalogDescriptor {
    /// Similar to films: text in the rows, session favorites, a button that returns to the list.
    static let ranked = CatalogDescriptor(
        id: CatalogID("ranked"),
        title: .key("catalog.films"),
        lists: ["user-rated", "critic-rated"].map { name in
            ListDescriptor(
                id: ListID(name),
                title: .key("list.films.\(name).title"),
                shortTitle: .key("list.films.\(name).short"),
                content: .service(.none),
                rankedBy: Facet<Rating>.rating.key
            )
        },
        facets: [
            FacetDeclaration(
                .longDescription,
                .text,
                caption: .key("facet.longDescription"),
                role: .body
            ),
            FacetDeclaration(.overview, .text, caption: .key("facet.overview"), role: .hidden),
            FacetDeclaration(.rating, .rating, caption: .key("facet.rating")),
        ],
        row: RowTemplate(lines: [], text: Facet<String>.overview.key),
        tap: .details(.fromItem),
        favorites: .session,
        images: .persistent,
        returnCaption: .key("details.return.films"),
        everywhere: .askedIfWanted
    )
}

extension Item {
    static let shortText = String(repeating: "Words of a film. ", count: 60)
    static let longText = String(repeating: "Many more words of a film. ", count: 70)

    static func ranked(_ number: Int, _ title: String? = nil, text: String = shortText) -> Item {
        Item(
            id: ID(CatalogDescriptor.ranked.id, String(number)),
            title: title ?? "Film \(number)",
            artwork: Artwork(path: "/\(number).jpg"),
            facets: Facets().setting(.overview, text).setting(.longDescription, longText)
                .setting(.rating, Rating(10 - Double(number) / 10))
        )
    }
}
