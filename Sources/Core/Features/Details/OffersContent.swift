public import Catalog
public import Foundation
import L10n

/// Where an item can be watched, as text.
public struct OffersContent: Hashable, Sendable {
    /// A company that offers the item.
    public struct Provider: Hashable, Sendable {
        /// The name, never empty; at most 500 Unicode scalars.
        public let name: String
        /// The logo, or nil.
        public let logo: Artwork?
        /// What is shown until there is a logo; nil if the name has no letters.
        public let monogram: Monogram?
    }

    /// Offers of one kind.
    public struct Group: Hashable, Sendable {
        /// The kind.
        public let kind: Offers.Kind
        /// The heading, such as "Rent".
        public let caption: String
        /// The first 50 providers in the service's order.
        public let providers: [Provider]
    }

    /// The country's name.
    public let country: String
    /// The groups, at least one.
    public let groups: [Group]
    /// The page with all offers, always HTTP or HTTPS; nil for none.
    public let link: URL?
    /// The credit that the source asks for.
    public let credit: Credit

    private static let mostProviders = 50

    /// Creates the text of offers; nil if there are none, or if the catalog has no credit for them.
    init?(_ offers: Offers?, of catalog: CatalogDescriptor, strings: Localizer) {
        guard let offers, let attribution = catalog.offersCredit else { return nil }
        country = strings.country(offers.country)
        groups = offers.groups.map { group in
            Group(
                kind: group.kind,
                caption: strings("offers.\(group.kind.rawValue)"),
                providers: group.providers.prefix(Self.mostProviders).map {
                    Provider(
                        name: $0.name.shortened(),
                        logo: $0.logo,
                        monogram: Monogram(of: $0.name, key: $0.name)
                    )
                }
            )
        }
        link = offers.link
        credit = Credit(attribution, of: catalog, strings: strings)
    }
}
