public import Foundation

/// Where an item can be watched in one country.
public struct Offers: Hashable, Codable, Sendable {
    /// What an offer costs; the raw values are stored and appear in JSON.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// Part of a subscription.
        case stream
        /// Free of charge, possibly with advertisements.
        case free
        /// For some time, at a price.
        case rent
        /// Permanently, at a price.
        case buy
    }

    /// A company that offers the item.
    public struct Provider: Hashable, Codable, Sendable {
        /// The name, never empty.
        public let name: String
        /// The logo, which is square; nil if there is none.
        public let logo: Artwork?

        /// Creates a provider, by default without a logo.
        public init(_ name: String, logo: Artwork? = nil) {
            (self.name, self.logo) = (name, logo)
        }
    }

    /// Offers of one kind.
    public struct Group: Hashable, Codable, Sendable {
        /// The kind.
        public let kind: Kind
        /// The providers in the service's order.
        public let providers: [Provider]

        /// Creates a group.
        public init(_ kind: Kind, _ providers: [Provider]) {
            (self.kind, self.providers) = (kind, providers)
        }
    }

    /// The country, as an ISO 3166-1 code.
    public let country: String
    /// The page with all offers, always HTTP or HTTPS; nil for none.
    public let link: URL?
    /// The groups in the order of ``Kind``: at least one, none of them empty.
    public let groups: [Group]

    /// Creates offers without the empty groups; nil if all of them are.
    public init?(country: String, link: URL?, groups: [Group]) {
        let groups = groups.filter { !$0.providers.isEmpty }
        guard !groups.isEmpty else { return nil }
        (self.country, self.link, self.groups) = (country, link, groups)
    }
}
