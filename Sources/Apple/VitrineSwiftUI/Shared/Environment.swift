#if canImport(UIKit)
import Catalog
import Features
package import Foundation
package import L10n
package import SwiftUI

/// The place in the settings where a catalog's key is entered.
struct KeyPlace: Hashable, Sendable {
    let page: SettingsPage
    let catalog: CatalogID?
}

extension EnvironmentValues {
    /// All text that the app shows, set at the root.
    @Entry package var strings: Localizer = Localizer(.english)
    /// Writes the page that plays a WebM video, and returns its file; nil if that fails.
    @Entry package var trailerDocument: @Sendable (URL) async -> URL? = { _ in nil }
    /// The section whose tab contains the view; nil in sheets and covers.
    @Entry var section: AppSection?
    /// The key that the settings were opened to enter, or nil.
    @Entry var keyPlace: KeyPlace?
    /// Whether to avoid motion, as the system or app setting requests.
    @Entry var reducesMotion: Bool = false
}
#endif
