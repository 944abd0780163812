#if canImport(UIKit)
package import Foundation
package import L10n
package import SwiftUI

extension EnvironmentValues {
    /// All text that the app shows, set at the root.
    @Entry package var strings: Localizer = Localizer(.english)
    /// Writes the page that plays a WebM video, and returns its file; nil if that fails.
    @Entry package var trailerDocument: @Sendable (URL) async -> URL? = { _ in nil }
    /// Whether the view's tab is selected; true outside the tabs.
    @Entry var isTabSelected: Bool = true
    /// Whether to avoid motion, as the system or app setting requests.
    @Entry var reducesMotion: Bool = false
}
#endif
