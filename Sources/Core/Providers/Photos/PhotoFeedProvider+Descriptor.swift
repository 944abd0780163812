package import Catalog

extension PhotoFeedProvider {
    /// The identifier of the only list.
    static let feed = ListID("feed")

    /// Creates the descriptor; the catalog's identifier is defined only here.
    package static func makeDescriptor() -> CatalogDescriptor {
        CatalogDescriptor(
            id: CatalogID("photos"),
            title: .key("catalog.photos"),
            symbol: .photo,
            lists: [
                ListDescriptor(
                    id: feed,
                    title: .key("list.photos.feed.title"),
                    shortTitle: .key("list.photos.feed.short"),
                    content: .service(.none),
                    layouts: [.stream]
                )
            ],
            facets: [FacetDeclaration(.user, .person, caption: .key("facet.user"))],
            row: RowTemplate(lines: [[Facet<Person>.user.key]]),
            tap: .flip,
            favorites: nil,
            images: .run,
            shelves: [
                ShelfDescriptor(
                    title: .key("shelf.photos.latest"),
                    content: .list(feed),
                    shape: .photo
                )
            ]
        )
    }
}
