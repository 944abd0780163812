import Catalog

extension CatalogDescriptor {
    /// A stream of photos that turn over on a tap.
    static let photos = CatalogDescriptor(
        id: CatalogID("photos"),
        title: .words(["en": "Photos"]),
        lists: [
            ListDescriptor(
                id: ListID("feed"),
                title: .words(["en": "Photos"]),
                shortTitle: .words(["en": "Photos"]),
                content: .service(.none),
                layouts: [.stream]
            )
        ],
        facets: [FacetDeclaration(.user, .person, caption: .words(["en": "User"]))],
        row: RowTemplate(lines: [[Facet<Person>.user.key]]),
        tap: .flip,
        favorites: nil,
        images: .run
    )
}

extension Item {
    static func photo(_ number: Int, _ title: String? = nil, user: String = "Ada") -> Item {
        Item(
            id: ID(CatalogID("photos"), String(number)),
            title: title ?? "Photo \(number)",
            artwork: Artwork(path: "/\(number)"),
            facets: Facets().setting(.user, Person(key: user, name: user))
        )
    }

    static func photos(_ numbers: some Sequence<Int>) -> [Item] { numbers.map { photo($0) } }
}
