public import Catalog
public import Foundation
public import L10n
import Primitives

/// The text and picture on a details page.
public struct DetailsContent: Hashable, Sendable {
    /// A facet with its label and value.
    public struct Fact: Hashable, Sendable {
        /// The facet's key.
        public let key: String
        /// The label, such as "Runtime"; empty if the catalog gives it none.
        public let caption: String
        /// The value as text, never empty.
        public let text: String
        /// The parts of the value that open a list; empty if none does.
        public let filterLinks: [FilterLink]

        /// The label and the value on one line; only the value if it has no label.
        public var line: String { caption.isEmpty ? text : "\(caption): \(text)" }
    }

    /// A list of names under one heading.
    public struct NameList: Hashable, Sendable {
        /// The facet's key.
        public let key: String
        /// The heading.
        public let caption: String
        /// The names in the service's order: at least one, none of them empty.
        public let names: [String]

        /// The names shown at first: 8, or all if there are at most 10.
        public var first: ArraySlice<String> {
            names.count > Self.fewest + Self.slack ? names.prefix(Self.fewest) : names[...]
        }

        /// The names shown after a click on the button; empty if all are already shown.
        public var rest: ArraySlice<String> { names.dropFirst(first.count) }

        private static let fewest = 8
        private static let slack = 2
    }

    /// A web page to open in a browser.
    public struct Link: Hashable, Sendable {
        /// The facet's key.
        public let key: String
        /// The link label, such as "Source: example.org".
        public let text: String
        /// The address, always HTTP or HTTPS.
        public let url: URL
    }

    /// The item, which stays the same when more details arrive.
    public let id: Item.ID
    /// The title, never empty; like each fact, it has at most 500 Unicode scalars.
    public let title: String
    /// The picture, or nil.
    public let artwork: Artwork?
    /// What is shown until there is a picture; nil for the catalog's icon.
    public let monogram: Monogram?
    /// Text below the title, such as the original title, or nil.
    public let subtitle: Fact?
    /// The year, the countries, the runtime and the like on one line; nil if none is known.
    public let summary: String?
    /// The rating with its votes, or "Not rated yet"; nil if the catalog declares no rating.
    public let rating: Fact?
    /// The year, the countries and at most 50 genres, each of which can open a list.
    public let filterLinks: [FilterLink]
    /// The other one-line facts, in the catalog's order.
    public let facts: [Fact]
    /// Lists of names, in the catalog's order.
    public let lists: [NameList]
    /// Long texts, in the catalog's order.
    public let texts: [RunningText]
    /// Items that belong to it, in the catalog's order, without a section whose items are all those
    /// of another one with a page, such as "Known For" of a person with few movies.
    public let sections: [DetailsSection]
    /// Web pages about the item, in the catalog's order.
    public let links: [Link]
    /// Where it can be watched, or nil.
    public let offers: OffersContent?
    /// The trailer, or nil.
    public let trailer: Trailer?
    /// The credit that the service asks for, or nil.
    public let credit: Credit?

    private static let mostGenres = 50

