/// Everything that differs between catalogs, as data.
///
/// Code outside the providers reads the descriptor and never compares a catalog's id.
public struct CatalogDescriptor: Identifiable, Hashable, Sendable {
    /// Stable across versions: it is stored with items and favorites.
    public let id: CatalogID
    /// The name shown in the sidebar and in headings.
    public let title: Caption
    /// The icon shown beside the title.
    public let symbol: CatalogSymbol
    /// The lists in display order; the first one is shown first.
    public let lists: [ListDescriptor]
    /// The facets that items may have, in the order of the details page.
    public let facets: [FacetDeclaration]
    /// What a row shows.
    public let row: RowTemplate
    /// What a details page shows beside the picture.
    public let details: DetailsTemplate
    /// What happens when an item is opened.
    public let tap: TapAction
    /// The words around a search of its titles.
    public let search: SearchCaptions
    /// How long favorites are kept; nil for a catalog without favorites.
    public let favorites: FavoritesPolicy?
    /// How long downloaded pictures are kept.
    public let images: ImageRetention
    /// The label of the details page's own Back button, shown in every layout.
    ///
    /// Nil leaves only the window's Back button, which narrow layouts have.
    public let returnCaption: Caption?
    /// The catalog's shelves on the home page, in display order.
    public let shelves: [ShelfDescriptor]
    /// The list whose first items the home page presents one at a time; nil for none of them.
    public let spotlight: ListID?

    /// By default the symbol is ``CatalogSymbol/collection``, titles are searched, details show all
    /// facts alike and have no Back button, and the home page shows nothing of the catalog.
    public init(
        id: CatalogID,
        title: Caption,
        symbol: CatalogSymbol = .collection,
        lists: [ListDescriptor],
        facets: [FacetDeclaration],
        row: RowTemplate,
        details: DetailsTemplate = DetailsTemplate(),
        tap: TapAction,
        favorites: FavoritesPolicy?,
        images: ImageRetention,
        search: SearchCaptions = SearchCaptions(),
        returnCaption: Caption? = nil,
        shelves: [ShelfDescriptor] = [],
        spotlight: ListID? = nil
    ) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.lists = lists
        self.facets = facets
        self.row = row
        self.details = details
        self.tap = tap
        self.favorites = favorites
        self.images = images
        self.search = search
        self.returnCaption = returnCaption
        self.shelves = shelves
        self.spotlight = spotlight
    }

    /// The list with this id; nil if the catalog has none.
    public func list(_ id: ListID) -> ListDescriptor? {
        lists.first { $0.id == id }
    }
}

/// The id of a catalog, such as `movies`: part of addresses, files and command lines.
///
/// There are no constants and no literals, so that only a provider can name a catalog.
public struct CatalogID: Hashable, Sendable {
    /// Lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Takes the name as typed on a command line; it is not validated.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The icon of a catalog; each front end has its own drawing of it.
public enum CatalogSymbol: String, CaseIterable, Hashable, Sendable {
    /// A generic icon, the default.
    case collection
    /// A strip of film.
    case film
    /// A star, for ranked lists.
    case star
    /// A photograph, for feeds of pictures.
    case photo
    /// A person, for characters.
    case person
}

/// Where the details page gets its facts.
public enum DetailsPolicy: Hashable, Sendable {
    /// From the list row, which already has everything.
    case fromItem
    /// From a request of its own, sent each time the page opens.
    case ownRequest
}

/// How long favorites are kept.
public enum FavoritesPolicy: Hashable, Sendable {
    /// Until the program ends.
    case session
    /// Until the user removes them.
    case persistent
}

/// How long downloaded pictures are kept.
public enum ImageRetention: Hashable, Sendable {
    /// Until the program ends; the next run downloads them again.
    case run
    /// On disk, within limits of size and age.
    case persistent
}

/// What happens when an item is opened.
public enum TapAction: Hashable, Sendable {
    /// The details page is pushed.
    case details(DetailsPolicy)
    /// The picture flips over once; another act opens it at full size.
    case flip
}

/// Text for the user that a descriptor carries.
public enum Caption: Hashable, Sendable {
    /// A key of the string table (`Localizable.xcstrings`).
    case key(String)
    /// The text itself by ISO 639-1 language code; `en` is the fallback.
    case words([String: String])
}
