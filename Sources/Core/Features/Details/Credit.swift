import Catalog
public import Foundation
import L10n

/// The credit that a source of data asks for, shown with its data.
public struct Credit: Hashable, Sendable {
    /// The catalog's name.
    public let catalog: String
    /// The text, such as "Data from Open Library".
    public let text: String
    /// The page that it leads to, always HTTP or HTTPS; nil for none.
    public let url: URL?

    /// Creates a catalog's credit; nil if its service asks for none.
    init?(of catalog: CatalogDescriptor, strings: Localizer) {
        guard let attribution = catalog.attribution else { return nil }
        self.init(attribution, of: catalog, strings: strings)
    }

    init(_ attribution: Attribution, of catalog: CatalogDescriptor, strings: Localizer) {
        self.catalog = strings.caption(catalog.title)
        text = strings.caption(attribution.text)
        url = attribution.link
    }
}
