public import Catalog

/// The arguments of `vitrine list`, before names are looked up in a catalog.
public struct ListArguments: Hashable, Sendable {
    /// The part of a list to print.
    public enum Pages: Hashable, Sendable {
        /// One page, 1-based.
        case one(Int)
        /// The whole list.
        case all
    }

    /// The catalog id.
    public var catalog: String
    /// The list id; nil for the catalog's first list.
    public var list: String?
    /// The pages to print; the first one by default.
    public var pages = Pages.one(1)
    /// The words to search for in titles; nil for no search.
    public var search: String?
    /// A sort key, optionally followed by `.asc` or `.desc`.
    public var sort: String?
    /// The names or keys of genres.
    public var genres: [String] = []
    /// The release year range.
    public var years: YearRange?
    /// The minimum rating, from 0 to 10.
    public var minimumRating: Double?
    /// The maximum length in minutes.
    public var maximumRuntime: Int?
    /// The ISO 639-1 code of the original language.
    public var language: String?
    /// The ISO 3166-1 code of a country.
    public var country: String?
    /// Whether to read only from the store.
    public var isOffline = false
    /// Whether to print JSON.
    public var isJSON = false
}
