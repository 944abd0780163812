#if canImport(UIKit)
package import Foundation
package import L10n
package import SwiftUI

extension EnvironmentValues {
    /// All text that the app shows, set at the root.
    @Entry package var strings: Localizer = Localizer(.english)
    /// Returns the file of a video whose address the system's player can't reach; nil for all
    /// others.
    @Entry package var videoFile: @Sendable (URL) async -> URL? = { _ in nil }
    /// Whether to avoid motion, as the system or app setting requests.
    @Entry var reducesMotion: Bool = false
}
#endif