    /// Formats an item according to its catalog's facet declarations.
    ///
    /// Omits missing values, except a rating, which becomes "Not rated yet".
    ///
    /// - Parameters:
    ///   - details: the item.
    ///   - descriptor: the item's catalog.
    ///   - catalogs: the catalogs of the items in its sections; without them, no section is shown.
    ///   - today: the date for which ages are computed; nil, the default, omits them.
    ///   - strings: the text in the user's language.
    public init(
        _ details: ItemDetails,
        descriptor: CatalogDescriptor,
        catalogs: [CatalogDescriptor] = [],
        today: Day? = nil,
        strings: Localizer
    ) {
        let item = details.item
        let words = { (declaration: FacetDeclaration, place: Localizer.FacetContext) in
            strings.words(
                for: details.facets[key: declaration.key],
                declaredBy: declaration,
                besides: item.title,
                in: place
            )
        }
        let offered = descriptor.serviceFilters
        let filterLinks = { (declaration: FacetDeclaration) -> [FilterLink] in
            guard let kind = declaration.leadsTo, offered.contains(kind) else { return [] }
            return FilterLink.links(of: declaration, in: details.facets, strings)
        }
        let fact = { (declaration: FacetDeclaration) -> Fact? in
            let value = details.facets[key: declaration.key]
            let caption = strings.caption(declaration.caption, of: value)
            return words(declaration, .details).map { text in
                let age = details.facets.age(on: declaration, today: today)
                let whole = age.map {
                    strings("value.with-age", text, strings("value.age", count: $0))
                }
                return Fact(
                    key: declaration.key,
                    caption: caption,
                    text: whole ?? text,
                    filterLinks: declaration.kind == .people ? filterLinks(declaration) : []
                )
            }
        }
        let declared = { (key: String) in descriptor.facets.first { $0.key == key } }
        let template = descriptor.details
        let summarized = template.summary.compactMap(declared)
        let line = summarized.compactMap { declaration in
            words(declaration, declaration.kind == .day ? .row : .details).map {
                (declaration: declaration, text: $0)
            }
        }
        let subtitle = template.subtitle.flatMap(declared).flatMap(fact)
        let rating = template.rating.flatMap(declared).flatMap(fact)
        let genres = template.genres.flatMap { details.facets[key: $0]?.names } ?? []
        let known = { (role: FacetRole) in
            descriptor.facets.filter { $0.role == role && $0.kind != .link }.compactMap(fact)
        }
        id = item.id
        title = item.title.shortened()
        artwork = details.artwork
        monogram = Monogram(of: item, in: descriptor)
        self.subtitle = subtitle
        // A duration such as "2 h 32 min" isn't broken between lines.
        let unbroken = line.map {
            $0.declaration.kind == .number ? $0.text.replacing(" ", with: "\u{A0}") : $0.text
        }
        summary = line.isEmpty ? nil : unbroken.joinedLeftToRight(separator: "  ·  ")
        self.rating = rating
        self.filterLinks =
            summarized.flatMap(filterLinks)
            + genres.prefix(Self.mostGenres).map { FilterLink(text: $0, target: .genre($0)) }
        facts = known(.fact).filter { fact in
            // A date whose year alone appears in the summary is shown in full here.
            ![template.subtitle, template.rating, template.genres].contains(fact.key)
                && !line.contains { ($0.declaration.key, $0.text) == (fact.key, fact.text) }
        }
        texts = known(.body).map { fact in
            RunningText(
                key: fact.key,
                caption: fact.caption,
                text: fact.text,
                isFolded: !descriptor.sections.isEmpty
            )
        }
        lists = descriptor.facets.compactMap { declaration in
            guard declaration.role == .list else { return nil }
            let names = details.facets[key: declaration.key]?.names ?? []
            let caption = strings.caption(declaration.caption)
            return names.isEmpty
                ? nil : NameList(key: declaration.key, caption: caption, names: names)
        }
        sections =
            descriptor.sections.compactMap { section in
                guard let found = details.sections.first(where: { $0.id == section.id }),
                    let catalog = catalogs.first(where: { $0.id == section.catalog })
                else { return nil }
                return DetailsSection(found, declaredBy: section, of: catalog, strings: strings)
            }.withoutRepetition
        offers = OffersContent(details.offers, of: descriptor, strings: strings)
        links = descriptor.facets.compactMap { declaration in
            guard declaration.role != .hidden,
                let url = details.facets[key: declaration.key]?.webAddress
            else { return nil }
            let caption = strings.caption(declaration.caption)
            let host = url.shownHost.isEmpty ? url.absoluteString : url.shownHost
            let text = strings("details.link", caption, host)
            return Link(key: declaration.key, text: text, url: url)
        }
        trailer =
            descriptor.facets.lazy.filter { $0.role == .control }
            .compactMap { details.facets[key: $0.key]?.trailer }
            .first
        credit = Credit(of: descriptor, strings: strings)
    }

    /// Creates content from what a list row has: its title and picture.
    init(_ row: RowContent) {
        (id, title, artwork, monogram) = (row.id, row.title, row.artwork, row.monogram)
        (subtitle, summary, rating, offers, trailer, credit) = (nil, nil, nil, nil, nil, nil)
        (filterLinks, facts, lists, texts, sections, links) = ([], [], [], [], [], [])
    }
}

extension Facets {
    /// Returns the age at a death, or today's on the birth of a living person; nil for other facets
    /// and if it is unknown.
    fileprivate func age(on declaration: FacetDeclaration, today: Day?) -> Int? {
        guard case .age(let birthKey, let deathKey) = declaration.unit,
            let birth = self[key: birthKey].flatMap(Day.init(_:))
        else { return nil }
        let death = self[key: deathKey].flatMap(Day.init(_:))
        if declaration.key == deathKey { return death.flatMap(birth.years(until:)) }
        return death == nil ? today.flatMap(birth.years(until:)) : nil
    }
}

extension FacetValue {
    fileprivate var trailer: Trailer? {
        if case .trailer(let trailer) = self { trailer } else { nil }
    }

    fileprivate var names: [String] {
        guard case .names(let names) = self else { return [] }
        return names.filter { !$0.isEmpty }.map { $0.shortened() }
    }

    /// The link's URL if it is HTTP or HTTPS, because links from services aren't trusted.
    fileprivate var webAddress: URL? {
        guard case .link(let url) = self, ["http", "https"].contains(url.scheme?.lowercased())
        else { return nil }
        return url
    }
}
