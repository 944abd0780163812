public import Catalog

/// What `vitrine list` is told, before anybody looks whether a catalog has such things.
public struct ListArguments: Hashable, Sendable {
    /// Which part of a list is printed.
    public enum Pages: Hashable, Sendable {
        /// One page, 1-based.
        case one(Int)
        /// The whole list.
        case all
    }

    /// The name of the catalog.
    public var catalog: String
    /// The name of the list; nil for the catalog's first one.
    public var list: String?
    /// Which part of it; the first page by default.
    public var pages: Pages
    /// Words of titles; nil for no search.
    public var search: String?
    /// A sort key, with `.asc` or `.desc` or without.
    public var sort: String?
    /// Names or keys of genres.
    public var genres: [String]
    /// Years of release.
    public var years: YearRange?
    /// The least rating, 0 to 10.
    public var minimumRating: Double?
    /// Whether the store alone is asked.
    public var isOffline: Bool
    /// Whether to print JSON.
    public var isJSON: Bool

    /// Makes arguments; by default the first page of the first list for people to read.
    public init(
        catalog: String,
        list: String? = nil,
        pages: Pages = .one(1),
        search: String? = nil,
        sort: String? = nil,
        genres: [String] = [],
        years: YearRange? = nil,
        minimumRating: Double? = nil,
        isOffline: Bool = false,
        isJSON: Bool = false
    ) {
        self.catalog = catalog
        self.list = list
        self.pages = pages
        self.search = search
        self.sort = sort
        self.genres = genres
        self.years = years
        self.minimumRating = minimumRating
        self.isOffline = isOffline
        self.isJSON = isJSON
    }
}
