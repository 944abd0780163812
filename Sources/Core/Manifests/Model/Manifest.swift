public import Catalog
public import Foundation

/// A catalog described by a file instead of code: where a JSON API has its lists and their facts.
///
/// `docs/catalog.schema.json` describes the format.
public struct Manifest: Hashable, Sendable {
    /// The format's version; files of newer versions are refused.
    public static let version = 1
    /// The largest accepted file in bytes.
    public static let maximumBytes = 1_000_000

    /// The id of the catalog.
    public let id: CatalogID
    /// What was ignored while reading the file.
    public let warnings: [ManifestIssue]
    /// What the person who adds the catalog is asked for, in the order of the file.
    public let asked: [AskedValue]
    /// The service.
    public let service: Service

    let name: Caption
    let symbol: CatalogSymbol
    let attribution: Attribution?
    let lists: [List]
    let search: Search?
    /// The kinds of items, the one without a name first.
    let kinds: [Kind]
    let favorites: FavoritesPolicy?
    let marks: Set<MarkKind>
    let images: ImageRetention
    let shelves: [ShelfDescriptor]
}

extension Manifest {
    /// The service that a manifest uses.
    public struct Service: Hashable, Sendable {
        /// The address that all others are below; it ends with a slash.
        public let base: URL
        /// Where the key belongs in a request; nil if the service needs none.
        public let key: KeyPlace?
        /// The maximum number of requests per second; nil for no limit.
        public let requestsPerSecond: Double?
        let headers: [String: String]
        /// The query of the base address, percent-encoded, which each request has; empty for none.
        let query: String
    }

    /// The place of a key in a request.
    public enum KeyPlace: Hashable, Sendable {
        /// A query item with this name.
        case query(name: String)
        /// A header with this name; the key stands for `{key}` in its value.
        case header(name: String, value: String)
        /// `Authorization: Bearer …`.
        case bearer
        /// `Authorization: Basic …` of this user; the key is the password (RFC 7617).
        case basic(user: String)

        /// The name of the query item, or nil.
        var queryItem: String? { if case .query(let name) = self { name } else { nil } }
    }

    /// Items with the same parts and details.
    struct Kind: Hashable, Sendable {
        /// The beginning of the keys and picture paths of its items, with a colon; empty for the
        /// first kind.
        let prefix: String
        let item: ItemRule
        let details: Details
        /// Whether the details complete rows in view.
        var fillsRows = false
    }

    struct List: Hashable, Sendable {
        let id: ListID
        /// The prefix of the rows' kind.
        let kind: String
        let name: Caption
        let request: PageRequest
        let layouts: [ListDescriptor.Layout]
        let sorts: [SortRule]
    }

    struct Search: Hashable, Sendable {
        /// The prefix of the rows' kind.
        let kind: String
        let request: PageRequest
        /// Whether the search of all catalogs asks the service.
        let isEverywhere: Bool
    }

    /// A request for one page, and the place of its rows in the response.
    struct PageRequest: Hashable, Sendable {
        let address: AddressTemplate
        let items: Place
        let paging: Paging
        let emptyStatuses: Set<Int>
    }

    struct SortRule: Hashable, Sendable {
        let option: SortOption
        /// The values of `{sort}`; empty if the library sorts.
        let values: [Sort.Direction: String]
    }

    /// The places of an item's parts, relative to it.
    struct ItemRule: Hashable, Sendable {
        let id: Place
        let title: Place
        let picture: PictureRule?
        let values: [String: Place]
        var facets: [FacetRule]
    }

    struct PictureRule: Hashable, Sendable {
        enum Source: Hashable, Sendable {
            /// An address or a path below the service's host.
            case address(Place)
            /// Values that fill the template when the picture is shown.
            case template(AddressTemplate, values: [String])
            /// Addresses with their widths in pixels, ascending.
            case sizes([PictureSize])
        }

        let source: Source
        let aspectRatio: Double?
        /// The widths in pixels that the template's `{width}` accepts, ascending.
        var widths: [Int] = []
        /// The beginning of the paths of its pictures if a rule is needed to show them.
        let prefix: String

        var isTemplate: Bool { if case .template = source { true } else { false } }
    }

    struct PictureSize: Hashable, Sendable {
        let place: Place
        let width: Int
    }

    /// An address at a place or one that values fill.
    enum AddressRule: Hashable, Sendable {
        case place(Place)
        case template(AddressTemplate)
    }

    struct FacetRule: Hashable, Sendable {
        enum Source: Hashable, Sendable {
            case text(Place)
            case names(Place)
            case number(Place)
            /// How many names are at several places.
            case count([Place])
            /// Multiplied by `factor` for a scale of 10.
            case rating(Place, factor: Double, votes: Place?)
            case day(Place)
            case person(key: Place, name: Place)
            case trailer(AddressRule, site: String)
            case link(AddressRule)
            /// A value that fills the address of details.
            case value(Place)
        }

        /// Where a row shows the value.
        enum Row: Hashable, Sendable {
            case line(Int)
            case text
        }

        let declaration: FacetDeclaration
        let source: Source
        let row: Row?
    }

    enum Details: Hashable, Sendable {
        case none
        case fromItem
        case request(AddressTemplate, root: Place, ItemRule)
    }
}
