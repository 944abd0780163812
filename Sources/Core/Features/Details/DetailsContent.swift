public import Catalog
public import Foundation
public import L10n

/// A details page in words.
public struct DetailsContent: Hashable, Sendable {
    /// What something is and what it says.
    public struct Fact: Hashable, Sendable {
        /// The facet's key.
        public let key: String
        /// What it is.
        public let caption: String
        /// What it says.
        public let text: String
    }

    /// Several names under one heading.
    public struct NameList: Hashable, Sendable {
        /// The facet's key.
        public let key: String
        /// The heading.
        public let caption: String
        /// The names in the service's order, none of them empty; at least one.
        public let names: [String]
    }

    /// A page to open elsewhere.
    public struct Link: Hashable, Sendable {
        /// The facet's key.
        public let key: String
        /// What it leads to: "Source: example.org".
        public let text: String
        /// The address.
        public let url: URL
    }

    /// Which item.
    public let id: Item.ID
    /// The title.
    public let title: String
    /// The picture; nil where there is none.
    public let artwork: Artwork?
    /// What takes one line each, in the catalog's order.
    public let facts: [Fact]
    /// Lists of names, in the catalog's order.
    public let lists: [NameList]
    /// Running texts, in the catalog's order.
    public let texts: [Fact]
    /// Pages about the item, in the catalog's order.
    public let links: [Link]
    /// The trailer; nil where there is none.
    public let trailer: Trailer?

    /// Puts an item into words, as its catalog declares its facets.
    ///
    /// What is not known is left out, but for a rating: "Not rated yet"; and so is an original title
    /// that is the title.
    public init(_ details: ItemDetails, descriptor: CatalogDescriptor, strings: Localizer) {
        let item = details.item
        let known = { (role: FacetRole) in
            descriptor.facets.compactMap { declaration -> Fact? in
                guard declaration.role == role, declaration.kind != .link else { return nil }
                let text = strings.words(
                    for: details.facets[key: declaration.key],
                    declaredBy: declaration,
                    besides: item.title,
                    in: .details
                )
                let caption = strings.caption(declaration.caption)
                return text.map { Fact(key: declaration.key, caption: caption, text: $0) }
            }
        }
        id = item.id
        title = item.title
        artwork = item.artwork
        facts = known(.fact)
        texts = known(.body)
        lists = descriptor.facets.compactMap { declaration in
            guard declaration.role == .list else { return nil }
            let names = details.facets[key: declaration.key]?.names.filter { !$0.isEmpty } ?? []
            let caption = strings.caption(declaration.caption)
            return names.isEmpty
                ? nil : NameList(key: declaration.key, caption: caption, names: names)
        }
        links = descriptor.facets.compactMap { declaration in
            guard declaration.role != .hidden,
                let url = details.facets[key: declaration.key]?.webAddress
            else { return nil }
            let caption = strings.caption(declaration.caption)
            let text = strings("details.link", caption, url.host() ?? url.absoluteString)
            return Link(key: declaration.key, text: text, url: url)
        }
        trailer =
            descriptor.facets.lazy.filter { $0.role == .control }
            .compactMap { details.facets[key: $0.key]?.trailer }
            .first
    }
}

extension FacetValue {
    fileprivate var trailer: Trailer? {
        if case .trailer(let trailer) = self { trailer } else { nil }
    }

    fileprivate var names: [String] {
        if case .names(let names) = self { names } else { [] }
    }

    /// Its address where a browser may be sent there: what services tell is not trusted.
    fileprivate var webAddress: URL? {
        guard case .link(let url) = self, ["http", "https"].contains(url.scheme?.lowercased())
        else { return nil }
        return url
    }
}
