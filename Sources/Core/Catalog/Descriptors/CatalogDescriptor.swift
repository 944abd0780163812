/// The properties of a catalog, as data.
///
/// Catalogs differ only in these properties. Code outside the providers reads the descriptor and
/// never compares a catalog's id.
public struct CatalogDescriptor: Identifiable, Hashable, Sendable {
    /// The id, stable across versions because it is stored with items and favorites.
    public let id: CatalogID
    /// The name in the sidebar and in headings.
    public let title: Caption
    /// The icon beside the title.
    public let symbol: CatalogSymbol
    /// The lists in display order; the first one is selected initially.
    public let lists: [ListDescriptor]
    /// The facets that items may have, in the order of the details page.
    public let facets: [FacetDeclaration]
    /// The facets that a row shows.
    public let row: RowTemplate
    /// The facets shown beside the picture on a details page.
    public let details: DetailsTemplate
    /// The effect of a tap on an item.
    public let tap: TapAction
    /// Whether rows in view are completed by their details, because the lists lack facts.
    public let fillsRows: Bool
    /// The captions for searching titles.
    public let search: SearchCaptions
    /// The lifetime of favorites; nil for a catalog without favorites.
    public let favorites: FavoritesPolicy?
    /// The kinds of marks besides favorites; they last until the user removes them.
    public let marks: Set<MarkKind>
    /// The lifetime of downloaded pictures.
    public let images: ImageRetention
    /// The label of the Back button on the details page, shown in every layout.
    ///
    /// If it is nil, there is only the window's Back button, in narrow layouts.
    public let returnCaption: Caption?
    /// The catalog's shelves on the home page, in display order.
    public let shelves: [ShelfDescriptor]
    /// The list whose first items the home page presents one at a time; nil if it presents none.
    public let spotlight: ListID?
    /// Whether the search across all catalogs asks the service, in addition to stored titles.
    public let everywhere: SearchEverywhere
    /// The credit that the service asks for; nil if it asks for none.
    public let attribution: Attribution?
    /// The credit for ``ItemDetails/offers``; nil if details have none.
    public let offersCredit: Attribution?
    /// The sections of a details page, in display order.
    public let sections: [SectionDescriptor]
    /// The catalog of the same service through which this one is reached; nil if this one has lists.
    public let owner: CatalogID?
    /// The column with an item's key in lists of films that services exchange, such as `tmdbID`; nil
    /// if the items aren't films.
    public let filmColumn: String?
    /// What is shown in place of a missing picture.
    public let placeholder: Placeholder

    /// Creates a descriptor.
    ///
    /// By default the symbol is ``CatalogSymbol/collection``, favorites are the only marks, the search captions mention titles,
    /// details show all facts in the same way and have no Back button, the home page shows nothing
    /// from the catalog, the search across all catalogs asks its service, no credit is given, and
    /// details have neither offers nor sections.
    public init(
        id: CatalogID,
        title: Caption,
        symbol: CatalogSymbol = .collection,
        lists: [ListDescriptor],
        facets: [FacetDeclaration],
        row: RowTemplate,
        details: DetailsTemplate = DetailsTemplate(),
        tap: TapAction,
        fillsRows: Bool = false,
        favorites: FavoritesPolicy?,
        marks: Set<MarkKind> = [],
        images: ImageRetention,
        search: SearchCaptions = SearchCaptions(),
        returnCaption: Caption? = nil,
        shelves: [ShelfDescriptor] = [],
        spotlight: ListID? = nil,
        attribution: Attribution? = nil,
        offersCredit: Attribution? = nil,
        everywhere: SearchEverywhere = .asked,
        sections: [SectionDescriptor] = [],
        owner: CatalogID? = nil,
        filmColumn: String? = nil,
        placeholder: Placeholder = .symbol
    ) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.lists = lists
        self.facets = facets
        self.row = row
        self.details = details
        self.tap = tap
        self.fillsRows = fillsRows
        self.favorites = favorites
        self.marks = marks
        self.images = images
        self.search = search
        self.returnCaption = returnCaption
        self.shelves = shelves
        self.spotlight = spotlight
        self.attribution = attribution
        self.offersCredit = offersCredit
        self.everywhere = everywhere
        self.sections = sections
        self.owner = owner
        self.filmColumn = filmColumn
        self.placeholder = placeholder
    }

    /// Returns the list with this id, or nil.
    public func list(_ id: ListID) -> ListDescriptor? {
        lists.first { $0.id == id }
    }

    /// Whether items can have a kind of mark.
    public func has(_ kind: MarkKind) -> Bool {
        kind == .favorite ? favorites != nil : marks.contains(kind)
    }

    /// Whether a kind of mark is stored, rather than kept until the program ends.
    public func stores(_ kind: MarkKind) -> Bool {
        has(kind) && (kind != .favorite || favorites == .persistent)
    }

    /// Whether the app shows the catalog's lists.
    public var isBrowsable: Bool { owner == nil }

    /// The list id of a search in a catalog without lists.
    public static var searchID: ListID { ListID("search") }
}

/// A catalog's id, such as `movies`, which appears in addresses, files and command lines.
///
/// It has neither constants nor literals, so only a provider can name a catalog.
public struct CatalogID: Hashable, Sendable {
    /// The id as lower-case ASCII letters and hyphens.
    public let rawValue: String

    /// Creates an id from its text, for example from a command line, without validating it.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A catalog's icon, which each front end draws in its own way.
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
    case book
    /// Notes.
    case music
    /// A gamepad.
    case game
    /// A shopping bag.
    case shop
    /// A pin, as on a map.
    case place
    /// A page of text, also for news.
    case article
}

/// The source of the facts on a details page.
public enum DetailsPolicy: Hashable, Sendable {
    /// The list row, which already has all facts.
    case fromItem
    /// A separate request, sent each time the page opens.
    case ownRequest
    /// A separate request like ``ownRequest``, whose facts are added to those of the list row
    /// because the response may lack some.
    case addedRequest
}

/// What is shown in place of a missing picture.
public enum Placeholder: Hashable, Sendable {
    /// An icon.
    case symbol
    /// The initials of the title on a color that depends on the item.
    case initials
}

/// The lifetime of favorites.
public enum FavoritesPolicy: Hashable, Sendable {
    /// Until the program ends.
    case session
    /// Until the user removes them.
    case persistent
}

/// The lifetime of downloaded pictures.
public enum ImageRetention: Hashable, Sendable {
    /// Until the program ends; the next run downloads them again.
    case run
    /// On disk, within size and age limits.
    case persistent
}

/// The effect of a tap on an item.
public enum TapAction: Hashable, Sendable {
    /// The details page is pushed.
    case details(DetailsPolicy)
    /// The picture flips over once; another action opens it at full size.
    case flip
}

/// Text in a descriptor that is shown to the user.
public enum Caption: Hashable, Sendable {
    /// A key of the string table (`Localizable.xcstrings`).
    case key(String)
    /// The text itself by ISO 639-1 language code; `en` is the fallback.
    case words([String: String])
}

/// Whether the search across all catalogs asks a catalog's service.
public enum SearchEverywhere: Hashable, Sendable {
    /// It does.
    case asked
    /// It does if the user turned it on in the settings.
    case askedIfWanted
    /// It finds only stored titles.
    case stored
}
