public import Catalog
public import Foundation
public import L10n
import Primitives

/// The text and picture of a row.
public struct RowContent: Identifiable, Hashable, Sendable {
    /// The row's item.
    public let id: Item.ID
    /// The title, never empty; like all of the row's text, it has at most 500 Unicode scalars.
    public let title: String
    /// The 1-based rank in the list; nil in lists without ranks.
    public let rank: Int?
    /// A longer text below the title; nil if the catalog's rows or the item have none.
    public let text: String?
    /// The lines below the title and text, none of them empty.
    public let lines: [String]
    /// The picture, or nil.
    public let artwork: Artwork?
    /// What is shown until there is a picture; nil for the catalog's icon.
    public let monogram: Monogram?
    /// The item's page on the web; nil if unknown.
    public let link: URL?
    /// The row in one sentence for screen readers, such as "The Dark Knight, 2008, Action, rated
    /// 8.5".
    ///
    /// Dates come first because they distinguish items with the same title.
    public let speech: String

    /// Formats an item according to its catalog's row template.
    ///
    /// Omits missing values, except a rating, which becomes "Not rated yet".
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - descriptor: the item's catalog.
    ///   - list: the row's list; none by default.
    ///   - rank: the item's 1-based rank in the list; none by default.
    ///   - strings: the text in the user's language.
    public init(
        _ item: Item,
        descriptor: CatalogDescriptor,
        list: ListDescriptor? = nil,
        rank: Int? = nil,
        strings: Localizer
    ) {
        let template = descriptor.row(in: list)
        let words = { (key: String, place: Localizer.FacetContext) in
            strings.words(
                for: item.facets[key: key],
                declaredBy: descriptor.facets.first { $0.key == key },
                besides: item.title,
                in: place
            )
        }
        id = item.id
        title = item.title.shortened()
        self.rank = rank
        artwork = item.artwork
        monogram = Monogram(of: item, in: descriptor)
        text = template.text.flatMap { words($0, .row) }
        lines = template.lines.compactMap { keys in
            let parts = keys.compactMap { words($0, .row) }
            return parts.isEmpty ? nil : parts.joinedLeftToRight(separator: "  ·  ")
        }
        link = descriptor.facets.lazy.compactMap { item.facets[key: $0.key]?.link }.first
        let keys = template.lines.flatMap(\.self)
        let isDay = { (key: String) in item.facets[key: key]?.kind == .day }
        let spoken = (keys.filter(isDay) + keys.filter { !isDay($0) })
            .compactMap { words($0, .speech) }
        speech = ([Self.ranked(title, rank), text].compactMap(\.self) + spoken).joined(
            separator: ", "
        )
    }
}

extension RowContent {
    /// Formats an item with its part in another one, which replaces the lines below the title.
    ///
    /// - Parameters:
    ///   - entry: the item and its roles.
    ///   - descriptor: the item's catalog.
    ///   - year: the year before the roles, or nil.
    ///   - rolePrefix: the section's (``SectionDescriptor/rolePrefix``).
    ///   - showsRow: whether an item without year and roles has the lines of its row.
    ///   - strings: the text in the user's language.
    init(
        _ entry: ItemSection.Entry,
        descriptor: CatalogDescriptor,
        year: String?,
        rolePrefix: String?,
        showsRow: Bool,
        strings: Localizer
    ) {
        let row = RowContent(entry.item, descriptor: descriptor, strings: strings)
        let roles = entry.roles.map { role in
            rolePrefix.map { strings.word(role, under: $0) } ?? role
        }
        let parts = [year].compactMap(\.self) + roles
        self =
            parts.isEmpty && showsRow
            ? row : RowContent(row, line: parts.joinedLeftToRight(separator: "  ·  ").shortened())
    }

    private init(_ row: RowContent, line: String) {
        (id, title, rank, text, lines) = (row.id, row.title, nil, nil, line.isEmpty ? [] : [line])
        (artwork, monogram, link) = (row.artwork, row.monogram, row.link)
        speech = ([row.title] + lines).joined(separator: ", ")
    }

    /// The title and all lines, which a narrow cell may show only in part.
    public var tooltip: String { ([title] + lines).joined(separator: "\n") }

    /// All lines side by side; empty without any.
    public var line: String { lines.joinedLeftToRight(separator: "  ·  ") }

    /// The title, preceded by the rank if there is one, such as `1. Alien`.
    public var rankedTitle: String { Self.ranked(title, rank) }

    private static func ranked(_ title: String, _ rank: Int?) -> String {
        rank.map { ["\($0).", title].joinedLeftToRight(separator: " ") } ?? title
    }
}

extension FacetValue {
    fileprivate var link: URL? {
        if case .link(let url) = self { url } else { nil }
    }
}

extension RowContent {
    /// Returns the row in one sentence that includes its marks: "…, rated 8.5, favorite, watched".
    public func speech(_ marks: ItemMarks, _ strings: Localizer) -> String {
        speech + marks.speech(strings)
    }
}
